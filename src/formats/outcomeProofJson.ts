import { takes } from '../arguments.js';
import { anObject, text } from '../arguments.js';
import { fields, optional } from '../shape.js';
import type { OutcomeProof } from '../evaluation/index.js';
import { DataReader } from '../text/internal.js';
import { VERSION } from './version.js';

/** A proof of an outcome with the game that it is about, in the notation of sources. */
export interface SourcedProof {
  readonly source: string;
  /** Pieces that lie on the board before the first move, by their labels. */
  readonly position?: string | undefined;
  readonly proof: OutcomeProof;
}

/** A proof of an outcome as a JSON object; vertices are indices into those of the complex that the source stands for. */
export type OutcomeProofJson = OutcomeProof & {
  readonly type: 'outcome-proof';
  readonly spgames: string;
  readonly source: string;
  readonly position?: string;
};

const outcomeProofToJsonTakes = /* @__PURE__ */ takes('outcomeProofToJson', () => ({
  proof: fields({ source: text, position: optional(text), proof: anObject }),
}));

/**
 * The JSON object of a proof.
 * @example outcomeProofToJson({ source: 'snort@path:3', proof: proveOutcome(compile(snort, path(3)).legalComplex) }).outcome // 'N'
 */
export function outcomeProofToJson(sourced: SourcedProof): OutcomeProofJson {
  outcomeProofToJsonTakes(sourced);
  const { source, position, proof } = sourced;
  const about = { source, ...(position !== undefined && { position }) };
  return { type: 'outcome-proof', spgames: VERSION, ...about, ...proof };
}

/**
 * The proof of a JSON object, with its source; whether it is one is for `verifyOutcomeProof` to say.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function outcomeProofFromJson(value: unknown): SourcedProof {
  const data = DataReader.of(value, 'outcomeProofFromJson').document('outcome-proof');
  const position = data.field('position');
  const { type: _type, spgames: _spgames, source: _source, position: _position, ...proof } = value as OutcomeProofJson;
  return {
    source: data.field('source').text(),
    ...(!position.isMissing && { position: position.text() }),
    proof,
  };
}
