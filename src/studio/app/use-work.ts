import { useState } from 'react';
import { wordsOf } from './api.ts';

/** Something that takes a moment and may be refused: its button waits meanwhile, and says why not. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setTrouble('');
    try {
      await work();
    } catch (error) {
      setTrouble(wordsOf(error));
    }
    setBusy(false);
  };
  return { isBusy, trouble, setTrouble, run };
}
