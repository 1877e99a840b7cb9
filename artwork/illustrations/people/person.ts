/** What tells one sitter from another. */
export type Clothes = 'sweater' | 'turtleneck' | 'blazer' | 'shirt' | 'zip' | 'vneck' | 'hoodie' | 'blouse';

export interface Person {
  woman: boolean;
  skin: string;
  hair: string;
  /** What lies behind the head, and what lies over the forehead. */
  back: (colour: string) => string;
  front: (colour: string) => string;
  clothes: Clothes;
  colour: string;
  under?: string;
  /** −1 is turned to the left, 1 to the right, 0 faces us. */
  turn: number;
  eyes?: 'closed' | 'down';
  mouth?: 'grin' | 'talk' | 'calm';
  freckles?: boolean;
  tilt?: number;
  glasses?: string;
  beard?: 'stubble' | 'short' | 'full' | 'moustache';
  earrings?: string;
  headset?: string;
  older?: boolean;
}
