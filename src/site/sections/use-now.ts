import { useEffect, useState } from 'react';

const oftenMs = 20_000;

/** The reader's own clock. Nobody's on the server, nor in the first picture of the browser: they must be the same. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, oftenMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
