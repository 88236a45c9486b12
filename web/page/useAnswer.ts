import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answers, Failure, Topic } from '../messages.js';
import { Refused } from './Thread.js';
import type { Explorer, Found } from './useExplorer.js';

/** What is known of one question. */
export interface Asked<T extends Topic> {
  readonly answer: Answers[T] | undefined;
  readonly failure: Failure | undefined;
  readonly isSearching: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

interface Known<T extends Topic> {
  readonly of: string;
  readonly answer?: Answers[T];
  readonly failure?: Failure;
}

/**
 * Asks the thread one question, as soon as the source in view is read or refused, and again whenever it is another one.
 * @param about undefined where nothing is asked
 * @param key what else the answer is about: an answer to the same question stays until there is a new one
 */
export function useAnswer<T extends Topic>(
  { found, ask }: Explorer,
  topic: T,
  about: string | undefined,
  key = '',
): Asked<T> {
  const of = about === undefined ? '' : JSON.stringify([about, key]);
  const [known, setKnown] = useState<Known<T>>({ of: '' });
  const [round, setRound] = useState(0);
  const search = useRef<AbortController>();
  useEffect(() => {
    if (about === undefined || found.key === '') return;
    const control = new AbortController();
    search.current = control;
    const tell = (part: Partial<Known<T>>): void => {
      if (search.current === control) setKnown({ of, ...part });
    };
    ask(topic, about, undefined, control.signal).then(
      (answer) => tell({ answer }),
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        tell({ failure: error.failure });
      },
    );
    return () => {
      search.current = undefined;
      control.abort();
    };
  }, [topic, of, found.key, round]);
  const current = known.of === of && of !== '' ? known : { of };
  return {
    answer: current.answer,
    failure: current.failure,
    isSearching: about !== undefined && current.answer === undefined && current.failure === undefined,
    stop: () => search.current?.abort(),
    again: () => {
      setKnown({ of: '' });
      setRound((before) => before + 1);
    },
  };
}

/** The answer to a question about the source that is open. @param about undefined where nothing is asked */
export function useAnswerOnSource<T extends Topic>(explorer: Explorer, topic: T, about: string | undefined): Asked<T> {
  return useAnswer(explorer, topic, explorer.isOpen ? about : undefined, explorer.found.key);
}

/** The ground for which pictures are drawn: an answer with one is about it, too. */
export function groundOf({ key }: Found): string {
  return key === '' ? '' : String((JSON.parse(key) as unknown[]).at(-1));
}
