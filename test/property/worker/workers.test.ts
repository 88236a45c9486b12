import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyze } from 'spgames/analysis';
import { reducedHomology, type SimplicialComplex } from 'spgames/complex';
import { Evaluator } from 'spgames/evaluation';
import { Value } from 'spgames/values';
import { Workers, type Answers, type TaskName } from 'spgames/worker';
import { LibraryError } from '../../../src/errors.js';
import { build, complexes } from '../../generators/complexes.js';
import { builtThread, type BuiltThread } from '../../helpers/builtThread.js';
import { runs } from '../../helpers/sampling.js';

let built: BuiltThread;
let workers: Workers;
beforeAll(async () => {
  built = await builtThread();
  workers = new Workers({ threads: 2, start: built.start });
});
afterAll(() => {
  workers.close();
});

/** The same without threads. */
const DIRECT: { readonly [Task in TaskName]: (complex: SimplicialComplex) => Answers[Task] } = {
  value: (complex) => new Evaluator().value(complex),
  outcome: (complex) => new Evaluator().outcome(complex),
  misereOutcome: (complex) => new Evaluator().misereOutcome(complex),
  grundyValue: (complex) => new Evaluator().grundyValue(complex),
  complex: (complex) => complex,
  facets: (complex) => complex.facets,
  minimalNonfaces: (complex) => complex.minimalNonfaces,
  homology: (complex) => reducedHomology(complex),
  analyze: (complex) => analyze(complex),
};

/** What is answered, or the code of the error, with values by their names. */
async function told(answer: () => unknown): Promise<unknown> {
  try {
    return JSON.parse(
      JSON.stringify(await answer(), (_, x: unknown) =>
        typeof x === 'bigint' || x === -Infinity || x instanceof Value ? String(x) : x,
      ),
    ) as unknown;
  } catch (error) {
    if (error instanceof LibraryError) return error.code;
    throw error;
  }
}

describe('a thread', () => {
  const tasks = Object.keys(DIRECT) as TaskName[];
  it.each(tasks)('answers %s as the library does here', async (task) => {
    await fc.assert(
      fc.asyncProperty(complexes({ maxN: 6 }), async (known) => {
        const here = told(() => DIRECT[task](build(known)));
        expect(await told(() => workers.run(task as 'value', build(known)))).toEqual(await here);
      }),
      { numRuns: task === 'analyze' ? runs(50, 5) : runs(200, 30) },
    );
  });
});
