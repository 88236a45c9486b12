/**
 * A bare loop over the library, in a process of its own, which is as cold as the thread of a survey: prints its CPU
 * seconds.
 * Run:   tsx bench/bareLoop.ts FAMILY one|three
 */
import { Evaluator } from 'spgames/evaluation';
import { compile, findRuleset, gameValue } from 'spgames/games';
import { cohenMacaulayReport } from 'spgames/ideal';
import { surveyItems } from 'spgames/surveys';
import { temperature } from 'spgames/values';

const [over = '', columns = 'one'] = process.argv.slice(2);
const start = process.cpuUsage();
const snort = findRuleset('snort');
const evaluator = new Evaluator();
let [items, hot, holding] = [0, 0, 0];
for (const { board } of surveyItems(over)) {
  const game = compile(snort, board!);
  const t = temperature(gameValue(game, { evaluator }));
  items++;
  if (columns === 'one') continue;
  const degree = Math.max(...Array.from({ length: board!.vertexCount }, (_, v) => board!.neighbours(v).length));
  if ((t.toNumber() ?? 0) > degree) hot++;
  if (cohenMacaulayReport(game.illegalComplex).holds === true) holding++;
}
const { user, system } = process.cpuUsage(start);
console.log(JSON.stringify({ items, hot, holding, cpu: (user + system) / 1e6 }));
