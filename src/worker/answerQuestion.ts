import { analyze, type AnalyzeOptions, type PropertyName } from '../analysis/index.js';
import { reducedHomology, type SimplicialComplex } from '../complex/index.js';
import { digraphMisereOutcome } from '../digraphs/index.js';
import { InputError } from '../errors.js';
import { Evaluator, resumableOutcome } from '../evaluation/index.js';
import { playOn, SPGame } from '../games/index.js';
import { inTurns } from '../inTurns.js';
import { Work, type Progress, type RunOptions } from '../run.js';
import { shown } from '../shape.js';
import { asComplex, asValue, parseSource, type Source } from '../sources/index.js';
import { asMoves, byKind, hasValue, summandsOfSource } from '../sources/internal.js';
import { ValueStore, type Outcome } from '../values/index.js';
import type { Question, ThreadReply } from './messages.js';
import { pack, unpacked, type Packed } from './pack.js';
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
    const { source } = asked;
    if (hasValue(source) || summandsOfSource(source).length > 1 || asMoves(source) !== undefined)
      return ANSWERS.value(asked).outcome;
    return outcomeOf(asked, 'normal');
  },
  misereOutcome: (asked) => {
    const { source, evaluator, work } = asked;
    const run = { store: evaluator.store, ...work.rest() };
    return (
      byKind<[], Outcome>(
        {
          rules: (game) => game.solver.misereOutcome(game.start, run),
          digraph: ({ digraph }) => digraphMisereOutcome(digraph, run),
        },
        source,
      ) ?? outcomeOf(asked, 'misere')
    );
  },
  grundyValue: (asked) => asked.evaluator.grundyValue(complexOf(asked), asked.work.rest()),
  complex: (asked) => {
    const list = listOf(asked);
    const complex = complexOf(asked);
    if (list.includes('facets')) complex.listFacets(asked.work.rest());
    if (list.includes('minimalNonfaces')) complex.listMinimalNonfaces(asked.work.rest());
    return complex;
  },
  facets: (asked) => complexOf(asked).listFacets(asked.work.rest()),
  minimalNonfaces: (asked) => complexOf(asked).listMinimalNonfaces(asked.work.rest()),
  homology: (asked) => reducedHomology(complexOf(asked), asked.work.rest()),
  analyze: (asked) => {
    const options = {
      ...asked.options,
      evaluator: asked.evaluator,
      ...asked.work.part(),
    } as AnalyzeOptions<PropertyName>;
    return analyze(complexOf(asked), options);
  },
};

/** What the complex is to come with. @throws InputError `invalid-option` */
function listOf({ options, work: { task } }: Asked): NonNullable<ComplexTaskOptions['list']> {
  const { list = [] } = options as ComplexTaskOptions;
  const isList = Array.isArray as (x: unknown) => boolean;
  if (isList(list) && list.every((name: unknown) => name === 'facets' || name === 'minimalNonfaces')) return list;
  throw new InputError('invalid-option', `${task}: list is ${shown(list)}; expected facets, minimalNonfaces or both.`, {
    details: { option: 'list' },
  });
}

/** By whichever is done first, a search for the outcome or the evaluator, as `analyze` does. */
function outcomeOf(asked: Asked, play: 'normal' | 'misere'): Outcome {
  const { evaluator, work } = asked;
  const complex = complexOf(asked);
  const byEvaluator = (turn: RunOptions): Outcome =>
    play === 'normal' ? evaluator.outcome(complex, turn) : evaluator.misereOutcome(complex, turn);
  return inTurns(work, [resumableOutcome(complex, play), byEvaluator], { favour: 16 });
}

function complexOf({ source, work }: Asked): SimplicialComplex {
  return asComplex(source, work.part());
}

/** Does a task in this thread, and says how it ended. */
export function answerQuestion(question: Question, post: (reply: ThreadReply) => void): void {
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
  const given = unpacked(subject, store) as SimplicialComplex | readonly SimplicialComplex[];
  if (!Array.isArray(given)) return { kind: 'complex', object: given as SimplicialComplex };
  return { kind: 'game', object: SPGame.sum((given as readonly SimplicialComplex[]).map((part) => playOn(part))) };
}

/** A thread that keeps more than so many bytes for later tasks starts afresh. */
const KEPT_BYTES = 2 ** 29;

let kept: Evaluator | undefined;

/** The evaluator of this thread: what it learns in a task helps with the next one. */
function evaluatorOfThread(): Evaluator {
  if (kept !== undefined && kept.store.bytes + kept.statistics.bytes > KEPT_BYTES) kept = undefined;
  return (kept ??= new Evaluator({ store: new ValueStore() }));
}
