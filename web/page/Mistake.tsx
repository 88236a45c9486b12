import type { JSX } from 'preact';
import type { Failure } from '../messages.js';

interface MistakeProps {
  readonly text: string;
  readonly failure: Failure | undefined;
  /** Of the element that holds the message. */
  readonly id: string;
}

/** What is wrong in a text, with its place. */
export function Mistake({ text, failure, id }: MistakeProps): JSX.Element {
  return (
    <>
      {failure?.at === undefined ? null : (
        <pre aria-hidden="true">
          {text}
          {'\n'}
          {' '.repeat(failure.at)}^
        </pre>
      )}
      <p id={id}>{failure?.message ?? ''}</p>
      {failure === undefined || failure.hint === '' ? null : <p class="hint">{failure.hint}</p>}
    </>
  );
}
