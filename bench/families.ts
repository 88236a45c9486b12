/**
 * Families of a million sets: minimal and maximal members and 100,000 queries of each kind, in a process of their own.
 * Checks the answers on samples, prints times and the peak memory. Run: npx tsx bench/families.ts
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SetFamily } from 'spgames/sets';

const SETS = 1_000_000;
const QUERIES = 100_000;
const GROUND_SETS = [40, 200];

/** Pseudorandom numbers in [0, 1). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

function randomFamily(n: number, size: number, least: number, most: number, seed: number): SetFamily {
  const random = randomNumbers(seed);
  const stride = (n + 31) >>> 5;
  const words = new Uint32Array(size * stride);
  for (let i = 0; i < size; i++) {
    let missing = least + Math.floor(random() * (most - least + 1));
    while (missing > 0) {
      const v = Math.floor(random() * n);
      const at = i * stride + (v >>> 5);
      if ((words[at]! & (1 << (v & 31))) !== 0) continue;
      words[at]! |= 1 << (v & 31);
      missing--;
    }
  }
  return SetFamily.fromWords(words, n);
}

function timed<T>(name: string, work: () => T): T {
  const start = performance.now();
  const result = work();
  console.log(`  ${name.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(2).padStart(7)} s`);
  return result;
}

function check(condition: boolean, what: string): void {
  if (!condition) throw new Error(`wrong answer: ${what}`);
}

/** Compares with the definition, for every member of a sample: one pass over the family each. */
function checkExtremal(family: SetFamily, kept: SetFamily, minimal: boolean): void {
  const random = randomNumbers(3);
  for (let s = 0; s < 40; s++) {
    const set = family.list(Math.floor(random() * family.size));
    const related = minimal ? family.within(set) : family.containing(set);
    const best = related.cardinalities().every((size) => size === set.length);
    check(kept.includes(set) === best, `is {${set.join()}} ${minimal ? 'minimal' : 'maximal'}?`);
    const member = kept.list(Math.floor(random() * kept.size));
    const around = minimal ? family.within(member) : family.containing(member);
    check(around.distinct().size === 1, `{${member.join()}} is ${minimal ? 'minimal' : 'maximal'}`);
  }
  check(kept.distinct().size === kept.size, 'no member comes twice');
}

/** Families of 2 to 12 random sets. */
function smallFamilies(n: number): SetFamily[] {
  return Array.from({ length: QUERIES }, (_, seed) => randomFamily(n, 2 + (seed % 11), 1, 6, seed));
}

/** How many different members contain no other. */
function countMinimal(family: SetFamily): number {
  const lists = family.distinct().toLists();
  return lists.filter((set) => !lists.some((other) => other !== set && other.every((v) => set.includes(v)))).length;
}

function measure(n: number): void {
  console.log(`n = ${n}, ${SETS} random sets of 3 to 8 elements`);
  const family = timed('made', () => randomFamily(n, SETS, 3, 8, 1));
  const minimal = timed('minimal members', () => family.minimal());
  checkExtremal(family, minimal, true);
  const maximal = timed('maximal members', () => family.maximal());
  checkExtremal(family, maximal, false);
  const small = timed(`${QUERIES} small families made`, () => smallFamilies(n));
  const kept = timed('their minimal members', () => small.reduce((sum, few) => sum + few.minimal().size, 0));
  check(kept === small.reduce((sum, few) => sum + countMinimal(few), 0), 'minimal members of small families');
  const sets = randomFamily(n, QUERIES, 3, 8, 2).toLists();
  const inside = timed(`${QUERIES} hasSubsetOf`, () => sets.map((set) => family.hasSubsetOf(set)));
  const outside = timed(`${QUERIES} hasSupersetOf`, () => sets.map((set) => family.hasSupersetOf(set)));
  for (let i = 0; i < QUERIES; i += QUERIES / 40) {
    check(inside[i] === family.within(sets[i]!).size > 0, `a member inside {${sets[i]!.join()}}`);
    check(outside[i] === family.containing(sets[i]!).size > 0, `a member around {${sets[i]!.join()}}`);
  }
  const yes = (answers: readonly boolean[]): number => answers.filter(Boolean).length;
  console.log(`  ${minimal.size} minimal, ${maximal.size} maximal; yes: ${yes(inside)}, ${yes(outside)}`);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(`  peak memory ${megabytes.toFixed(0)} MB (1024 MB are allowed)`);
  if (megabytes > 1024) throw new Error(`peak memory is ${megabytes.toFixed(0)} MB; expected at most 1024 MB`);
}

const chosen = process.argv[2];
if (chosen !== undefined) measure(Number(chosen));
else
  for (const n of GROUND_SETS) {
    const child = spawnSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), String(n)], {
      stdio: 'inherit',
    });
    if (child.status !== 0) process.exitCode = 1;
  }
