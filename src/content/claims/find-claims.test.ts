import { describe, expect, it } from 'vitest';
import { findClaims } from './find-claims.ts';
import { claimRules } from './rules.ts';

const rules = (text: string, tone: 'promotional' | 'encyclopaedic' = 'promotional') =>
  findClaims(text, tone).map((claim) => claim.rule.id);

describe('forbidden wordings', () => {
  it.each([
    ['Лечит суставы и связки', 'cure'],
    ['Для лечения и восстановления', 'cure'],
    ['Вылечила спину за месяц', 'cure'],
    ['Целебная сила трав', 'cure'],
    ['Защищает от гриппа и ОРВИ', 'disease'],
    ['Помощь при диабете', 'disease'],
    ['Профилактика дефицита', 'prevention'],
    ['Гарантируем результат', 'guarantee'],
    ['100 % эффект', 'guarantee'],
    ['100% результат', 'guarantee'],
    ['Обязательно поможет каждому', 'guarantee'],
    ['Спасибо, теперь выздоровела вся семья', 'thanks'],
    ['Перестали болеть всей семьёй', 'thanks'],
    ['Капсулы помогли от головной боли', 'thanks'],
    ['Снимает воспаление и боль', 'relief'],
    ['Нормализует давление', 'normalise'],
    ['Повышает иммунитет ребёнка', 'normalise'],
    ['Сжигает жир', 'normalise'],
    ['Эффективнее многих лекарств', 'medicine'],
    ['Натуральное лекарство', 'medicine'],
    ['Без побочных эффектов', 'harmless'],
    ['Нет противопоказаний', 'harmless'],
    ['Рекомендовано врачами', 'doctors'],
    ['Педиатры советуют', 'doctors'],
    ['Клинически доказано', 'proof'],
    ['Заменяет полноценное питание', 'food'],
    ['Без побочек', 'harmless'],
    ['Не болеть всю зиму', 'thanks'],
    ['Снижает температуру', 'relief'],
    ['Для тех, кто устал болеть', 'thanks'],
    ['Аналог аспирина', 'medicine'],
    ['Повышает потенцию', 'normalise'],
    ['Похудеть на 5 кг', 'normalise'],
    ['Cures colds', 'cure'],
    ['Сергей прибавил восемь килограммов в жиме', 'case'],
    ['После двух недель приёма сон наладился', 'case'],
  ])('%s', (text, rule) => {
    expect(rules(text)).toContain(rule);
  });

  it.each([
    'БАД. Не является лекарственным средством',
    'БАД, не является лекарственным средством.',
    'Не предназначено для лечения и диагностики заболеваний',
    'Способствует поддержанию нормальной работы иммунной системы',
    'Дополнительный источник витамина C',
    'Если вы принимаете лекарства, обсудите приём с врачом',
    'При заболеваниях почек проконсультируйтесь с врачом',
    'Если врач назначил другую дозу, спросите у него',
    'Не гарантирует ничего, кроме состава',
    'Ракообразные и рыба не входят в состав',
    'Раковина моллюска, залечь на диван, увлечение спортом',
    'Упаковка пришла целой, мармелад вкусный',
    'Плечи и колени, облечь в слова',
  ])('lets pass: %s', (text) => {
    expect(rules(text)).toEqual([]);
  });

  it('lets an encyclopaedia name a disease, but not act on it', () => {
    expect(rules('Рахит описали в XVII веке', 'encyclopaedic')).toEqual([]);
    expect(rules('Витамин помогает против рахита', 'encyclopaedic')).toContain('disease');
  });

  it('reports one place once', () => {
    expect(findClaims('Лечит грипп', 'promotional').map((claim) => claim.found)).toEqual(['Лечит', 'грипп']);
    expect(findClaims('Эффективнее лекарств', 'promotional')).toHaveLength(1);
  });

  it('explains every rule and offers another wording', () => {
    for (const rule of claimRules) {
      expect(rule.why).toMatch(/38-ФЗ/);
      expect(rule.instead.length).toBeGreaterThan(15);
    }
  });
});
