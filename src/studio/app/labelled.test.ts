import { expect, it } from 'vitest';
import { everyField } from '../../content/kinds/field-tree.ts';
import { helpOf } from './labelled.tsx';

/** What stands in an address, a document or a name as it is, in Russian texts too. */
const known =
  /(https?|tel|mailto):\S*|[/#{][\w/#}-]+|<\w+>|\b[\w.]+@[\w.]+|\b(EFSA|TOTOX|HTML|Mg|RU[.\dR]+|RA\.RU\.\S+|VP-\w+)\b/g;
/** An address is spelt in Latin letters. */
const spelt = new Set(['id', 'og_type', 'robot_advanced', 'symbol', 'template', 'version']);

it('every label and help of every form is in words of an editor', () => {
  const wrong = [...everyField()].flatMap(({ where, field }) => {
    if (spelt.has(field.name)) return [];
    const words = [field.label, helpOf(field), ...(field.choices ?? []).map(({ title }) => title)].join(' ');
    const left = words.replace(known, '').match(/[A-Za-z]{2,}|\d{4}-\d{2}-\d{2}/g) ?? [];
    return left.length > 0 ? [`${where}: ${left.join(' ')}`] : [];
  });
  expect(wrong).toEqual([]);
});
