import type { JSX } from 'preact';
import type { Topic } from '../../../messages.js';
import { refusalInWords } from '../../Thread.js';
import type { Asked } from '../../useAnswer.js';

interface SearchingProps {
  readonly asked: Asked<Topic>;
  /** Of the element that holds what was refused. */
  readonly id: string;
  readonly what: string;
}

/** That an answer is searched, or why there is none. */
export function Searching({ asked, id, what }: SearchingProps): JSX.Element {
  const { failure, isSearching, stop, again } = asked;
  return (
    <div class="asked" aria-busy={isSearching}>
      <p class="searching">
        <span role="status">{isSearching ? `searching: ${what} …` : ''}</span>
        {isSearching ? (
          <button type="button" aria-label={`Stop the search: ${what}`} onClick={stop}>
            Stop
          </button>
        ) : null}
      </p>
      <div role="alert">
        <p class="wrong" id={id}>
          {failure === undefined ? '' : refusalInWords(failure)}
        </p>
        {failure === undefined || failure.hint === '' ? null : <p class="hint">{failure.hint}</p>}
      </div>
      {failure?.isUndecided === true ? (
        <button type="button" onClick={again}>
          Search again
        </button>
      ) : null}
    </div>
  );
}
