import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amazons } from '../../../src/moves/grids/amazons.js';
import { clobber } from '../../../src/moves/grids/clobber.js';
import { konane } from '../../../src/moves/grids/konane.js';
import { packedAmazons } from '../../../src/moves/grids/packed/amazons.kernel.js';
import { packedClobber } from '../../../src/moves/grids/packed/clobber.kernel.js';
import { packedKonane } from '../../../src/moves/grids/packed/konane.kernel.js';
import { PackedComponents } from '../../../src/moves/grids/packed/PackedComponents.js';
import type { Player } from '../../../src/player.js';
import { runs } from '../../helpers/sampling.js';

/** Grids of all shapes, more than 16 cells and one row included, so that they take one word or several. */
const grids = (alphabet: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9 }))
    .chain(([r, c]) =>
      fc
        .array(fc.constantFrom(...alphabet), { minLength: r * c, maxLength: r * c })
        .map((cells) => Array.from({ length: r }, (_, i) => cells.slice(i * c, (i + 1) * c).join('')).join('|')),
    );

const CASES = [
  { ruleset: clobber, rules: packedClobber, positions: grids('xxxooo.#') },
  { ruleset: amazons, rules: packedAmazons, positions: grids('xo...##') },
  { ruleset: konane, rules: packedKonane, positions: grids('xxoo..#') },
] as const;

describe.each(CASES)('packed positions of $ruleset.name', ({ ruleset, rules, positions }) => {
  /** A component with its sign, by the rules for texts. */
  const named = (part: string, negated: boolean): string => {
    const { position, negated: other = false, ownNegative = false } = ruleset.canonical!(part);
    return `${negated !== other && !ownNegative ? '-' : ''}${position}`;
  };
  /** The components that have moves. */
  const sumOf = (position: string): string => {
    const parts = ruleset.components!(position).filter((part) => [...ruleset.options(part)].length > 0);
    return parts
      .map((part) => named(part, false))
      .sort()
      .join(' ');
  };
  const movesOf = (position: string, player: Player): string[] =>
    [...ruleset.options(position)].filter((move) => move.player === player).map((move) => sumOf(move.position));

  it('fall into the same components, with the same moves', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const packed = new PackedComponents(rules, 2 ** 20);
        const shown = (codes: readonly number[]): string =>
          codes
            .map((code) => named(packed.position(code >> 1), (code & 1) === 1))
            .sort()
            .join(' ');
        const codes = packed.sumOf(position);
        expect(shown(codes)).toBe(sumOf(position));
        expect(shown(packed.sumOf(position))).toBe(shown(codes));
        for (const code of codes) {
          const part = packed.position(code >> 1);
          for (const player of ['L', 'R'] as const) {
            const own = packed.options(code & ~1, player);
            expect(own.map(shown).sort()).toEqual(movesOf(part, player).sort());
            expect(packed.countMoves((code & ~1) + (player === 'L' ? 0 : 1))).toBe(own.length);
            // With the players exchanged, each component of a move is exchanged as well.
            const other = packed.options((code & ~1) + 1, player === 'L' ? 'R' : 'L');
            expect(other.map((sum) => shown(sum)).sort()).toEqual(
              own.map((sum) => shown(sum.map((c) => (packed.isOwnNegative(c >> 1) ? c : c ^ 1)))).sort(),
            );
          }
        }
      }),
      { numRuns: runs(2000, 100) },
    );
  });

  it('are never left by more moves of a player than said', () => {
    fc.assert(
      fc.property(positions, fc.infiniteStream(fc.nat()), (position, choices) => {
        const packed = new PackedComponents(rules, 2 ** 20);
        for (const start of packed.sumOf(position)) {
          let sum: readonly number[] = [start];
          const made = { L: 0, R: 0 };
          for (const choice of choices) {
            const moves = (['L', 'R'] as const).flatMap((player) =>
              sum.flatMap((code, place) =>
                packed.options(code, player).map((to) => ({ player, next: [...sum.toSpliced(place, 1), ...to] })),
              ),
            );
            if (moves.length === 0) break;
            const { player, next } = moves[choice % moves.length]!;
            made[player]++;
            sum = next;
          }
          expect(made.L).toBeLessThanOrEqual(packed.mostMoves(start));
          expect(made.R).toBeLessThanOrEqual(packed.mostMoves(start ^ 1));
        }
      }),
      { numRuns: runs(500, 30) },
    );
  });
});
