import { useEffect } from 'react';

/** A page that broke after it was shown has a title already: the error page's stands in for it as long as it is seen. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    if (before === title) return;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
