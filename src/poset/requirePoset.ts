import { instance, requireShape } from '../shape.js';
import { LabelledPoset } from './LabelledPoset.js';

const POSET = instance(LabelledPoset, 'a LabelledPoset');

/** A verifier was given a poset. @throws InputError `invalid-argument` */
export function requirePoset(task: string, poset: LabelledPoset): void {
  requireShape(task, POSET, poset, 'the poset');
}
