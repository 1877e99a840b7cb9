const joints = /(бифидо|лакто|пантоте|гиалуро|гидрокси|пропил|метил)(?=\p{L}{4})/giu;
const letter = /(?<!\p{L})([LD]-)(?=\p{L})/gu;

/**
 * The longest words of any label get their joints: not every browser knows where Russian chemistry may break. A letter
 * before a hyphen is none: «L-» does not stay behind alone.
 */
export const softened = (words: string) => words.replace(joints, '$1\u00ad').replace(letter, '$1\u2060');
