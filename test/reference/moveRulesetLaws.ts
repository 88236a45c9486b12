/** What every `MoveRuleset` promises of a position, checked on written-out trees. */
import { expect } from 'vitest';
import type { MoveRuleset } from 'spgames/moves';
import type { Moves } from 'spgames/evaluation';
import { TextSpan } from '../../src/text/internal.js';
import { treeOfPosition } from './moves.js';
import * as reference from './values.js';

/** The moves of a ruleset alone: no components, no representatives. */
export function plainMoves(ruleset: MoveRuleset): Moves<string> {
  return { options: ruleset.options, key: (position) => position, impartial: ruleset.impartial };
}

/**
 * Positions are in their normal form, moves of one name lead to one place, components add up to the position move for
 * move, and what stands for a component is the same game, or its negative.
 */
export function expectMoveRulesetLaws(ruleset: MoveRuleset, position: string): void {
  expect(ruleset.read(TextSpan.of(ruleset.print(position), 'test'))).toBe(position);
  expect(position).not.toMatch(/[\s:]/);
  const named = new Map<string, string>();
  for (const { move, position: next } of ruleset.options(position)) {
    expect(move).toMatch(/^\S+$/);
    expect(named.get(move!) ?? next).toBe(next);
    named.set(move!, next);
  }
  const moves = plainMoves(ruleset);
  const treeOf = (of: string): reference.Tree => treeOfPosition(moves, of);
  const parts = ruleset.components?.(position) ?? [position];
  const sum = parts.map(treeOf).reduce(reference.sum, reference.zero);
  expect(reference.writtenSet(sum)).toBe(reference.writtenSet(treeOf(position)));
  for (const part of parts) {
    const { position: found, negated = false } = ruleset.canonical?.(part) ?? { position: part };
    const tree = negated ? reference.negative(treeOf(found)) : treeOf(found);
    expect(reference.writtenSet(tree)).toBe(reference.writtenSet(treeOf(part)));
    expect(ruleset.canonical?.(found).position ?? found).toBe(found);
  }
}
