import { compile, findRuleset } from '../src/games/index.js';
import { parseBoard } from '../src/boards/index.js';
import { searchOf } from '../src/evaluation/winner/winner.js';
const [src, firstArg, play] = process.argv.slice(2);
const [rs, bd] = src!.split('@');
let t = performance.now();
const game = compile(findRuleset(rs!), parseBoard(bd!));
const { search, work, symmetries } = searchOf('winner', game, { play: play === 'misere' ? 'misere' : 'normal', maxBytes: 6e9 });
console.log(src, 'symmetries', symmetries.length, (performance.now() - t).toFixed(0), 'ms');
t = performance.now();
for (const p of firstArg === 'L' ? [0] : firstArg === 'R' ? [1] : [0, 1] as const) { const s = search.sums.start(p as 0 | 1); console.log(p ? 'Right' : 'Left', 'first wins:', search.wins(s), 'nodes', work.steps, 'parts', search.sums.parts.size, 'values', search.sums.store.size, ((performance.now() - t) / 1000).toFixed(2) + 's'); }
