import { useEffect, useRef, useState } from 'preact/hooks';
import type { ComparisonAnswers, ComparisonRequest } from '../../comparison.js';
import type { Failure } from '../../messages.js';
import { Refused } from '../Thread.js';
import type { Explorer } from '../useExplorer.js';

/** What is shown of a second source, in the order in which it is asked. */
const ASKED = ['compared', 'literal', 'order', 'sums'] as const;
type Asked = (typeof ASKED)[number];

type Known = { readonly [T in Asked]?: ComparisonAnswers[T] };

/** What is found of a comparison, little by little. */
export interface Comparison {
  readonly known: Known;
  readonly refused: { readonly [T in Asked]?: Failure };
  /** What is known meanwhile. */
  readonly soFar: string;
  readonly isSearching: boolean;
  readonly stop: () => void;
}

type Found = Omit<Comparison, 'stop'> & {
  /** What it was found for. */
  readonly of: string;
};

const NOTHING: Found = { of: '', known: {}, refused: {}, soFar: '', isSearching: false };

/** Compares the source that is open with a second one. @param request undefined where there is no second source */
export function useComparison(explorer: Explorer, request: ComparisonRequest | undefined): Comparison {
  const { isOpen, found, ask } = explorer;
  const [comparison, setComparison] = useState<Found>(NOTHING);
  const search = useRef<AbortController>();
  const about = request === undefined ? '' : JSON.stringify(request);
  const of = isOpen ? `${found.key} ${about}` : '';
  const begun: Found = { ...NOTHING, of, isSearching: about !== '' && isOpen };
  useEffect(() => {
    setComparison(begun);
    if (about === '' || !isOpen) return;
    const control = new AbortController();
    search.current = control;
    const tell = (change: (before: Found) => Partial<Found>): void => {
      if (search.current === control) setComparison((before) => ({ ...before, ...change(before) }));
    };
    const find = async (topic: Asked): Promise<boolean> => {
      try {
        const answer = await ask(topic, about, (soFar) => tell(() => ({ soFar })), control.signal);
        tell(({ known }) => ({ known: { ...known, [topic]: answer } }));
        return true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        tell(({ refused }) => ({ refused: { ...refused, [topic]: error.failure } }));
        return false;
      }
    };
    const findAll = async (): Promise<void> => {
      const [first, ...others] = ASKED;
      // What cannot be read is not asked for more.
      if (await find(first)) await Promise.all(others.map(find));
      tell(() => ({ isSearching: false, soFar: '' }));
    };
    void findAll();
    return () => {
      search.current = undefined;
      control.abort();
    };
  }, [found.opened, isOpen, about]);
  // What was found for something else is not shown, not even until the search has begun.
  return { ...(comparison.of === of ? comparison : begun), stop: () => search.current?.abort() };
}
