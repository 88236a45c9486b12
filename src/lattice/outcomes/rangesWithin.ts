import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import { vertexRanges } from './vertexRanges.js';

/** The largest value of each form in a box. */
export function boundsInBox(forms: readonly LatticePoint[], box: LatticePoint): number[] {
  const bounds: number[] = [];
  for (const form of forms) {
    let sum = 0;
    for (let i = 0; i < box.length; i++) if (form[i]! > 0) sum += form[i]! * box[i]!;
    bounds.push(sum);
  }
  return bounds;
}

/** Between what the coordinates of the points of a board lie where forms are at most some bounds. */
export function rangesWithin(
  game: LatticeGame,
  forms: readonly LatticePoint[],
  bounds: readonly number[],
  task: string,
): { least: number[]; most: number[] } {
  const least: number[] = [];
  const most: number[] = [];
  if (game.isOrthant) {
    for (let i = 0; i < game.dimension; i++) {
      let bound = Infinity;
      for (let k = 0; k < forms.length; k++)
        if (forms[k]![i]! > 0 && isNonnegative(forms[k]!))
          bound = Math.min(bound, Math.floor(bounds[k]! / forms[k]![i]!));
      least.push(0);
      most.push(bound);
    }
    return { least, most };
  }
  const above = forms.map((form, k) => ({ normal: form.map((x) => -x), least: -bounds[k]! }));
  for (const [a, b] of vertexRanges([...game.inequalities, ...above], game.dimension, task)) {
    least.push(a);
    most.push(b);
  }
  return { least, most };
}

function isNonnegative(form: LatticePoint): boolean {
  for (let i = 0; i < form.length; i++) if (form[i]! < 0) return false;
  return true;
}
