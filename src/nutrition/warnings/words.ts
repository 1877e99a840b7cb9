/**
 * Fixed texts of labels and warnings. They repeat the law word for word, so each stands here once and is never
 * rephrased in the content.
 */
export const labelWords = {
  doctor: 'Перед применением проконсультируйтесь с врачом.',
  portion: 'Не превышайте рекомендуемую суточную порцию.',
  polyols: 'Содержит подсластитель. При чрезмерном употреблении может оказывать слабительное действие.',
  xylitol: 'Берегите от домашних животных: ксилит для них ядовит.',
  iron: 'Случайный приём железа ребёнком опасен: держите упаковку под замком.',
  biotin: 'Перед анализом крови сообщите лаборатории о приёме биотина.',
  drowsiness: 'Возможна сонливость: не садитесь за руль, пока не узнаете, как продукт действует на вас.',
  surgery: 'За две недели до плановой операции сообщите о приёме врачу.',
} as const;

/** The last sentence of the storage conditions of every product. */
export const storedAwayFromChildren = 'Хранить в недоступном для детей месте.';

export const warningGroups = {
  everyone: 'Всем',
  allergy: 'При аллергии',
  age: 'Детям и подросткам',
  motherhood: 'Беременным и кормящим',
  condition: 'При заболеваниях и особых состояниях',
  medicine: 'Тем, кто принимает лекарства',
} as const;

export type WarningGroup = keyof typeof warningGroups;
