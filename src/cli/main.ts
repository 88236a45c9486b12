#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { parseBoard } from '../boards/index.js';
import { compile, findRuleset } from '../games/index.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const program = new Command('spgames').version(version);
program
  .command('compile')
  .argument('<source>')
  .action(async (source: string) => {
    const at = source.indexOf('@');
    const board = await parseBoard(source.slice(at + 1), {});
    const { vertices, legalComplex } = compile(findRuleset(source.slice(0, at)), board);
    const facets = legalComplex.facets.toLists();
    const nonfaces = legalComplex.minimalNonfaces.toLists();
    console.log(JSON.stringify({ spgames: version, type: 'sp-game', vertices, facets, nonfaces }));
  });
await program.parseAsync();
