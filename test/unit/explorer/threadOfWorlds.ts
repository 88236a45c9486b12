/** The answers of the thread without a page. */
import { Evaluator } from 'spgames/evaluation';
import { parseSource, type Source } from 'spgames/sources';
import { worlds } from '../../../web/thread/worlds.js';
import { inSlices } from '../../../web/thread/slices.js';
import type { Search } from '../../../web/thread/Session.js';
import type { WorldAnswers } from '../../../web/worlds.js';

const search: Search = (look, _said, slices) =>
  inSlices(
    look,
    () => true,
    () => {},
    slices,
  );

/** @param text the source that is open */
export function answersAbout(
  text: string,
): <T extends keyof WorldAnswers>(topic: T, about: string) => Promise<WorldAnswers[T]> {
  const evaluator = new Evaluator();
  const source: Source = parseSource(text, { lazy: true, store: evaluator.store });
  const topics = worlds(() => ({ text, position: [], source, evaluator, look: { addressed: true, theme: 'light' } }));
  return (topic, about) => topics[topic](search, about);
}
