import type { SetFamily } from '../../sets/index.js';
import { connectedClasses } from '../../sets/internal.js';

/**
 * An ideal in variables of its own whose generators do not fall apart. Variables that lie in the same generators are
 * one class: the least common multiples, and so the Betti numbers, are those of an ideal with one variable for each
 * class.
 */
export interface BettiComponent {
  /** The variables of each class. */
  readonly classes: readonly (readonly number[])[];
  /** The generators as ascending lists of classes. */
  readonly generators: readonly (readonly number[])[];
}

/**
 * The ideals in disjoint variables whose sum is the ideal of some generators; the minimal resolution is the tensor
 * product of theirs. Variables in no generator are in no component.
 * @param generators an antichain without ∅
 */
export function bettiComponents(generators: SetFamily): BettiComponent[] {
  const lists = generators.toLists();
  const components = connectedClasses(generators.n, lists, new Set(generators.support()));
  const componentOf = new Int32Array(generators.n);
  components.forEach((variables, c) => {
    for (const v of variables) componentOf[v] = c;
  });
  const own = components.map((): number[][] => []);
  for (const list of lists) own[componentOf[list[0]!]!]!.push(list);
  return components.map((variables, c) => mergeTwins(variables, own[c]!));
}

function mergeTwins(variables: readonly number[], generators: readonly (readonly number[])[]): BettiComponent {
  const around = new Map(variables.map((v): [number, number[]] => [v, []]));
  generators.forEach((generator, g) => {
    for (const v of generator) around.get(v)!.push(g);
  });
  const byKey = new Map<string, number[]>();
  for (const [v, indices] of around) {
    const key = indices.join();
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [v]);
    else known.push(v);
  }
  const classes = [...byKey.values()];
  const classOf = new Map(classes.map(([first], i) => [first!, i]));
  return {
    classes,
    generators: generators.map((generator) =>
      generator
        .map((v) => classOf.get(v))
        .filter((i) => i !== undefined)
        .sort((a, b) => a - b),
    ),
  };
}
