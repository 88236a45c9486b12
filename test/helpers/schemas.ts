import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { textOf } from '../../scripts/filesUnder.js';

const compiled = new Map<string, ValidateFunction>();

/** The published schema of a type of document, as a check. */
export function validatorOf(type: string): ValidateFunction {
  let validate = compiled.get(type);
  if (validate === undefined) {
    const schema = JSON.parse(textOf(`schema/${type}.schema.json`)) as object;
    validate = new Ajv2020({ strict: true, strictTypes: false, strictTuples: false, strictRequired: false }).compile(
      schema,
    );
    compiled.set(type, validate);
  }
  return validate;
}
