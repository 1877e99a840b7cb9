/** Variables that cannot be what they are: what the operator reads, and the names for whoever says it otherwise. */
export class WrongVariables extends Error {
  readonly wrong: readonly { name: string; value: string | undefined }[];

  constructor(message: string, wrong: WrongVariables['wrong']) {
    super(message);
    this.name = 'WrongVariables';
    this.wrong = wrong;
  }
}
