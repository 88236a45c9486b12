import { analyze, type AnalyzeOptions } from '../analysis/index.js';
import { reducedHomology, type SimplicialComplex } from '../complex/index.js';
import { Evaluator } from '../evaluation/index.js';
import { playOn, SPGame } from '../games/index.js';
import { Work, type Progress, type RunOptions } from '../run.js';
import { asComplex, asValue, parseSource, type Source } from '../sources/index.js';
import { ValueStore } from '../values/index.js';
import type { Question, Reply } from './messages.js';
import { pack, unpack, type Packed } from './pack.js';
import type { Answers, ComplexTaskOptions, TaskName } from './Task.js';

/** What is at hand for a task. */
interface Asked {
  readonly source: Source;
  readonly work: Work;
  readonly evaluator: Evaluator;
  readonly options: object;
}

const ANSWERS: { readonly [Task in TaskName]: (asked: Asked) => Answers[Task] } = {
  value: ({ source, work, evaluator }) => asValue(source, { evaluator, ...work.rest() }),
  outcome: (asked) => {
    const { source, work } = asked;
    if (source.kind === 'value' || source.kind === 'sum' || source.kind === 'moves')
      return ANSWERS.value(asked).outcome;
    return asked.evaluator.outcome(complexOf(asked), work.rest());
  },
  misereOutcome: (asked) => asked.evaluator.misereOutcome(complexOf(asked), asked.work.rest()),
  grundyValue: (asked) => asked.evaluator.grundyValue(complexOf(asked), asked.work.rest()),
  complex: (asked) => {
    const { list = [] } = asked.options as ComplexTaskOptions;
    const complex = complexOf(asked);
    if (list.includes('facets')) complex.listFacets(asked.work.rest());
    if (list.includes('minimalNonfaces')) complex.listMinimalNonfaces(asked.work.rest());
    return complex;
  },
  facets: (asked) => complexOf(asked).listFacets(asked.work.rest()),
  minimalNonfaces: (asked) => complexOf(asked).listMinimalNonfaces(asked.work.rest()),
  homology: (asked) => reducedHomology(complexOf(asked), asked.work.rest()),
  analyze: (asked) => {
    const options = { ...asked.options, evaluator: asked.evaluator, ...asked.work.part() } as AnalyzeOptions;
    return analyze(complexOf(asked), options);
  },
};

function complexOf({ source, work }: Asked): SimplicialComplex {
  return source.kind === 'game' ? source.game.legalComplexWithin(work.part()) : asComplex(source, work.part());
}

/** Does a task in this thread, and says how it ended. */
export function answerQuestion(question: Question, post: (reply: Reply) => void): void {
  const { id } = question;
  post({ id, begun: true });
  try {
    post({ id, answer: pack(answerTo(question, (progress) => post({ id, progress }))) });
  } catch (error) {
    post({ id, error: pack(error) });
  }
}

function answerTo(
  { caller, task, subject, bounds, wantsProgress, options }: Question,
  onProgress: (progress: Progress) => void,
): unknown {
  const run: RunOptions = { ...bounds, ...(wantsProgress && { onProgress }) };
  const work = new Work(caller, run);
  const evaluator = evaluatorOfThread();
  const source = sourceOf(subject, evaluator.store, work);
  return ANSWERS[task]({ source, work, evaluator, options: options as object });
}

/** The source that a subject stands for: a text, the parts of a game, or a complex. */
function sourceOf(subject: Packed, store: ValueStore, work: Work): Source {
  if (typeof subject === 'string') return parseSource(subject, { store, ...work.part() });
  const given = unpack(subject, store) as SimplicialComplex | readonly SimplicialComplex[];
  if (!Array.isArray(given)) return { kind: 'complex', complex: given as SimplicialComplex };
  return { kind: 'game', game: SPGame.sum((given as readonly SimplicialComplex[]).map((part) => playOn(part))) };
}

/** A thread that keeps more than so many bytes for later tasks begins anew. */
const KEPT_BYTES = 2 ** 29;

let kept: Evaluator | undefined;

/** The evaluator of this thread: what it learns in a task helps with the next one. */
function evaluatorOfThread(): Evaluator {
  if (kept !== undefined && kept.store.bytes + kept.statistics.bytes > KEPT_BYTES) kept = undefined;
  return (kept ??= new Evaluator({ store: new ValueStore() }));
}
