import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';

/** So many characters of a text are set at first: to set 50,000 blocks the page. */
const SET = 1000;

interface LongTextProps {
  readonly text: string;
  /** Of the element that holds the text. */
  readonly id?: string | undefined;
  /** So many characters at most are set at first. */
  readonly most?: number;
}

/** A text that is cut off until it is asked for in full. The whole of it is there for programs at once. */
export function LongText({ text, id, most = SET }: LongTextProps): JSX.Element {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => setWhole(false), [text]);
  const isCut = !isWhole && text.length > most;
  return (
    <>
      <span id={id}>{isCut ? <Beginning text={text} most={most} /> : text}</span>
      {isCut ? (
        <button type="button" onClick={() => setWhole(true)}>
          … in full
        </button>
      ) : null}
    </>
  );
}

/** The beginning of a text is set; the rest is there for programs. */
export function Beginning({ text, most = SET }: Omit<LongTextProps, 'id'>): JSX.Element {
  const end = text.length <= most ? text.length : text.lastIndexOf(' ', most) + 1 || most;
  return (
    <>
      {text.slice(0, end)}
      <span hidden>{text.slice(end)}</span>
    </>
  );
}
