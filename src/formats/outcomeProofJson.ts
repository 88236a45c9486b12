import { takes } from '../arguments.js';
import { anObject, text } from '../arguments.js';
import { fields, optional } from '../shape.js';
import type {
  OutcomeProof,
  OutcomeProofByPositions,
  OutcomeProofBySums,
  ProofStart,
  Reply,
} from '../evaluation/index.js';
import { DataReader, describe, type Description, type DocumentDescription } from '../text/internal.js';
import { VERSION } from './version.js';

/** A proof of an outcome with the game that it is about, in the notation of sources. */
export interface SourcedProof {
  readonly source: string;
  /** Pieces that lie on the board before the first move, by their labels. */
  readonly position?: string | undefined;
  readonly proof: OutcomeProof;
}

/**
 * A proof of an outcome as a JSON object; vertices are indices into those of the complex that the source stands for.
 */
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

/** Numbers of things that are listed elsewhere. */
const numbers = (): Description<number[]> => describe.integers('a list of numbers', 0);

const reply: Description<Reply> = /* @__PURE__ */ describe.named('reply', () =>
  describe.described(
    '[part, vertex, next], the part as in positions; or [−1, value, next] for an option of the value. `next` is the number of the position after it, or −1 if it shows at once that it is won. Null if the winner has won before.',
    describe.nullable(
      describe.also(
        describe.integers('[part, vertex, next], or null', -1, { length: 3 }),
        (found) => found as [number, number, number],
      ),
    ),
  ),
);

const start: Description<ProofStart> = /* @__PURE__ */ describe.named('start', () =>
  describe.either((value) => typeof value === 'number', describe.integer(-1), reply),
);

type Body<Proof extends OutcomeProof> = Omit<Proof, 'play' | 'outcome' | 'symmetries'>;

/** By sums. */
const sums: Description<Body<OutcomeProofBySums>> = /* @__PURE__ */ describe.named('sums', () =>
  describe.described(
    'A proof by sums, in all of which it is Left’s turn, whoever that is: when it is the other’s, the negative is written.',
    describe.object('a proof by sums', {
      first: describe.described(
        'For each player who begins: the first move, if he wins; else the position that he loses in.',
        describe.object('{"L", "R"}', { L: start, R: start }),
      ),
      parts: describe.described(
        'Components of positions, up to the symmetries: the vertices that can be played, and those that lie there and matter to them, ascending.',
        describe.list('a list of parts', describe.object('{"free", "placed"}', { free: numbers(), placed: numbers() })),
      ),
      values: describe.described(
        'The values that positions have besides their parts, in the notation of values.',
        describe.list('a list of values', describe.text()),
      ),
      positions: describe.described(
        'Sums with Left to move, who loses.',
        describe.list(
          'a list of positions',
          describe.object('{"parts", "value", "replies", "options"}', {
            parts: describe.described('Twice the number of each part, plus 1 if it is negated.', numbers()),
            value: describe.described('The number of the value of the rest.', describe.integer(0)),
            replies: describe.described(
              'For each part (once for equal ones) and each vertex that Left can play there, ascending.',
              describe.list('a list of replies', reply),
            ),
            options: describe.described(
              'For each of Left’s options of the value: its number, and the reply.',
              describe.list('a list of options', describe.tuple('[value, reply]', describe.integer(0), reply)),
            ),
          }),
        ),
      ),
    }),
  ),
);

/** By whole positions. */
const wholePositions: Description<Body<OutcomeProofByPositions>> = /* @__PURE__ */ describe.named(
  'wholePositions',
  () => {
    const first = describe.nullable(describe.integer(-1));
    return describe.also(
      describe.object('a proof by positions', {
        first: describe.described(
          'For each player who begins: the vertex to play first, −1 if he wins since nothing can be played, null if he loses.',
          describe.object('{"L", "R"}', { L: first, R: first }),
        ),
        positions: describe.described(
          'The replies in a row, cut into strings. From the position that a player loses, to move, each of his moves in ascending order is followed by the reply, and by what the same says of the position after it; a position that was met before, up to symmetries, is passed by. A letter (A–Z, a–z, 0–4) is the place of a vertex among those that can be played; - stands where the winner wins since nothing can be played.',
          describe.list('a list of positions', describe.text('letters A–Z, a–z, 0–4 and -', /^[A-Za-z0-4-]*$/)),
        ),
      }),
      (found) => found,
      { not: { required: ['parts'] } },
    );
  },
);

const hasParts = (value: unknown): boolean => typeof value === 'object' && value !== null && 'parts' in value;

const body: Description<Body<OutcomeProofBySums> | Body<OutcomeProofByPositions>> = /* @__PURE__ */ describe.lazily(
  () => describe.either(hasParts, sums, wholePositions),
);

/** A proof of an outcome, with its source. */
export const outcomeProofDocument: DocumentDescription<SourcedProof> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document(
    'outcome-proof',
    'Who wins a game on a complex, with a reply to every move of the loser: by sums, or by whole positions. Vertices are indices from 0 into those of the complex that the source stands for. spgames verify checks what this schema cannot say.',
    () => ({
      source: describe.described('The game, in the notation of sources.', describe.text()),
      position: describe.optional(
        describe.described('Pieces that lie on the board before the first move, by their labels.', describe.text()),
      ),
      play: describe.described(
        'Whether the player who cannot move loses (normal) or wins (misere).',
        describe.oneOf(['normal', 'misere']),
      ),
      outcome: describe.described(
        'L, R, N (who begins wins) or P (who does not).',
        describe.oneOf(['L', 'R', 'N', 'P']),
      ),
      symmetries: describe.described(
        'Permutations of the vertices that can be played that keep the rules, by the vertices that they move.',
        describe.list(
          'a list of symmetries',
          describe.object('{"exchanges", "images"}', {
            exchanges: describe.described('Does it exchange what belongs to Left and to Right?', describe.flag),
            images: describe.list(
              'a list of pairs',
              describe.tuple('a pair of a vertex and its image', describe.integer(0), describe.integer(0)),
            ),
          }),
        ),
      ),
    }),
  ),
  ({ source, position, ...head }, data): SourcedProof => ({
    source,
    ...(position !== undefined && { position }),
    proof: { ...head, ...body.read(data) },
  }),
  (definitions) => body.schema(definitions),
);

/**
 * The proof of a JSON object, with its source; whether it is one is for `verifyOutcomeProof` to say.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function outcomeProofFromJson(value: unknown): SourcedProof {
  return outcomeProofDocument.read(DataReader.of(value, 'outcomeProofFromJson'));
}
