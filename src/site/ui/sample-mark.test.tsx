import { expect, it } from 'vitest';
import { renderExample } from '../../../fixtures/render-example.tsx';
import { Section } from './layout.tsx';
import { SampleMark } from './sample-mark.tsx';

const marksIn = async (samples: { sample: boolean }[]) => {
  const html = await renderExample(
    <Section title="Люди" samples={samples}>
      {samples.map(({ sample }, index) => (
        <SampleMark key={index} of={sample} />
      ))}
    </Section>,
  );
  return { count: html.split('Образец').length - 1, isInHeading: /<h2.*?<\/h2><p[^>]*>.*?Образец/s.test(html) };
};

it('says once per section that all of it is made up', async () => {
  expect(await marksIn([{ sample: true }, { sample: true }, { sample: true }])).toEqual({
    count: 1,
    isInHeading: true,
  });
});

it('stands beside every made-up entry where others are real', async () => {
  expect(await marksIn([{ sample: true }, { sample: false }, { sample: true }])).toMatchObject({ count: 2 });
});

it('stands beside a single entry', async () => {
  expect(await marksIn([{ sample: true }])).toMatchObject({ count: 1 });
});
