import { createContext } from 'react';

/** False for an error of the root route, which is shown without the frame. */
export const InFrame = createContext(false);
