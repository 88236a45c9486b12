import { verifyConstruction } from '../../constructions/index.js';
import { VERSION, constructionFromJson, parseJson } from '../../formats/index.js';
import type { SourceCommand } from '../SourceCommand.js';

/** `verify FILE`: does a construction give the complex it promises? */
export const verifyCommand: SourceCommand = {
  name: 'verify',
  description:
    'Check a construction: compile its ruleset on its board from scratch and compare with the target. Exit status 0 verified, 1 not, 2 no well-formed construction.',
  argument: { name: 'file', description: 'a file written by build, or - for standard input' },
  examples: ['verify game.json', "build 'facets:x1 x2, x2 y1' --method prop2.1 --json | spgames verify -"],
  answer: async (name, _, session) => {
    const shown = name === '-' ? 'standard input' : name;
    const construction = constructionFromJson(await parseJson(await session.read(name), shown));
    const found = verifyConstruction(construction, session.run());
    const common = {
      spgames: VERSION,
      type: 'verification',
      method: construction.method,
      as: construction.as,
      verified: found.verified,
    };
    if (found.verified)
      return {
        json: () => common,
        text: () =>
          construction.method === 'value'
            ? `${shown}: verified; the value of the game is ${construction.value}`
            : `${shown}: verified; the ${construction.as} complex of the game is the target (${construction.method})`,
      };
    const { because, witness } = found;
    return {
      json: () => ({ ...common, because, ...(witness !== undefined && { position: witness.position }) }),
      text: () => `${shown}: not verified; ${because}`,
      exitCode: 1,
    };
  },
};
