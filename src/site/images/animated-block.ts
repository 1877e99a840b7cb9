import { createContext } from 'react';

/** True inside a block that moves in: its pictures are loaded later (constants.ts). */
export const AnimatedBlock = createContext(false);
