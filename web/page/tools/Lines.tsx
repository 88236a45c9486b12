import type { JSX } from 'preact';

interface LinesProps {
  readonly id: string;
  readonly lines: readonly string[] | undefined;
  readonly refusal: string;
}

/** An answer in the words of a command. */
export function Lines({ id, lines, refusal }: LinesProps): JSX.Element {
  return (
    <div id={id} aria-live="polite">
      {lines === undefined ? null : (
        <pre class="answer" tabIndex={0}>
          {lines.join('\n')}
        </pre>
      )}
      {refusal === '' ? null : <p class="wrong">{refusal}</p>}
    </div>
  );
}
