import { InputError } from '../errors.js';
import type { SPGame } from '../games/door.js';
import { asLoopyGame, type SingleSource, type Source } from '../sources/door.js';
import { byKind, copiesOf, isLoopy, kindOf, objectFrom } from '../sources/internal.js';
import type { Language } from './Language.js';
import { notationOfGame, withNotation } from './notation.js';
import type { ObjectKind } from './objects.js';
import { formOfSource } from './readSource.js';

/** What a source is in the language. @param notation what it was made from */
export function objectOfSource(source: Source, language: Language, notation?: string): unknown {
  const refuse = (): never => {
    throw new InputError(
      'not-an-object',
      `source: ${JSON.stringify(notation)} is neither a game, a digraph, a position, a complex, an ideal nor a value.`,
      { hint: 'value("…") finds the value of a sum with values.' },
    );
  };
  const sum = (): unknown =>
    isLoopy(source) ? asLoopyGame(source, { evaluator: language.evaluator, ...language.run() }) : refuse();
  const own = byKind<[], unknown>(
    {
      game: (it) => withNotation(it, notation),
      digraph: (it) => it.digraph,
      form: () => formOfSource(source, language),
      moves: refuse,
      loopy: sum,
      sum,
    },
    source,
  );
  return own ?? source.object;
}

/** The sum of objects of a kind; of games with the notations side by side. */
export function sumOf(kind: ObjectKind, objects: readonly unknown[], language: Language): unknown {
  const object = kindOf({ kind }).sum!(
    objects.map((each) => objectFrom(kind, each)),
    language.run(),
  );
  const notations = objects.map(notationOf);
  const isKnown = notations.every((notation) => notation !== undefined && !/[;{[]/.test(notation));
  const notation = isKnown ? notations.join(' + ').replaceAll(' + -', ' - ') : undefined;
  return objectOfSource({ kind, object } as SingleSource, language, notation);
}

/** The negative of an object of a kind: the players exchange what is theirs. */
export function negativeOf(kind: ObjectKind, given: unknown, language: Language): unknown {
  const object = kindOf({ kind }).negative!(objectFrom(kind, given), language.run());
  const notation = notationOf(given);
  return objectOfSource(
    { kind, object } as SingleSource,
    language,
    isOneSummand(notation) ? `-${notation}` : undefined,
  );
}

/** So many copies of an object of a kind, or of its negative. @throws LimitError `too-many-copies` */
export function multipleOf(kind: ObjectKind, n: number, given: unknown, language: Language): unknown {
  if (n === 1) return given;
  const source = { kind, object: objectFrom(kind, given) } as SingleSource;
  const notation = notationOf(given);
  const copies = n === -1 ? '' : `${Math.abs(n)}*`;
  return objectOfSource(
    copiesOf(source, n, language.run(), 'multiply'),
    language,
    n !== 0 && isOneSummand(notation) ? `${n < 0 ? '-' : ''}${copies}${notation}` : undefined,
  );
}

function notationOf(object: unknown): string | undefined {
  return notationOfGame(object as SPGame);
}

/** May a sign or a number of copies stand before a notation? */
function isOneSummand(notation: string | undefined): notation is string {
  return notation !== undefined && !/^-|^\d+\*| [+-] /.test(notation);
}
