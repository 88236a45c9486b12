import { InputError } from '../../errors.js';
import type { GameByMoves, GameOption } from './GameByMoves.js';

/** A game whose positions and moves are listed in a JSON object. Positions are texts, the ids of the object. */
export interface ListedMoves extends GameByMoves<string> {
  readonly positions: readonly string[];
  /** The pieces that lie on the board, where the object says so. */
  readonly placed: ReadonlyMap<string, readonly unknown[]>;
}

/**
 * The game of a JSON object `{"type":"moves","start":id,"positions":[{"id","placed":[…],"left":[ids],"right":[ids]},…]}`.
 * Ids are texts or integers; a missing list of moves is empty; a position that both players can move to counts as one
 * move of either.
 * @param value what `JSON.parse` gave
 * @throws InputError `malformed-moves`, `duplicate-position`, `unknown-position`
 */
export function movesFromJson(value: unknown): ListedMoves {
  const object = record(value, 'the value');
  if (object['type'] !== 'moves') throw malformed(`"type" is ${shown(object['type'])}`, '"moves"');
  const given = list(object['positions'], '"positions"').map((item, i) => record(item, `"positions[${i}]"`));
  const ids = given.map((item, i) => id(item['id'], `"positions[${i}].id"`));
  const known = new Map<string, readonly GameOption<string>[]>();
  const placed = new Map<string, readonly unknown[]>();
  const exists = new Set(ids);
  const checked = (target: unknown, place: string): string => {
    const name = id(target, place);
    if (exists.has(name)) return name;
    throw new InputError('unknown-position', `movesFromJson: ${place} is ${name}; expected the id of a position.`, {
      details: { id: name },
    });
  };
  given.forEach((item, i) => {
    const name = ids[i]!;
    if (known.has(name))
      throw new InputError('duplicate-position', `movesFromJson: two positions have the id ${name}; expected one.`, {
        details: { id: name },
      });
    const targets = (side: 'left' | 'right'): string[] =>
      list(item[side] ?? [], `"positions[${i}].${side}"`).map((target) => checked(target, `"positions[${i}].${side}"`));
    const [left, right] = [new Set(targets('left')), new Set(targets('right'))];
    known.set(name, [
      ...Array.from(left, (position) => (right.has(position) ? { position } : { position, player: 'L' as const })),
      ...Array.from(right)
        .filter((position) => !left.has(position))
        .map((position) => ({ position, player: 'R' as const })),
    ]);
    if (item['placed'] !== undefined) placed.set(name, list(item['placed'], `"positions[${i}].placed"`));
  });
  const start = checked(object['start'], '"start"');
  return { start, positions: ids, placed, key: (name) => name, options: (name) => known.get(name)! };
}

function record(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw malformed(`${place} is ${shown(value)}`, 'an object');
}

function list(value: unknown, place: string): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  throw malformed(`${place} is ${shown(value)}`, 'a list');
}

function id(value: unknown, place: string): string {
  if (typeof value === 'string' || Number.isInteger(value)) return String(value);
  throw malformed(`${place} is ${shown(value)}`, 'a text or an integer');
}

function malformed(found: string, expected: string): InputError {
  return new InputError('malformed-moves', `movesFromJson: ${found}; expected ${expected}.`);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
