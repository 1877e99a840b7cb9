import { useEffect } from 'react';

/** A page that failed after it was rendered has its own title: replaced while the error page is shown. */
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
