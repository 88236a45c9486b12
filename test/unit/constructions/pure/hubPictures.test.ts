import { expect, it } from 'vitest';
import { DigraphPlacement } from 'spgames/digraphs';
import { drawComplex, drawDigraph } from 'spgames/pictures';
import { gameWithValue } from 'spgames/constructions';
import { parseValue } from 'spgames/values';

it('the pictures in docs/constructions.md', async () => {
  const { complex } = gameWithValue(parseValue('0'), { complex: 'pure', size: 3 });
  const names = ['X¹', 'X²', 'Y¹', 'Y²', 'x₁', 'x₂', 'y₁', 'y₂'];
  const answers = [
    ['x₁', 'y₁'],
    ['y₁', 'x₂'],
    ['x₂', 'y₂'],
    ['y₂', 'x₁'],
    ['X¹', 'y₁'],
    ['X²', 'y₂'],
    ['Y¹', 'x₁'],
    ['Y²', 'x₂'],
  ];
  const at = (name: string | undefined): number => names.indexOf(name!);
  const arcs = answers.map(([move, answer]) => [at(move), at(answer)] as const);
  const coordinates = [
    [3, -0.5],
    [0, 3.5],
    [-0.5, 0],
    [3.5, 3],
    [0.5, 0.5],
    [2.5, 2.5],
    [2.5, 0.5],
    [0.5, 2.5],
  ] as const;
  const pictures = {
    'pure-hub': drawComplex(complex, { title: 'The pure complex of size 3 with the value 0' }),
    'answering-cycle': drawDigraph(new DigraphPlacement('LLRRLLRR', arcs), {
      names,
      coordinates,
      title: 'Every move and its answer',
    }),
  };
  for (const [name, svg] of Object.entries(pictures))
    await expect(svg).toMatchFileSnapshot(`../../../../docs/pictures/${name}.svg`);
});
