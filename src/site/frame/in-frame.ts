import { createContext } from 'react';

/** Whether a screen stands inside the frame: an error of the root route is shown without it. */
export const InFrame = createContext(false);
