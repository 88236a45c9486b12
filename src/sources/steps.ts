import { InvariantError } from '../errors.js';

/** A computation that waits now and then, if it has to. */
export type Steps<T> = Generator<PromiseLike<unknown>, T, unknown>;

/** Waits for a promise within steps; what it is rejected with is thrown there. */
export function* wait<T>(promise: T | PromiseLike<T>): Steps<Awaited<T>> {
  return (yield Promise.resolve(promise)) as Awaited<T>;
}

/** Takes all steps, one promise after the other. */
export async function inSteps<T>(steps: Steps<T>): Promise<T> {
  let step = steps.next();
  while (step.done !== true) {
    let answer: { readonly value: unknown } | { readonly error: unknown };
    try {
      answer = { value: await step.value };
    } catch (error) {
      answer = { error };
    }
    step = 'value' in answer ? steps.next(answer.value) : steps.throw(answer.error);
  }
  return step.value;
}

/** Takes all steps of a computation that does not wait. */
export function atOnce<T>(steps: Steps<T>): T {
  const step = steps.next();
  if (step.done !== true) throw new InvariantError('not-continued', 'parseSource: something has to be waited for.');
  return step.value;
}
