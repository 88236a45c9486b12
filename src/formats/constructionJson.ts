import { Board, type BoardJSON } from '../boards/index.js';
import type { Certificate, Construction, Method } from '../constructions/index.js';
import { rulesetFromData, type RulesetData } from '../games/index.js';
import type { RunOptions } from '../run.js';
import { complexFromJson, complexToJson, type ComplexJson } from './complexJson.js';
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
  readonly certificate: Certificate;
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

const METHODS: readonly string[] = ['prop2.1', 'remark2.2'] satisfies readonly Method[];

/**
 * The construction of a JSON object; whether it holds is for `verifyConstruction` to say.
 * @param value what `JSON.parse` gave
 * @throws InputError naming the field, also those of the target, the ruleset and the board
 */
export function constructionFromJson(value: unknown): Construction {
  const fields = new JsonFields(value, 'construction', 'constructionFromJson');
  const object = value as Readonly<Record<string, unknown>>;
  const { method, as, certificate } = object;
  if (typeof method !== 'string' || !METHODS.includes(method))
    throw fields.error('malformed-field', `"method" is ${JSON.stringify(method)}`, METHODS.join(' or '), 'method');
  if (as !== 'legal' && as !== 'illegal')
    throw fields.error('malformed-field', `"as" is ${JSON.stringify(as)}`, '"legal" or "illegal"', 'as');
  const cells: unknown = (certificate as { cells?: unknown } | null | undefined)?.cells;
  const isCells = (list: unknown): boolean => Array.isArray(list) && list.every((v) => Number.isInteger(v));
  if (!Array.isArray(cells) || !cells.every(isCells))
    throw fields.error(
      'malformed-field',
      '"certificate" is malformed',
      '{"cells": [[board vertices], …]}',
      'certificate',
    );
  const ruleset = object['ruleset'] as RulesetData;
  rulesetFromData(ruleset); // checks the fields
  return {
    method: method as Method,
    as,
    target: complexFromJson(object['target']),
    ruleset,
    board: Board.fromJSON(object['board']),
    certificate: { cells: cells as number[][] },
  };
}
