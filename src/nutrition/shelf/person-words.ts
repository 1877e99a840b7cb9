import { counted } from '../../text/russian.ts';
import type { Motherhood, Person } from '../needs.ts';

export const motherhoodTitles: Record<Motherhood, string> = {
  first: 'Беременность, первый триместр',
  later: 'Беременность, второй и\u00a0третий',
  feeding: 'Кормление грудью',
};

/** «Женщина, 34 года, беременность, первый триместр» */
export function personWords({ age, sex, motherhood }: Person): string {
  const who = { child: 'Ребёнок', female: 'Женщина', male: 'Мужчина', adult: 'Взрослый' };
  const key = age < 18 ? 'child' : (sex ?? 'adult');
  const childSex = age < 18 && sex ? [sex === 'female' ? 'девочка' : 'мальчик'] : [];
  const mother = motherhood ? [motherhoodTitles[motherhood].toLowerCase()] : [];
  return [who[key], ...childSex, counted(age, 'год', 'года', 'лет'), ...mother].join(', ');
}
