import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { remembered } from './remembered.js';

interface Stop {
  /** What is shown. */
  readonly at: string;
  /** The number of the pane that it is in, where panes are tabs. */
  readonly pane?: number;
  readonly words: string;
}

/** What a newcomer is shown, one after the other. */
const STOPS: readonly Stop[] = [
  {
    at: '#source',
    words: 'Type a source: a ruleset on a board, a complex, an ideal or a value. A list has what it may become.',
  },
  { at: '.examples', words: 'Or choose an example. Each shows one thing.' },
  {
    at: 'section.board',
    pane: 0,
    words: 'The board: place a piece by a click or a button. Where a piece is illegal, the page says why.',
  },
  {
    at: 'section.complex',
    pane: 1,
    words: 'The complex: its faces are the legal positions. Place a piece, and it becomes the link of that piece.',
  },
  {
    at: 'section.complex dl',
    pane: 1,
    words:
      'Both ideals of the position: the generators of one are the maximal legal positions, of the other the minimal illegal ones.',
  },
  {
    at: 'section.game',
    pane: 2,
    words: 'The game: who wins, its value, temperature and thermograph, and the value of each move.',
  },
  {
    at: 'section.tools',
    pane: 3,
    words:
      'The tools: a game from a complex or a value, drawing, rulesets of your own, play, and the comparison of two games.',
  },
  {
    at: '.history',
    words:
      'Undo goes back over everything. The address has all that is shown: send it to somebody, or keep it as a bookmark.',
  },
];

const SEEN = 'spgames.tour';

interface TourProps {
  readonly onPane: (number: number) => void;
}

/** Offers a tour at the first visit; it can be taken again later. */
export function Tour({ onPane }: TourProps): JSX.Element {
  const [stop, setStop] = useState<number>();
  const [isOffered, setOffered] = useState(() => remembered.get(SEEN) === null);
  const title = useRef<HTMLParagraphElement>(null);
  const end = (): void => {
    setStop(undefined);
    setOffered(false);
    remembered.set(SEEN, 'seen');
  };
  useEffect(() => {
    if (stop === undefined) return undefined;
    const { at, pane } = STOPS[stop]!;
    if (pane !== undefined) onPane(pane);
    const shown = document.querySelector(at);
    shown?.classList.add('toured');
    shown?.scrollIntoView({ block: 'center' });
    const frame = requestAnimationFrame(() => title.current?.focus());
    return () => {
      cancelAnimationFrame(frame);
      shown?.classList.remove('toured');
    };
  }, [stop]);
  if (stop === undefined)
    return (
      <p class={isOffered ? 'tour offered' : 'tour'}>
        {isOffered ? <span>Here for the first time?</span> : null}
        <button type="button" onClick={() => setStop(0)}>
          Tour
        </button>
        {isOffered ? (
          <button type="button" onClick={end}>
            No, thanks
          </button>
        ) : null}
      </p>
    );
  return (
    <aside
      class="tour step"
      aria-label="Tour"
      onKeyDown={({ key }) => {
        if (key === 'Escape') end();
      }}
    >
      <p ref={title} tabindex={-1}>
        <strong>
          {stop + 1} of {STOPS.length}
        </strong>{' '}
        {STOPS[stop]!.words}
      </p>
      <p class="moves">
        <button type="button" disabled={stop === 0} onClick={() => setStop(stop - 1)}>
          Back
        </button>
        {stop < STOPS.length - 1 ? (
          <button type="button" onClick={() => setStop(stop + 1)}>
            Next
          </button>
        ) : null}
        <button type="button" onClick={end}>
          {stop < STOPS.length - 1 ? 'End the tour' : 'Done'}
        </button>
      </p>
    </aside>
  );
}
