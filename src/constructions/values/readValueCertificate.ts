import { DataReader } from '../../text/internal.js';
import type { ControlledPart, ValueCertificate, ValueStep } from './ValueCertificate.js';

/**
 * A certificate from data of any kind, such as what `JSON.parse` gave: only its form is checked here, the rest is for
 * `verifyGameWithValue`.
 * @throws InputError `invalid-field`, naming the field
 */
export function readValueCertificate(data: unknown): ValueCertificate {
  return valueCertificateOfData(DataReader.of(data, 'readValueCertificate'));
}

/** As `readValueCertificate`, where the certificate may be a part of a larger document. */
export function valueCertificateOfData(data: DataReader): ValueCertificate {
  const as = data.object('{"as", "steps"}').field('as').oneOf(['complex', 'graph']);
  const steps = data.field('steps').items('a list of steps').map(readStep);
  if (steps.length === 0) data.field('steps').refuse('at least one step');
  return { as, steps };
}

const OPTION_FIELDS = ['left', 'right', 'x', 'y', 'floor', 'ceiling', 'bounds'] as const;

function readStep(step: DataReader): ValueStep {
  const simplex = {
    value: step.object('{"value", "vertices", …}').field('value').text(),
    vertices: readVertices(step.field('vertices')),
  };
  if (!OPTION_FIELDS.some((field) => step.has(field))) return simplex;
  return {
    ...simplex,
    left: readParts(step.field('left')),
    right: readParts(step.field('right')),
    x: readVertices(step.field('x')),
    y: readVertices(step.field('y')),
    floor: step.field('floor').integer(),
    ceiling: step.field('ceiling').integer(),
    bounds: step.field('bounds').integers('two integers', undefined, 2) as [number, number],
  };
}

function readVertices(list: DataReader): number[] {
  return list.integers('a list of vertices');
}

function readParts(list: DataReader): ControlledPart[] {
  return list.items('a list of {"control", "part"}').map((item) => ({
    control: item.object('{"control", "part"}').field('control').integer(),
    part: item.field('part').integer(),
  }));
}
