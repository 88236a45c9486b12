import { describe, expect, it } from 'vitest';
import { wrongCommandLine } from '../../generators/commandLines.js';
import { run } from '../../helpers/runCommand.js';
import { runs } from '../../helpers/sampling.js';

/** Enough to see that time is asked for; what is not done by then is undecided. */
const SECONDS = '0.02';
/** What the process may take while wrong input is refused, beyond what tests before in it took. */
const MEMORY = 2 ** 30;

/** The most bytes that the process had. */
function peak(): number {
  return process.resourceUsage().maxRSS * 1024;
}

/** What a command line did wrong: nothing, or a sentence. */
async function faultOf(seed: number): Promise<string | undefined> {
  const { args, files } = wrongCommandLine(seed);
  const bounded = args.includes('--') ? args : [...args, '--timeout', SECONDS];
  const { exitCode, out, err, saved } = await run(bounded, files);
  const said = (what: string): string => `${what}: seed ${seed}, ${JSON.stringify(args)}: ${err.slice(0, 300)}`;
  if (![0, 1, 2, 3].includes(exitCode)) return said(`exit status ${exitCode}`);
  if (exitCode === 2 && !/^spgames: [^\n]+\n$/.test(err) && args[0] !== 'batch')
    return said('bad input is not told in one line');
  if (
    /^\s+at .*:\d+:\d+/m.test(err) ||
    /\b(TypeError|RangeError|undefined|\[object)\b/.test(
      args
        .reduce((text, word) => (word.includes('undefined') ? text.replaceAll(word, '') : text), err)
        .replaceAll(/`[^`]*`|"[^"]*"|'[^']*'/g, ''),
    )
  )
    return said('words of the machine');
  const isSaved = Object.keys(saved).length > 0;
  const isHelp = args.some((word) => word === '-h' || word === '--help');
  if (exitCode !== 0 || isHelp || !args.includes('--json') || args[0] === 'batch' || isSaved) return undefined;
  try {
    JSON.parse(out);
    return undefined;
  } catch {
    return said('no JSON document');
  }
}

describe('command lines with mistakes', () => {
  it('end with an answer or in one line that says what was found and what was expected', async () => {
    const faults: string[] = [];
    const before = peak();
    for (let seed = 0; seed < runs(100_000, 300) && faults.length < 20; seed++) {
      const fault = await faultOf(seed);
      if (fault !== undefined) faults.push(fault);
    }
    expect(faults).toEqual([]);
    expect(peak() - before).toBeLessThan(MEMORY);
  });
});
