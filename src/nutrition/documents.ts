/** The documents of norms, limits and fixed label texts, by the names shown to a reader. */
export const documents = {
  labelling: {
    title: 'ТР ТС 022/2011 «Пищевая продукция в части её маркировки»',
    short: 'ТР ТС 022/2011, приложение 2',
  },
  needs: {
    title:
      'МР 2.3.1.0253-21 «Нормы физиологических потребностей в энергии и пищевых веществах для различных групп населения Российской Федерации»',
    short: 'МР 2.3.1.0253-21',
  },
  supplements: {
    title:
      'Единые санитарно-эпидемиологические и гигиенические требования (решение Комиссии Таможенного союза от 28.05.2010 № 299), глава II, раздел 1, приложение 5',
    short: 'Единые требования ЕАЭС, приложение 5',
  },
  upperLevels: {
    title: 'EFSA, Overview on Tolerable Upper Intake Levels',
    short: 'EFSA, сводная таблица верхних уровней',
  },
  upperVitaminD: { title: 'EFSA Journal 2023, 8145: tolerable upper intake level for vitamin D', short: 'EFSA, 2023' },
  upperVitaminB6: {
    title: 'EFSA Journal 2023, 8006: tolerable upper intake level for vitamin B6',
    short: 'EFSA, 2023',
  },
  upperSelenium: { title: 'EFSA Journal 2023, 7704: tolerable upper intake level for selenium', short: 'EFSA, 2023' },
  safeIron: { title: 'EFSA Journal 2024, 8819: tolerable upper intake level for iron', short: 'EFSA, 2024' },
  safeManganese: { title: 'EFSA Journal 2023, 8413: tolerable upper intake level for manganese', short: 'EFSA, 2023' },
  safeOmega3: { title: 'EFSA Journal 2012, 2815: upper intake level of EPA, DHA and DPA', short: 'EFSA, 2012' },
  tolerances: {
    title:
      'European Commission, Guidance document with regard to the setting of tolerances for nutrient values declared on a label, 2012',
    short: 'руководство Европейской комиссии о допусках, 2012',
  },
  safeAstaxanthin: { title: 'EFSA Journal 2020, 5993: safety of astaxanthin', short: 'EFSA, 2020' },
} as const satisfies Record<string, { title: string; short: string }>;

export type DocumentKey = keyof typeof documents;
