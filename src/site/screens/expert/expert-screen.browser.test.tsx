import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { visit } from '../../../../fixtures/browser/visit.tsx';

const asks = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(() => asks('no-preference'));
afterEach(() => asks('reduce'));

it('the signature is written while it comes into view, and stays', async () => {
  await visit('/expert-gromova');
  const signature = document.querySelector('.signature') as Element;
  const unwritten = () => Number.parseFloat(getComputedStyle(signature.firstElementChild as Element).strokeDashoffset);
  const main = document.querySelector('main') as HTMLElement;
  main.style.marginTop = '200vh';
  await expect.poll(unwritten).toBe(1);
  main.style.marginTop = '';
  signature.scrollIntoView({ block: 'center', behavior: 'instant' });
  await expect.poll(unwritten).toBe(0);
});
