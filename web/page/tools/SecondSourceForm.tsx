import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import type { SidesRule } from '../../../src/player.js';
import { wordsIn } from '../../address.js';
import type { ComparisonRequest } from '../../comparison.js';
import type { Failure } from '../../messages.js';
import { Mistake } from '../Mistake.js';

interface SecondSourceFormProps {
  readonly request: ComparisonRequest;
  /** What is wrong with it. */
  readonly failure: Failure | undefined;
  readonly onCompare: (change: Partial<ComparisonRequest>) => void;
  /** The source in view becomes the second one, too. */
  readonly onCopy: () => void;
  /** The second one becomes the source in view. */
  readonly onTake: () => void;
  readonly onExchange: () => void;
}

const SIDES: readonly (readonly [SidesRule, string])[] = [
  ['keep', 'keep Left and Right'],
  ['swap', 'swap them in the first (is it the negative?)'],
  ['ignore', 'ignore them'],
];

/** The second source with its position, and how the players are compared. */
export function SecondSourceForm(props: SecondSourceFormProps): JSX.Element {
  const { request, failure, onCompare, onCopy, onTake, onExchange } = props;
  const source = useRef<HTMLInputElement>(null);
  const position = useRef<HTMLInputElement>(null);
  const placed = request.position.join(' ');
  useEffect(() => {
    if (source.current !== null) source.current.value = request.source;
    if (position.current !== null) position.current.value = placed;
  }, [request.source, placed]);
  const typed = (): string => source.current?.value.trim() ?? '';
  const commit = (): void => onCompare({ source: typed(), position: wordsIn(position.current?.value ?? '') });
  const hasSecond = request.source !== '';
  return (
    <form
      class="second"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <p class="fields">
        <label for="with">Second source</label>
        <input
          id="with"
          ref={source}
          defaultValue={request.source}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-describedby="with-error"
          aria-invalid={failure !== undefined}
          onChange={() => {
            if (typed() === request.source) return;
            // The pieces of another game are others.
            if (position.current?.value.trim() === placed) position.current.value = '';
            commit();
          }}
        />
        <label for="with-position">Position</label>
        <input
          id="with-position"
          ref={position}
          defaultValue={placed}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-describedby="with-error"
          onChange={commit}
        />
        <label for="sides">Players</label>
        <select
          id="sides"
          value={request.sides}
          onChange={({ currentTarget }) => onCompare({ sides: currentTarget.value as SidesRule })}
        >
          {SIDES.map(([sides, about]) => (
            <option key={sides} value={sides}>
              {about}
            </option>
          ))}
        </select>
      </p>
      <p class="views">
        <button type="submit">Compare</button>
        <button type="button" disabled={!hasSecond} onClick={onExchange}>
          Exchange
        </button>
        <button type="button" disabled={!hasSecond} onClick={onTake}>
          Take this one as the source
        </button>
        <button type="button" onClick={onCopy}>
          Copy the source in view
        </button>
      </p>
      <div class="mistake wrong" role="alert">
        <Mistake text={request.source} failure={failure} id="with-error" />
      </div>
    </form>
  );
}
