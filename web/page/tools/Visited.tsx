import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { VisitedAnswer } from '../../comparison.js';
import { Refused } from '../Thread.js';
import type { Explorer } from '../useExplorer.js';
import { isSamePlace, type Place } from '../useVisited.js';

interface VisitedProps {
  readonly explorer: Explorer;
  readonly onCompare: (place: Place) => void;
}

/** What is known of each place, by its name. */
type Known = ReadonlyMap<string, VisitedAnswer | 'refused'>;

/** The positions so far, and which of them equal the one in view, or are literally equal to it. */
export function Visited({ explorer, onCompare }: VisitedProps): JSX.Element {
  const { visited, shown, found, isOpen, ask } = explorer;
  const [known, setKnown] = useState<Known>(new Map());
  const others = visited.filter((place) => !isSamePlace(place, shown));
  const names = JSON.stringify(others);
  useEffect(() => {
    setKnown(new Map());
    if (!isOpen) return;
    const control = new AbortController();
    const findAll = async (): Promise<void> => {
      for (const place of others) {
        if (control.signal.aborted) return;
        const answer = await ask('visited', JSON.stringify(place), undefined, control.signal).catch(refusal);
        if (!control.signal.aborted) setKnown((before) => new Map([...before, [JSON.stringify(place), answer]]));
      }
    };
    void findAll();
    return () => control.abort();
  }, [found.opened, isOpen, names]);
  return (
    <div class="visited">
      <h3>Positions so far</h3>
      {others.length === 0 ? <p class="nothing">No others yet.</p> : null}
      <ol>
        {others.map((place) => {
          const key = JSON.stringify(place);
          return (
            <li key={key}>
              <button type="button" onClick={() => onCompare(place)}>
                {place.source}
                {place.position.length === 0 ? '' : `, ${place.position.join(' ')}`}
              </button>{' '}
              <span>{inWords(known.get(key))}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function refusal(error: unknown): 'refused' {
  if (!(error instanceof Refused)) throw error;
  return 'refused';
}

function inWords(answer: VisitedAnswer | 'refused' | undefined): string {
  if (answer === undefined) return '…';
  if (answer === 'refused') return 'not comparable';
  const { order, literal } = answer;
  if (literal === true) return '≅ literally equal';
  if (order === 'undecided') return '? undecided';
  if (order !== '=') return 'another value';
  return literal === 'undecided' ? '= equal value; literally equal: undecided' : '= equal value';
}
