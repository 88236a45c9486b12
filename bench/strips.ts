import { Evaluator, HeapTable, oabHeaps } from 'spgames/evaluation';
import { asComplex, parseSource } from 'spgames/sources';
import { ValueStore } from 'spgames/values';

const LONGEST = 200;
const MOST_PIECE = 10;
/** So long strips are compared with the game on a path. */
const COMPARED = 12;

/** CPU time of the tables of Oab to length 200 for all 1 ≤ a ≤ b ≤ 10, each in a store of its own. */
export function timeStrips(): void {
  let total = 0;
  let slowest = { seconds: 0, name: '' };
  for (let a = 1; a <= MOST_PIECE; a++)
    for (let b = a; b <= MOST_PIECE; b++) {
      const store = new ValueStore();
      const before = process.cpuUsage();
      const game = oabHeaps(a, b);
      const values = new HeapTable(game, { store }).values(LONGEST);
      const { user, system } = process.cpuUsage(before);
      const seconds = (user + system) / 1e6;
      total += seconds;
      if (seconds > slowest.seconds) slowest = { seconds, name: game.name };
      const evaluator = new Evaluator({ store });
      for (let n = 1; n <= COMPARED; n++) {
        const onPath = evaluator.value(asComplex(parseSource(`${game.name}@path:${n}`)));
        if (!onPath.equals(values[n]!))
          throw new Error(`${game.name}: ${String(values[n])} on ${n} cells, not ${String(onPath)}`);
      }
    }
  console.log(
    `\nStrips: tables to length ${LONGEST} of the ${(MOST_PIECE * (MOST_PIECE + 1)) / 2} games oab(a,b) with a ≤ b ≤ ${MOST_PIECE}, CPU seconds`,
  );
  console.log(`  all ${total.toFixed(1)}, the slowest ${slowest.name} ${slowest.seconds.toFixed(1)}`);
}
