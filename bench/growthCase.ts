/** One question of `growthFamilies.ts` in a process of its own: CPU seconds, peak memory in MB, and the answer. */
import { FAMILIES } from './growthFamilies.js';

const [name, size] = process.argv.slice(2);
const { complex, ask } = FAMILIES.find((family) => family.name === name)!;
const asked = complex(Number(size));
// Half of the question, which others like it share.
void asked.minimalNonfaces;
const before = process.cpuUsage();
const answer = ask(asked);
const { user, system } = process.cpuUsage(before);
console.log(`@ ${(user + system) / 1e6} ${process.resourceUsage().maxRSS / 1024} ${answer}`);
