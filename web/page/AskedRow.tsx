import { useEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { Refused } from './Thread.js';

interface Answer {
  readonly seconds: number;
}

interface AskedRowProps<A extends Answer> {
  readonly name: string;
  readonly about: string;
  /** What it is asked of: of something else it is asked anew. */
  readonly of: string;
  readonly find: (soFar: (text: string) => void, signal: AbortSignal) => Promise<A>;
  /** The answer in a line, where it has one. */
  readonly short: (answer: A) => string;
  /** Hears what is found, in words. */
  readonly onSay: (text: string) => void;
  readonly children: (answer: A) => ComponentChildren;
}

/** What is known of one question. */
interface Known<A> {
  readonly of: string;
  readonly answer?: A;
  readonly refusal?: string;
  readonly soFar?: string;
}

/** A row that asks when it is opened, and can be cancelled. */
export function AskedRow<A extends Answer>(props: AskedRowProps<A>): JSX.Element {
  const { name, about, of, find, short, onSay, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState<Known<A>>();
  const search = useRef<AbortController>();
  const { answer, refusal, soFar: searched }: Omit<Known<A>, 'of'> = known?.of === of ? known : {};

  useEffect(() => {
    if (!isOpen || known?.of === of) return;
    const control = new AbortController();
    search.current = control;
    const tell = (part: Omit<Known<A>, 'of'>, inWords = ''): void => {
      if (search.current !== control) return;
      setKnown({ of, ...part });
      if (inWords !== '') onSay(`${name}: ${inWords}`);
    };
    const ask = async (): Promise<void> => {
      try {
        const answered = await find((text) => tell({ soFar: text }), control.signal);
        tell({ answer: answered }, short(answered) || 'found');
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { message, isUndecided } = error.failure;
        tell({ refusal: isUndecided ? `undecided: ${message}` : message }, message);
      }
    };
    setKnown({ of });
    void ask();
  }, [isOpen, of]);
  // What is closed, or of something else, is not searched any more.
  useEffect(() => () => search.current?.abort(), [isOpen, of]);

  const isSearching = isOpen && answer === undefined && refusal === undefined;
  const close = (): void => {
    setOpen(false);
    // What was cancelled is asked again when the row is opened again.
    if (answer === undefined) setKnown(undefined);
  };
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => (currentTarget.open ? setOpen(true) : close())}>
      <summary>
        <code>{name}</code>
        <b>{answer === undefined ? '' : short(answer)}</b>
        <span class="seconds">{answer === undefined ? '' : `${answer.seconds.toFixed(2)} s`}</span>
      </summary>
      {isOpen ? (
        <div class="body">
          <p class="hint">{about}</p>
          {isSearching ? (
            <p class="searching">
              <span>searching … {searched ?? ''}</span>
              <button type="button" onClick={() => search.current?.abort()}>
                Cancel
              </button>
            </p>
          ) : null}
          {refusal === undefined ? null : <p class="refused">{refusal}</p>}
          {answer === undefined ? null : children(answer)}
        </div>
      ) : null}
    </details>
  );
}
