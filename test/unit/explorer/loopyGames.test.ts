import { describe, expect, it } from 'vitest';
import { loopyOutcome, parseLoopyGame } from 'spgames/loopy';
import { asLoopySource } from '../../../web/worlds.js';
import { runJson } from '../../helpers/runCommand.js';
import { answersAbout } from './threadOfWorlds.js';

const ask = answersAbout('snort@path:2');

describe('the loopy games of the explorer', () => {
  it.each(['on', 'dud', 'upon*', 'tis', 'a={0|b}; b={a|}', 'over + 1/2', 'fox-and-geese@grid:3x3/.g.|...|f..'])(
    'have the value of the command, and its outcome: %s',
    async (text) => {
      const source = asLoopySource(text);
      const found = await ask('loopy', text);
      const json = await runJson(['value', source]);
      const [start] = found.nodes;
      expect(start!.outcome).toBe(json['outcome'] ?? 'draw');
      const facts = Object.fromEntries(await ask('loopyValue', `0 ${text}`));
      expect(facts['value']).toBe(json['name']);
      expect(facts['stopper']).toBe(json['stopper'] === true ? 'yes' : 'no');
      if (json['stopper'] === false)
        expect([facts['onside'], facts['offside']]).toEqual([json['onside'], json['offside']]);
      expect(found.cycle.length > 0).toBe(json['stopper'] === false);
    },
  );

  it('have all positions with their moves, as nodes and arrows of the picture', async () => {
    const found = await ask('loopy', 'upon*');
    const game = parseLoopyGame('upon*');
    expect(found.nodes.map(({ options }) => [options.L, options.R])).toEqual(
      Array.from({ length: game.n }, (_, p) => [game.options(p, 'L'), game.options(p, 'R')]),
    );
    expect(found.nodes.map(({ begins }) => begins.L)).toEqual(
      Array.from(
        { length: game.n },
        (_, p) => ({ win: 'wins', draw: 'draws', loss: 'loses' })[loopyOutcome(game.at(p)).left],
      ),
    );
    const arcs = [...found.picture.matchAll(/data-arc="(\d+) (\d+)" data-player="(L|R)"/g)].map(([, ...arc]) =>
      arc.join(' '),
    );
    const moves = found.nodes.flatMap(({ options }, p) =>
      (['L', 'R'] as const).flatMap((player) => options[player].map((to) => `${p} ${to} ${player}`)),
    );
    expect(arcs.sort()).toEqual(moves.sort());
  });

  it('are left open where no side is found', async () => {
    const facts = Object.fromEntries(await ask('loopyValue', '0 a={0,{1|1,{*,{1*|1*,a}|*}}|0}'));
    expect([facts['value'], facts['onside'], facts['offside']]).toEqual(['undecided', 'undecided', 'undecided']);
  });

  it('are only counted where there are too many positions to draw', async () => {
    const found = await ask('loopy', 'fox-and-geese@grid:6x6/.g.g.g|......|......|......|......|f.....');
    expect([found.picture, found.nodes]).toEqual(['', []]);
    expect(found.tooLarge).toMatch(/^too large: \d+ positions; at most 400 are drawn\.$/);
  });
});
