/** What a section keeps in this browser. Null where there is nothing, or the browser does not allow to look. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`vitimepro:${key}`);
  } catch {
    return null;
  }
}

/** False where the browser refuses: its memory is full or switched off. */
export function remember(key: string, line: string): boolean {
  try {
    localStorage.setItem(`vitimepro:${key}`, line);
    return true;
  } catch {
    return false;
  }
}
