import { InputError } from '../errors.js';
import { TextSpan } from '../text/internal.js';
import { parametersIn } from './parametersIn.js';
import { RANGE } from './ranges.js';

/** The most sources that one line stands for. */
const MOST_SOURCES = 10_000_000;

/** The integers from the first to the last. */
interface Run {
  readonly first: number;
  readonly last: number;
}

/** A place in a line where one of several integers stands. */
interface Parameter {
  readonly start: number;
  readonly end: number;
  readonly runs: readonly Run[];
  readonly count: number;
}

/**
 * The sources that a line with ranges stands for: `path:1..3` or `path:{1..3}`, `grid:{2,4}x{2..6}`, in the parameters
 * of boards and families of complexes. Nothing is written out before it is asked for.
 */
export class SourceRange {
  readonly #line: string;
  readonly #parameters: readonly Parameter[];
  /** How many sources there are. */
  readonly count: number;

  /** @throws InputError `invalid-range`; `too-many-sources` above ten million */
  constructor(line: string) {
    this.#line = line;
    this.#parameters = parametersIn(TextSpan.of(line, 'batch')).flatMap((region) =>
      [...region.text.matchAll(RANGE)].map((match) => parameterOf(match, region.start)),
    );
    this.count = this.#parameters.reduce((product, { count }) => product * count, 1);
    if (this.count > MOST_SOURCES)
      throw new InputError(
        'too-many-sources',
        `batch: ${this.count} sources in one line; expected at most ${MOST_SOURCES}.`,
        { hint: 'Write smaller ranges.' },
      );
  }

  /** The integers of each range, in the order of the line. */
  get values(): readonly (readonly number[])[] {
    return this.#parameters.map((parameter) => [...valuesOf(parameter)]);
  }

  /** The line with texts in the places of its ranges; those without one stay. */
  written(texts: readonly string[]): string {
    let [written, end] = ['', 0];
    this.#parameters.slice(0, texts.length).forEach((parameter, i) => {
      written += this.#line.slice(end, parameter.start) + texts[i]!;
      end = parameter.end;
    });
    return written + this.#line.slice(end);
  }

  /** One of the sources. @param index from 0, in their order */
  at(index: number): string {
    let rest = index;
    const texts = [...this.#parameters].reverse().map(({ runs, count }) => {
      const text = String(valueAt(runs, rest % count));
      rest = Math.floor(rest / count);
      return text;
    });
    return this.written(texts.reverse());
  }

  /** The sources, the last range fastest. */
  *[Symbol.iterator](): Generator<string> {
    yield* this.#from(0, 0, '');
  }

  *#from(i: number, start: number, before: string): Generator<string> {
    const parameter = this.#parameters[i];
    if (parameter === undefined) {
      yield before + this.#line.slice(start);
      return;
    }
    const fixed = before + this.#line.slice(start, parameter.start);
    for (const value of valuesOf(parameter)) yield* this.#from(i + 1, parameter.end, `${fixed}${value}`);
  }
}

function parameterOf(match: RegExpExecArray, offset: number): Parameter {
  const [whole, braced, bare] = match;
  const runs = (braced ?? bare)!.split(',').map((item): Run => {
    const [first, last = first] = item.split('..').map(Number);
    if (last! < first!)
      throw new InputError('invalid-range', `batch: the range ${item} is empty; expected a..b with a ≤ b.`);
    return { first: first!, last: last! };
  });
  const start = offset + match.index;
  const count = runs.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return { start, end: start + whole.length, runs, count };
}

function* valuesOf({ runs }: Parameter): Generator<number> {
  for (const { first, last } of runs) for (let value = first; value <= last; value++) yield value;
}

function valueAt(runs: readonly Run[], place: number): number {
  let rest = place;
  const run = runs.find(({ first, last }) => {
    const isHere = rest <= last - first;
    if (!isHere) rest -= last - first + 1;
    return isHere;
  });
  return run!.first + rest;
}
