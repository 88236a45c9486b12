import { Board, type BoardJSON } from '../boards/index.js';
import type { Certificate, Construction, GammaCertificate, Method } from '../constructions/index.js';
import { rulesetFromData, type RulesetData } from '../games/index.js';
import type { RunOptions } from '../run.js';
import { complexFromJson, complexToJson, type ComplexJson } from './complexJson.js';
import { gammaCertificateFromJson } from './gammaCertificateJson.js';
import { JsonFields } from './JsonFields.js';
import { VERSION } from './version.js';

/** A construction as a JSON object. */
export interface ConstructionJson {
  readonly type: 'construction';
  readonly spgames: string;
  readonly method: Method;
  readonly as: 'legal' | 'illegal';
  readonly target: ComplexJson;
  readonly ruleset: RulesetData;
  readonly board: BoardJSON;
  readonly certificate: Certificate | GammaCertificate;
}

/** The JSON object of a construction. @throws LimitError; `limit` counts facets of the target */
export function constructionToJson(construction: Construction, options: RunOptions = {}): ConstructionJson {
  const { method, as, target, ruleset, board, certificate } = construction;
  return {
    type: 'construction',
    spgames: VERSION,
    method,
    as,
    target: complexToJson(target, options),
    ruleset,
    board: board.toJSON(),
    certificate,
  };
}

const LISTED = ['prop2.1', 'remark2.2'] as const;
const ON_GAMMA_BOARDS = ['gamma', 'gamma-printed', 'invariant', 'independence'] as const;
const METHODS: readonly Method[] = [...LISTED, ...ON_GAMMA_BOARDS];

/**
 * The construction of a JSON object; whether it holds is for `verifyConstruction` to say.
 * @param value what `JSON.parse` gave
 * @throws InputError naming the field, also those of the target, the ruleset and the board
 */
export function constructionFromJson(value: unknown): Construction {
  const fields = new JsonFields(value, 'construction', 'constructionFromJson');
  const object = value as Readonly<Record<string, unknown>>;
  const { method, as, certificate } = object;
  if (!METHODS.includes(method as Method))
    throw fields.error('malformed-field', `"method" is ${JSON.stringify(method)}`, METHODS.join(' or '), 'method');
  if (as !== 'legal' && as !== 'illegal')
    throw fields.error('malformed-field', `"as" is ${JSON.stringify(as)}`, '"legal" or "illegal"', 'as');
  const ruleset = object['ruleset'] as RulesetData;
  const common = (): Pick<Construction, 'as' | 'target' | 'ruleset' | 'board'> => {
    rulesetFromData(ruleset); // checks the fields
    return { as, target: complexFromJson(object['target']), ruleset, board: Board.fromJSON(object['board']) };
  };
  const onGamma = ON_GAMMA_BOARDS.find((name) => name === method);
  if (onGamma !== undefined) {
    const claims = gammaCertificateFromJson(certificate, 'constructionFromJson');
    return { method: onGamma, ...common(), certificate: claims };
  }
  return { method: LISTED.find((name) => name === method)!, ...common(), certificate: cellsOf(certificate, fields) };
}

function cellsOf(certificate: unknown, fields: JsonFields): Certificate {
  const cells: unknown = (certificate as { cells?: unknown } | null | undefined)?.cells;
  const isCells = (list: unknown): boolean => Array.isArray(list) && list.every((v) => Number.isInteger(v));
  if (!Array.isArray(cells) || !cells.every(isCells))
    throw fields.error(
      'malformed-field',
      '"certificate" is malformed',
      '{"cells": [[board vertices], …]}',
      'certificate',
    );
  return { cells: cells as number[][] };
}
