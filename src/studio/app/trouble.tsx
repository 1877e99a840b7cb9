/** Why something could not be done, in the words of whoever refused. */
export function Trouble({ text }: { text: string }) {
  return text === '' ? null : (
    <p role="alert" className="notice error">
      {text}
    </p>
  );
}
