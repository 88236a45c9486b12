/** Runs one of the examples: `npm run example -- NAME`; without a name, lists them. */
import { readdirSync } from 'node:fs';

const names = readdirSync(new URL('../examples/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const name = process.argv[2];
if (name === undefined) console.log(`Usage: npm run example -- NAME\n\n${names.map((each) => `  ${each}`).join('\n')}`);
else if (names.includes(name)) await import(`../examples/${name}.ts`);
else {
  console.error(`example: no example is called ${name}; expected one of ${names.join(', ')}.`);
  process.exitCode = 2;
}
