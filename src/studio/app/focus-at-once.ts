/** The first input of a dialog: whoever has opened it types on. */
export const focusAtOnce = (input: HTMLInputElement | null): void => input?.focus();
