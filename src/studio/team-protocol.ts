import type { Clash } from './protocol.ts';

/** What the board of colleagues and its server tell each other. */

/** The folder that is shared through git. */
export interface TeamView {
  isShared: boolean;
  /** What is not given yet, and what is not taken yet, newest first. */
  mine: TeamLine[];
  theirs: TeamLine[];
}

export interface TeamLine {
  /** Null for what git has not been told of. */
  at: string | null;
  who: string;
  message: string;
}

/** An entry or a picture that a colleague has changed in another way. */
export interface TeamClash {
  path: string;
  title: string;
  kindTitle: string;
  /** An empty field is the file as a whole. */
  clashes: Clash[];
}

export interface TeamChoice {
  path: string;
  field: string;
  keep: 'mine' | 'theirs';
}

export interface Taken {
  /** What has to be decided first: nothing was taken then. */
  clashes: TeamClash[];
  /** How many files were. */
  taken: number;
}
