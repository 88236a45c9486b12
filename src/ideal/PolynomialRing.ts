import { givenItems, requireInstance, wrongArgument } from '../arguments.js';
import { VERSION } from '../json.js';
import { InputError, nearestNames } from '../errors.js';
import { showAs } from '../inspect.js';
import type { Vertex } from '../complex/index.js';
import { groundSet } from '../complex/internal.js';
import type { Player } from '../player.js';

/** A variable of a polynomial ring; with a side it stands for a basic position of that player. */
export interface Variable {
  readonly name: string;
  readonly side?: Player;
}

/** A polynomial ring as a JSON object. */
export interface RingJson {
  readonly type: 'ring';
  readonly spgames: string;
  readonly variables: readonly Variable[];
}

const NAMES = 'a list of names of variables';

/**
 * A polynomial ring k[x₁…, y₁…] over any field, by its ordered variables; a ring without variables is legal.
 * @example new PolynomialRing([{ name: 'a' }, { name: 'b' }]).n // 2
 */
export class PolynomialRing {
  readonly variables: readonly Variable[];

  /**
   * @param variables the variables or their names in order (x… are Left, y… Right), or n for variables 1…n without
   * sides
   * @throws InputError `not-distinct-labels`, `invalid-label`, `invalid-side`, `invalid-ground-set`
   * @throws LimitError `too-large-ground-set`
   */
  constructor(variables: readonly (Variable | string)[] | number) {
    const vertices = Array.isArray(variables)
      ? (variables as readonly (Variable | string)[]).map((given) => (isVariable(given) ? toVertex(given) : given))
      : (variables as number);
    this.variables = Object.freeze(groundSet(vertices, 'PolynomialRing').map((v) => Object.freeze(toVariable(v))));
    Object.freeze(this);
  }

  /** The ring with a variable for each vertex, loops included. */
  static fromVertices(vertices: readonly Vertex[]): PolynomialRing {
    const list = givenItems(vertices, 'PolynomialRing.fromVertices', 'a list of vertices') as readonly Vertex[];
    return new PolynomialRing(list.map((vertex) => (isVariable(vertex) ? toVariable(vertex) : vertex) as Variable));
  }

  /** The variables as vertices of a complex. */
  toVertices(): Vertex[] {
    return this.variables.map(toVertex);
  }

  /** Number of variables. */
  get n(): number {
    return this.variables.length;
  }

  /** The indices of the variables of a player, or with `undefined` of those of neither. */
  variablesOf(side: Player | undefined): number[] {
    return Array.from(this.variables.keys()).filter((v) => this.variables[v]!.side === side);
  }

  /** The index of each name. @throws InputError `unknown-variable` with the nearest names */
  indices(names: Iterable<string>): number[] {
    const index = new Map(this.variables.map(({ name }, i) => [name, i]));
    return givenItems(names, 'PolynomialRing.indices', NAMES).map((name) => {
      if (typeof name !== 'string') throw wrongArgument('PolynomialRing.indices', name, NAMES);
      const i = index.get(name);
      if (i === undefined) throw unknownVariable('PolynomialRing.indices', name, [...index.keys()]);
      return i;
    });
  }

  /** The JSON object `{"type":"ring","variables":[…]}`, which `ringFromJson` reads. */
  toJSON(): RingJson {
    return { type: 'ring', spgames: VERSION, variables: this.variables };
  }

  /** `k[x1, x2, y1]` */
  toString(): string {
    return `k[${this.variables.map(({ name }) => name).join(', ')}]`;
  }

  /** Have both the same variables (names, sides, order)? */
  equals(other: PolynomialRing): boolean {
    requireInstance('PolynomialRing.equals', other, PolynomialRing, 'a PolynomialRing');
    return (
      this === other ||
      (this.n === other.n &&
        this.variables.every(
          ({ name, side }, i) => other.variables[i]!.name === name && other.variables[i]!.side === side,
        ))
    );
  }
}

showAs(PolynomialRing);

/** The error for a variable that a ring does not have. */
function unknownVariable(task: string, name: string, known: readonly string[]): InputError {
  const near = nearestNames(name, known);
  const shown = known.length <= 20 ? known.join(' ') : `${known.slice(0, 20).join(' ')} …`;
  return new InputError(
    'unknown-variable',
    `${task}: ${name} is not a variable of the ring; expected ${known.length === 0 ? 'no variable at all' : `one of ${shown}`}.`,
    { ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }), details: { name, nearest: near } },
  );
}

function isVariable(given: unknown): given is Variable {
  return typeof given === 'object' && given !== null;
}

function toVertex({ name, side }: Variable): Vertex {
  return side === undefined ? { label: name } : { label: name, side };
}

function toVariable({ label, side }: Vertex): Variable {
  return side === undefined ? { name: label } : { name: label, side };
}
