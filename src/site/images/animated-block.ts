import { createContext } from 'react';

/** True inside a block that moves in: its pictures start later (see constants.ts). */
export const AnimatedBlock = createContext(false);
