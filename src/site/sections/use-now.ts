import { useEffect, useState } from 'react';

const oftenMs = 20_000;

/** Null on the server and in the first render of the browser, which must be the same. */
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
