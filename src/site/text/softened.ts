const joints = /(бифидо|лакто|пантоте|гиалуро|гидрокси|пропил|метил)(?=\p{L}{4})/giu;

/** The longest words of any label get their joints: not every browser knows where Russian chemistry may break. */
export const softened = (words: string) => words.replace(joints, '$1\u00ad');
