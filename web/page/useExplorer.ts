import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { readAddress, writeAddress, type Shown } from '../address.js';
import type { ComplexTexts, EvaluatedMove, Failure, Opened, Outcome, ValueTexts } from '../messages.js';
import { Refused, Thread } from './Thread.js';
import { useVisited, type Place } from './useVisited.js';

/** What is found, little by little, of what is shown; what is missing is still searched, or not known. */
export interface Found {
  readonly opened: Opened | undefined;
  readonly complex: ComplexTexts | undefined;
  readonly outcome: Outcome | undefined;
  readonly value: ValueTexts | undefined;
  readonly moves: readonly EvaluatedMove[] | undefined;
  /** What is known of the value while it is searched. */
  readonly soFar: string | undefined;
  /** What was refused, by what was asked. */
  readonly refused: Readonly<Record<string, Failure>>;
  /** What this was found for; the view does not matter. */
  readonly key: string;
  readonly isReady: boolean;
}

/** Nothing is found yet. */
const BLANK: Found = {
  opened: undefined,
  complex: undefined,
  outcome: undefined,
  value: undefined,
  moves: undefined,
  soFar: undefined,
  refused: {},
  key: '',
  isReady: false,
};

export interface Explorer {
  readonly shown: Shown;
  readonly found: Found;
  /** Is the source that is shown the one that the thread has open? */
  readonly isOpen: boolean;
  /** What was shown since the page was loaded, the last first. */
  readonly visited: readonly Place[];
  readonly show: (change: Partial<Shown>) => void;
  readonly stop: () => void;
  /** What was shown before, the first first: what undo goes back to. */
  readonly steps: readonly Shown[];
  /** Shows what an address asks for, with what was shown before. */
  readonly restore: (address: string, steps: readonly string[]) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly ask: Thread['ask'];
}

const wantsDark = matchMedia('(prefers-color-scheme: dark)');

/** The answers to all that the page shows of a source with a position, from the thread. */
export function useExplorer(first: string): Explorer {
  const thread = useRef<Thread>();
  thread.current ??= new Thread();
  const [shown, setShown] = useState<Shown>(() => withDefault(readAddress(location.hash), first));
  const latest = useRef(shown);
  const [found, setFound] = useState<Found>(BLANK);
  const [dark, setDark] = useState(wantsDark.matches);
  const [undone, setUndone] = useState<readonly Shown[]>([]);
  const [done, setDone] = useState<readonly Shown[]>([]);

  useEffect(() => {
    const change = (): void => setDark(wantsDark.matches);
    wantsDark.addEventListener('change', change);
    return () => wantsDark.removeEventListener('change', change);
  }, []);

  const go = useCallback((to: Shown): void => {
    setReady(false);
    latest.current = to;
    setShown(to);
    if (location.hash !== writeAddress(to)) history.pushState(null, '', writeAddress(to));
  }, []);

  useEffect(() => {
    const read = (): void => {
      setReady(false);
      latest.current = withDefault(readAddress(location.hash), first);
      setShown(latest.current);
    };
    addEventListener('hashchange', read);
    addEventListener('popstate', read);
    return () => {
      removeEventListener('hashchange', read);
      removeEventListener('popstate', read);
    };
  }, [first]);

  const position = shown.position.join(' ');
  const key = JSON.stringify([shown.source, position, dark]);
  useEffect(() => {
    let isCurrent = true;
    setReady(false);
    const tell = (part: Partial<Found>): void => {
      if (isCurrent) setFound((before) => ({ ...before, ...part }));
    };
    const refuse = (what: string, error: unknown): void => {
      if (!(error instanceof Refused)) throw error;
      if (isCurrent) setFound((before) => ({ ...before, refused: { ...before.refused, [what]: error.failure } }));
    };
    void search(thread.current!, shown, dark, key, tell, refuse).then(() => {
      tell({ isReady: true });
    });
    return () => {
      isCurrent = false;
    };
    // The view and what other versions put into the address change nothing that is searched.
  }, [key]);

  // Also where only the view has changed, or the same is asked again.
  useEffect(() => setReady(found.isReady && found.key === key), [found, shown, key]);

  const isOpen = found.key === key && found.opened !== undefined;
  const show = (change: Partial<Shown>): void => {
    const [before, after] = [latest.current, { ...latest.current, ...change }];
    // A browser may tell of one entry twice.
    if (writeAddress(before) !== writeAddress(after)) {
      setDone((steps) => [...steps, before]);
      setUndone([]);
    }
    go(after);
  };
  const undo = (): void => {
    setDone(done.slice(0, -1));
    setUndone([...undone, shown]);
    go(done.at(-1)!);
  };
  const redo = (): void => {
    setUndone(undone.slice(0, -1));
    setDone([...done, shown]);
    go(undone.at(-1)!);
  };
  const restore = (address: string, steps: readonly string[]): void => {
    setDone(steps.map((step) => withDefault(readAddress(step), first)));
    setUndone([]);
    go(withDefault(readAddress(address), first));
  };
  return {
    shown,
    found,
    isOpen,
    visited: useVisited(shown, isOpen),
    show,
    stop: () => thread.current!.stop(),
    steps: done,
    restore,
    undo: done.length === 0 ? undefined : undo,
    redo: undone.length === 0 ? undefined : redo,
    ask: (topic, about, soFar, signal) => thread.current!.ask(topic, about, soFar, signal),
  };
}

function withDefault(shown: Shown, first: string): Shown {
  return shown.source === '' ? { ...shown, source: first } : shown;
}

/** Other programs wait for this. */
function setReady(isReady: boolean): void {
  document.documentElement.dataset['ready'] = String(isReady);
}

/** Asks for everything that the panes show, the quickest first. */
async function search(
  thread: Thread,
  { source, position }: Shown,
  dark: boolean,
  key: string,
  tell: (part: Partial<Found>) => void,
  refuse: (what: string, error: unknown) => void,
): Promise<void> {
  try {
    const opened = await thread.open(source, position, dark);
    tell({ ...BLANK, key, opened });
  } catch (error) {
    tell({ ...BLANK, key });
    refuse('source', error);
    return;
  }
  const each = async (what: string, ask: () => Promise<void>): Promise<void> => {
    try {
      await ask();
    } catch (error) {
      refuse(what, error);
    }
  };
  await Promise.all([
    each('complex', async () => tell({ complex: await thread.ask('complex') })),
    each('outcome', async () => tell({ outcome: await thread.ask('outcome') })),
    each('value', async () => {
      const value = await thread.ask('value', '', (soFar) => tell({ soFar }));
      tell({ value });
    }),
    each('moves', async () => tell({ moves: await thread.ask('moves') })),
  ]);
}
