import { coveringToJson } from 'spgames/formats';
import {
  erdosSelfridge,
  pairingStrategy,
  parsePositionalGame,
  positionalStrategyToJson,
  replyStrategy,
} from 'spgames/positional';
import { findCovering, namedComplex, SimplicialComplex } from 'spgames/complex';
import { run } from './runCommand.js';

const printed =
  (...args: string[]) =>
  async (): Promise<string> => {
    const { exitCode, out, err } = await run([...args, '--json']);
    if (exitCode !== 0) throw new Error(`${args.join(' ')}: ${err}`);
    return out;
  };

const saved =
  (option: string, ...args: string[]) =>
  async (): Promise<string> => {
    const { saved: files, err } = await run([...args, option, 'file.json']);
    if (files['file.json'] === undefined) throw new Error(`${args.join(' ')}: ${err}`);
    return files['file.json'];
  };

const given = (make: () => unknown) => (): Promise<string> => Promise.resolve(JSON.stringify(make()));

const covered = (complex: SimplicialComplex): unknown => {
  const found = findCovering(complex);
  if (found.simplyConnected !== false) throw new Error('there is a covering');
  return coveringToJson({ complex, covering: found.covering });
};

const positional = (by: 'replies' | 'pairing' | 'potential'): unknown => {
  const game = parsePositionalGame('positional(maker)@sets:0 1, 2 3 4');
  const [replies, pairing, potential] = [
    replyStrategy(game, 'R', 'R'),
    pairingStrategy(game),
    erdosSelfridge(game, 'L'),
  ];
  if (!replies.found || pairing.found !== true || !potential.applies) throw new Error('Breaker wins');
  return positionalStrategyToJson(
    { replies: replies.strategy, pairing: pairing.strategy, potential: potential.strategy }[by],
  );
};

const build = (source: string, ...args: string[]): (() => Promise<string>) => printed('build', source, ...args);

/** One small document of each kind that `verify` takes. */
export const CERTIFICATES: Readonly<Record<string, () => Promise<string>>> = {
  'prop2.1': build('facets:x1 x2, x2 y1', '--method', 'prop2.1'),
  'prop2.1 illegal': build('facets:x1 x2, x2 y1', '--method', 'prop2.1', '--as', 'illegal'),
  'remark2.2': build('facets:x1 x2, x2 y1, 3', '--method', 'remark2.2'),
  small: build('facets:x1 x2, x2 y1', '--method', 'small'),
  'small illegal': build('facets:x1 x2, x2 y1', '--method', 'small', '--as', 'illegal'),
  gamma: build('facets:x1 y1, y1 x2', '--method', 'gamma', '--as', 'illegal'),
  'gamma-printed': build('facets:x1 y1, y1 x2', '--method', 'gamma-printed', '--as', 'illegal'),
  invariant: build('facets:x1 x2, x2 y1', '--method', 'invariant'),
  independence: build('facets:x1 x2, y1', '--method', 'independence'),
  value: build('value:*', '--method', 'value'),
  'value with options': build('value:{1|*}', '--method', 'value'),
  pure: build('value:1*', '--method', 'value', '--pure'),
  'pure flag': build('value:1*', '--method', 'value', '--pure', '--flag'),
  'pure board': build('value:*', '--method', 'value', '--pure', '--board'),
  'vertex decomposable': build('value:1*', '--method', 'value', '--vertex-decomposable'),
  sphere: build('value:1', '--method', 'value', '--sphere'),
  ball: build('value:1', '--method', 'value', '--ball'),
  digraph: build('value:{1|*}', '--method', 'digraph'),
  'digraph connected': build('value:2', '--method', 'digraph', '--connected'),
  covering: given(() =>
    covered(
      SimplicialComplex.fromFacets(
        [
          [0, 1],
          [1, 2],
          [0, 2],
        ],
        3,
      ),
    ),
  ),
  'covering plane': given(() => covered(namedComplex('real-projective-plane'))),
  analysis: given(() => ({
    type: 'analysis',
    shellable: false,
    witnesses: {
      pure: null,
      shellable: {
        covering: covered(
          SimplicialComplex.fromFacets(
            [
              [0, 1],
              [1, 2],
              [0, 2],
            ],
            3,
          ),
        ),
      },
    },
  })),
  'outcome proof': saved('--proof', 'analyze', 'nogo@grid:2x2', '--only', 'outcome'),
  'outcome proof misere': saved('--proof', 'analyze', 'node-kayles@path:5', '--only', 'outcome', '--misere'),
  'outcome proof position': saved('--proof', 'analyze', 'snort@path:5', '--only', 'outcome', '--position', 'x1'),
  'outcome proof sums': saved('--proof', 'analyze', 'domineering@grid:3x3', '--only', 'outcome'),
  'period grundy': printed('period', 'octal(.07)', '--terms', '9'),
  'period values': printed('period', 'oab(1,2)'),
  'period outcomes': printed('period', 'subtraction(1,2)', '--of', 'outcomes', '--terms', '8'),
  strategy: saved('-o', 'strategy', 'lattice:moves 1,0 0,1 -1,1; defeated 0,0'),
  'strategy heaps': saved('-o', 'strategy', 'octal(.07)', '--heaps', '3', '--misere'),
  'strategy undecided': given(() => ({
    type: 'lattice-strategy',
    game: {
      type: 'lattice-game',
      dimension: 2,
      moves: [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      inequalities: [
        { normal: [0, 1], least: 0 },
        { normal: [2, -1], least: 0 },
      ],
    },
    strata: [
      {
        points: [
          [0, 0],
          [1, 1],
          [1, 2],
        ].filter(([x]) => x! % 2 === 0),
        generators: [
          [2, 0],
          [2, 1],
          [2, 2],
          [2, 3],
          [2, 4],
        ],
      },
    ],
  })),
  quotient: printed('quotient', 'lattice:moves 1,0 0,1 -1,1; defeated 0,0'),
  'quotient heaps': printed('quotient', 'octal(.123)', '--misere', '--heaps', '5'),
  'quotient normal': printed('quotient', 'nim', '--heaps', '2'),
  'quotient positions': printed('quotient', 'node-kayles@path:3', '--misere'),
  'quotient sums': printed('quotient', 'form:^', '--misere'),
  'quotient sums normal': printed('quotient', 'sums:form:^; nim@heap:2'),
  'positional replies': given(() => positional('replies')),
  'positional pairing': given(() => positional('pairing')),
  'positional potential': given(() => positional('potential')),
};
