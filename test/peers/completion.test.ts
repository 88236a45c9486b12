import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { HANGING_MS } from '../../scripts/hanging.js';
import { peer } from './peers.js';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'spgames-shells-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the script for a shell into a file. */
function scriptFor(shell: string): string {
  const file = join(folder, shell);
  writeFileSync(file, execFileSync(process.execPath, [main, 'completion', shell]));
  return file;
}

/** What is typed, and what stands on the line when the key for completion was hit. */
const LINES: readonly (readonly [typed: string, completed: string])[] = [
  ['spgames ana', 'spgames analyze '],
  ['spgames analyze --only fVector,unm', 'spgames analyze --only fVector,unmixed'],
  ['spgames value snor', 'spgames value snort@'],
  ['spgames value snort@pat', 'spgames value snort@path:'],
  ['spgames value named:dun', 'spgames value named:dunce-hat'],
  ['spgames export snort@path:3 --to maca', 'spgames export snort@path:3 --to macaulay2'],
  ['spgames play snort@path:3 --lev', 'spgames play snort@path:3 --level'],
  ['spgames batch value --whe', 'spgames batch value --where'],
];

const fish = peer('fish');
describe.skipIf(fish === undefined)('completion in fish', () => {
  it('completes what was typed', () => {
    const program = 'source $argv[1]; for line in $argv[2..]; complete -C $line | head -1; end';
    const { stdout, stderr } = spawnSync(
      fish!,
      ['--no-config', '-c', program, scriptFor('fish'), ...LINES.map(([typed]) => typed)],
      { encoding: 'utf8', cwd: folder },
    );
    expect(stderr).toBe('');
    const words = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[0]);
    expect(words).toEqual(LINES.map(([, completed]) => completed.trim().split(' ').at(-1)));
  });
});

/** Types into a zsh of its own, waits until the line is as it should be, and says what stood there. */
const IN_ZSH = String.raw`
zmodload zsh/zpty
zpty shell "TERM=dumb $1 -f -i"
zpty -w shell 'PS1= ; autoload -U compinit; compinit -u -D; source '$2'; print READY''X'
zpty -r shell out '*READYX*'
for (( i = 3; i < $#; i += 2 )); do
  zpty -n -w shell "$@[i]"$'\t'
  zpty -r shell out "*$@[i+1]*"
  print -r -- ok
  zpty -n -w shell $'\C-u'
done
zpty -d shell`;

const zsh = peer('zsh');
describe.skipIf(zsh === undefined)('completion in zsh', () => {
  it('completes what was typed', () => {
    const args = ['-f', '-c', IN_ZSH, 'zsh', zsh!, scriptFor('zsh'), ...LINES.flat()];
    const { stdout, stderr } = spawnSync(zsh!, args, { encoding: 'utf8', cwd: folder, timeout: HANGING_MS });
    expect([stderr, stdout]).toEqual(['', 'ok\n'.repeat(LINES.length)]);
  });
});
