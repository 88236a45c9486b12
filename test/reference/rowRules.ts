/**
 * The rules of the games on rows and of MAZE once more, on pieces with places in place of texts: each lists where Left
 * and where Right can move, as it is written behind the `@`.
 */

/** What a player may do in a position. */
export interface Choices {
  readonly L: readonly string[];
  readonly R: readonly string[];
}

const itemsOf = (row: string): string[] =>
  row
    .slice(4)
    .split(',')
    .filter((item) => item !== '');

/** Cells of a strip that are taken, as pairs of place and owner. */
const piecesOf = (row: string): [number, string][] =>
  [...row.slice(4)].map((piece, i): [number, string] => [i, piece]).filter(([, piece]) => piece !== '_');
const stripOf = (pieces: readonly (readonly [number, string])[], length: number): string => {
  const onStrip = new Map(pieces.filter(([place]) => place >= 0));
  return `row:${Array.from({ length }, (_, i) => onStrip.get(i) ?? '_').join('')}`;
};

/** TOPPLING DOMINOES; the directions in which the players may topple. */
export function topplingRules(directions: { readonly L: string; readonly R: string }): (row: string) => Choices {
  return (row) => {
    const dominoes = piecesOf(row);
    const choices = (player: 'L' | 'R'): string[] =>
      dominoes
        .filter(([, owner]) => owner === player || owner === 'E')
        .flatMap(([place]) =>
          [...directions[player]].map((direction) =>
            dominoes.filter(([other]) => (direction === 'E' ? other < place : other > place)),
          ),
        )
        .map((left) => `row:${left.map(([, owner]) => owner).join('')}`);
    return { L: choices('L'), R: choices('R') };
  };
}

/** LENRES. */
export function lenresRules(row: string): Choices {
  const entries = itemsOf(row).map((height, place) => ({ height: Number(height), place }));
  const covering = (isAllowed: (from: number, onto: number) => boolean): string[] =>
    entries.flatMap((piece) =>
      entries
        .filter(({ place, height }) => place > piece.place && isAllowed(piece.height, height))
        .map((target) => {
          const rest = entries.filter((entry) => entry !== piece && entry !== target);
          const after = [...rest, { ...piece, place: target.place }].sort((a, b) => a.place - b.place);
          return `row:${after.map(({ height }) => height).join(',')}`;
        }),
    );
  return { L: covering((from, onto) => onto > from), R: covering((from, onto) => onto < from) };
}

/** PUSH: what is moved is the piece, and whatever stands where something is moved to. */
export function pushRules(row: string): Choices {
  return shifts(row, (pieces, place) => {
    const moved = new Set([place]);
    for (let next = place - 1; pieces.some(([other]) => other === next); next--) moved.add(next);
    return moved;
  });
}

/** SHOVE. */
export function shoveRules(row: string): Choices {
  return shifts(row, (pieces, place) => new Set(pieces.map(([other]) => other).filter((other) => other <= place)));
}

function shifts(
  row: string,
  movedWith: (pieces: readonly (readonly [number, string])[], place: number) => Set<number>,
): Choices {
  const pieces = piecesOf(row);
  const choices = (player: string): string[] =>
    pieces
      .filter(([, owner]) => owner === player)
      .map(([place]) => movedWith(pieces, place))
      .map((moved) => pieces.map(([at, owner]) => [moved.has(at) ? at - 1 : at, owner] as const))
      .map((after) => stripOf(after, row.length - 4));
  return { L: choices('L'), R: choices('R') };
}

/** TOADS AND FROGS. */
export function toadsAndFrogsRules(row: string): Choices {
  const pieces = piecesOf(row);
  const length = row.length - 4;
  const at = (place: number): string | undefined => pieces.find(([other]) => other === place)?.[1];
  const isFree = (place: number): boolean => place >= 0 && place < length && at(place) === undefined;
  const choices = (player: string, enemy: string, step: number): string[] =>
    pieces
      .filter(([, owner]) => owner === player)
      .flatMap(([place]) => [
        ...(isFree(place + step) ? [[place, place + step]] : []),
        ...(at(place + step) === enemy && isFree(place + 2 * step) ? [[place, place + 2 * step]] : []),
      ])
      .map(([from, to]) =>
        stripOf(
          pieces.map(([place, owner]) => [place === from ? to! : place, owner]),
          length,
        ),
      );
  return { L: choices('L', 'R', 1), R: choices('R', 'L', -1) };
}

/**
 * ROLL THE LAWN, and CRICKET PITCH if the roller may not go over what is flat: it stands on a vertex of a path with
 * weighted edges.
 */
export function lawnRules(overFlat: boolean): (row: string) => Choices {
  return (row) => {
    const items = itemsOf(row);
    const at = items.indexOf('@');
    const weights = items.filter((item) => item !== '@').map(Number);
    const to = (vertex: number): string[] => {
      const isCrossed = (edge: number): boolean => edge >= Math.min(at, vertex) && edge < Math.max(at, vertex);
      const crossed = weights.filter((_, edge) => isCrossed(edge));
      if (crossed.every((weight) => weight === 0) || (!overFlat && crossed.includes(0))) return [];
      const after = weights.map((weight, edge) => (isCrossed(edge) && weight > 0 ? weight - 1 : weight)).map(String);
      return [`row:${[...after.slice(0, vertex), '@', ...after.slice(vertex)].join(',')}`];
    };
    const vertices = Array.from({ length: weights.length + 1 }, (_, vertex) => vertex);
    return {
      L: vertices.filter((vertex) => vertex < at).flatMap(to),
      R: vertices.filter((vertex) => vertex > at).flatMap(to),
    };
  };
}
