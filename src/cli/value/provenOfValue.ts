import { complexIsomorphism } from '../../complex/isomorphism.js';
import type { SimplicialComplex } from '../../complex/SimplicialComplex.js';
import type { RunOptions } from '../../run.js';
import { integerCeiling, integerFloor } from '../../values/integerFloor.js';
import type { Outcome, Player } from '../../values/Player.js';
import type { Value } from '../../values/Value.js';
import type { Session } from '../Session.js';
import { inTime, largestFace } from './evaluateTerms.js';
import type { Term } from './terms.js';
import type { ProvenOfValue } from './ValueFinding.js';

type Bounds = NonNullable<ProvenOfValue['bounds']>;

/** What is proven of a sum although the values of some summands are open. */
export function provenOfValue(
  terms: readonly Term[],
  values: readonly (Value | undefined)[],
  session: Session,
): ProvenOfValue {
  const each = <T>(of: (known: Value | undefined, complex: SimplicialComplex | undefined) => T): T[] | undefined =>
    inTime(() => terms.map((term, i) => of(values[i], term.kind === 'complex' ? term.complex : undefined)));
  const bounds = each((value, complex) => boundsOf(value, complex, session.run()))?.reduce((a, b) => ({
    lower: a.lower + b.lower,
    upper: a.upper + b.upper,
  }));
  const outcome = bounds === undefined ? undefined : outcomeWithin(bounds);
  const symmetric = each((value, complex) => isOwnNegative(value, complex, session.run()))?.every((answer) => answer);
  return {
    ...(bounds !== undefined && { bounds }),
    ...(outcome !== undefined && { outcome }),
    ...(symmetric === true && { mean: '0' }),
  };
}

function outcomeWithin({ lower, upper }: Bounds): Outcome | undefined {
  if (lower > 0n) return 'L';
  if (upper < 0n) return 'R';
  return lower === 0n && upper === 0n ? 'P' : undefined;
}

/**
 * Integers that bound a value. Of a game these are the largest numbers of pieces that each player can place: if that of
 * Left is n, Right can move in n − G only in −G, at most n times, and Left answers in n.
 */
function boundsOf(value: Value | undefined, complex: SimplicialComplex | undefined, run: RunOptions): Bounds {
  if (value !== undefined) return { lower: integerFloor(value), upper: integerCeiling(value) };
  return { lower: -mostPieces(complex!, 'R', run), upper: mostPieces(complex!, 'L', run) };
}

function mostPieces(complex: SimplicialComplex, player: Player, run: RunOptions): bigint {
  const playable = complex.support.filter((v) => (complex.vertices[v]!.side ?? player) === player);
  return largestFace(complex.induced(playable), run);
}

/** Is a value its own negative, because it is known or because an isomorphism of the complex exchanges the players? */
function isOwnNegative(value: Value | undefined, complex: SimplicialComplex | undefined, run: RunOptions): boolean {
  if (value !== undefined) return value.equals(value.negative());
  return complexIsomorphism(complex!, complex!, { ...run, sides: 'swap' }).isomorphic === true;
}
