import { findHomomorphism } from '../../complex/index.js';
import { VERSION } from '../../formats/index.js';
import { asComplex } from '../../sources/index.js';
import type { SourceCommand } from '../SourceCommand.js';

/** `homomorphism SOURCE SOURCE`: is there a map of vertices that brings faces to faces? */
export const homomorphismCommand: SourceCommand = {
  name: 'homomorphism',
  description:
    'Find a homomorphism of complexes (for games, of their legal complexes): a map of vertices that keeps sides and takes faces to faces. Exit status 0 if there is one, 1 if not, 3 undecided.',
  parameter: { name: 'second', description: 'another source' },
  examples: ["homomorphism 'facets:1 2, 2 3' 'facets:a b'", 'homomorphism snort@path:2 snort@path:3 --injective'],
  addOptions: (command) => void command.option('--injective', 'different vertices go to different vertices'),
  answer: async (text, options, session, given = '') => {
    const { injective = false } = options as { readonly injective?: boolean };
    const first = asComplex(await session.source(text), session.run());
    const second = asComplex(await session.source(given), session.run());
    const answer = findHomomorphism(first, second, { ...session.run(), injective });
    const map = answer.found === true ? answer.map : [];
    const pairs = [...map.entries()].flatMap(([v, w]) => (w === undefined ? [] : [[v, w] as const]));
    const words = answer.found === true ? 'yes' : answer.found === false ? 'no' : answer.found;
    const shown = pairs.map(([v, w]) => `${first.vertices[v]!.label}→${second.vertices[w]!.label}`).join(' ');
    return {
      json: () => ({
        spgames: VERSION,
        type: 'homomorphism',
        found: answer.found,
        ...(answer.found === true && { map: pairs }),
      }),
      text: () => [`a homomorphism: ${words}`, ...(pairs.length > 0 ? [`  map  ${shown}`] : [])].join('\n'),
      exitCode: answer.found === true ? 0 : answer.found === false ? 1 : 3,
    };
  },
};
