/**
 * Makes a value once per version of the content. A failure is not kept: whoever asks next tries again, even while the
 * version stays the same.
 */
export function memoizeByVersion<T>(make: () => Promise<T>): (version: string | null) => Promise<T> {
  let kept: { version: string | null; value: Promise<T> } | undefined;
  return (version) => {
    if (kept?.version === version) return kept.value;
    const made = { version, value: make() };
    kept = made;
    made.value.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made.value;
  };
}
