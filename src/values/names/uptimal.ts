import { fields, integer, requireShape } from '../../shape.js';
import type { ValueStore } from '../ValueStore.js';
import { opponent, type Player } from '../../player.js';
import { Dyadic } from '../Dyadic.js';
import type { Value } from '../Value.js';
import { LimitError } from '../../errors.js';

/** A value number + sign·U + *nimber, where U is ↑ⁿ (`power`) or ↑ + ↑² + … + ↑ⁿ (`sum`). */
export interface Uptimal {
  readonly number: Dyadic;
  readonly kind: 'power' | 'sum';
  /** At least 1; for 1 both kinds are ↑. */
  readonly n: number;
  readonly sign: 1 | -1;
  readonly nimber: number;
}

/** The largest n of `uptimal` and `uptimalOf`: the canonical form is a chain of that length. */
export const MOST_UPTIMAL = 100;
/** The largest nimber beside U for n from 2 on: ↑ⁿ + *m has m + 1 options. */
const MOST_NIMBER = 31;

/**
 * The value of an uptimal: ↑ⁿ = {0 | * − ↑ − ↑² − … − ↑ⁿ⁻¹}, and ↑ + ↑² + … + ↑ⁿ = {↑ + … + ↑ⁿ⁻¹ | *}.
 * @param form what is left out is 0, a positive sign, and the power
 * @throws InputError `invalid-argument`, `not-a-nimber`
 * @throws LimitError `too-large-uptimal` for n beyond 100, or a nimber beyond *31 and n from 2 on
 * @complexity n forms of at most nimber + 2 options
 * @source Siegel 2013
 */
export function uptimal(store: ValueStore, form: Partial<Uptimal> & Pick<Uptimal, 'n'>): Value {
  requireShape('uptimal', fields({ n: integer(0) }), form, 'form');
  const { number = Dyadic.zero, kind = 'power', n, sign = 1, nimber = 0 } = form;
  if (n > MOST_UPTIMAL || (n > 1 && nimber > MOST_NIMBER))
    throw new LimitError(
      'too-large-uptimal',
      `uptimal: n = ${n} and *${nimber}; expected at most ${MOST_UPTIMAL} and *${MOST_NIMBER}.`,
      { details: { n, nimber } },
    );
  if (sign < 0) return uptimal(store, { number: number.negative(), kind, n, nimber }).negative();
  const star = (m: number): Value => store.closed({ number, nimber: m });
  if (n === 0) return star(nimber);
  if (kind === 'power') {
    if (n === 1) return store.closed({ number, ups: 1, nimber });
    const stars = Array.from({ length: nimber + 1 }, (_, m) => star(m));
    return store.fromOptions(stars, [uptimal(store, { number, kind: 'sum', n: n - 1, sign: -1, nimber: nimber ^ 1 })]);
  }
  let value = store.closed({ number, ups: 1, nimber });
  for (let k = 2; k <= n; k++) value = store.fromOptions(nimber === 1 ? [star(0), value] : [value], [star(nimber ^ 1)]);
  return value;
}

/** The uptimal that a value is, with n from 2 on; undefined for all other values. */
export function uptimalOf(value: Value): Uptimal | undefined {
  if (!value.store.arithmetic.records.isCold(value.id)) return undefined;
  return sumOf(value, 'L') ?? sumOf(value, 'R') ?? powerOf(value, 'L') ?? powerOf(value, 'R');
}

/** Recognises ±(↑ + … + ↑ⁿ) by its canonical form, n ≥ 2; `player` is the one whom it favours. */
function sumOf(value: Value, player: Player): Uptimal | undefined {
  const sign = player === 'L' ? 1 : -1;
  const number = value.leftStop;
  let nimber: number | undefined;
  let n = 1;
  let rest = value;
  while (rest.closedForm === undefined) {
    const step = oneLess(rest, player, number);
    if (step === undefined || (nimber ??= step.nimber) !== step.nimber || ++n > MOST_UPTIMAL) return undefined;
    if (nimber > MOST_NIMBER) return undefined;
    rest = step.rest;
  }
  const { closedForm } = rest;
  if (n === 1 || nimber === undefined || closedForm.ups !== sign || closedForm.nimber !== nimber) return undefined;
  return closedForm.number.equals(number) ? { number, kind: 'sum', n, sign, nimber } : undefined;
}

/** One step down the canonical form {↑ + … + ↑ⁿ⁻¹ + *m | *(m ⊕ 1)}, where 0 is a second option if m = 1. */
function oneLess(value: Value, player: Player, number: Dyadic): { rest: Value; nimber: number } | undefined {
  const [reply, ...others] = value.options(opponent(player)).map((option) => option.closedForm);
  if (reply === undefined || others.length > 0 || reply.ups !== 0 || !reply.number.equals(number)) return undefined;
  const nimber = reply.nimber ^ 1;
  const options = value.options(player);
  const further = nimber === 1 ? options.filter((option) => option.number?.equals(number) !== true) : options;
  if (further.length !== 1 || options.length !== (nimber === 1 ? 2 : 1)) return undefined;
  return { rest: further[0]!, nimber };
}

/** Recognises ±↑ⁿ by its canonical form {0, *, …, *m | *(m ⊕ 1) − ↑ − … − ↑ⁿ⁻¹}, n ≥ 2. */
function powerOf(value: Value, player: Player): Uptimal | undefined {
  const [reply, ...others] = value.options(opponent(player));
  if (reply === undefined || others.length > 0) return undefined;
  const options = value.options(player);
  const nimber = options.length - 1;
  const number = value.leftStop;
  const sign = player === 'L' ? 1 : -1;
  const below = uptimalOrUp(reply, opponent(player));
  if (below?.sign !== -sign || below.nimber !== (nimber ^ 1) || !below.number.equals(number)) return undefined;
  if (below.n >= MOST_UPTIMAL || nimber > MOST_NIMBER) return undefined;
  const stars = options.every(({ closedForm }) => closedForm?.ups === 0 && closedForm.number.equals(number));
  if (!stars || options.some(({ closedForm }) => closedForm!.nimber > nimber)) return undefined;
  return { number, kind: 'power', n: below.n + 1, sign, nimber };
}

function uptimalOrUp(value: Value, player: Player): Uptimal | undefined {
  const { closedForm } = value;
  if (closedForm === undefined) return value.leftStop.equals(value.rightStop) ? sumOf(value, player) : undefined;
  const { number, ups, nimber } = closedForm;
  return ups === 1 || ups === -1 ? { number, kind: 'sum', n: 1, sign: ups, nimber } : undefined;
}
