/** The other programs that the tests and the benchmarks compare with, and where they are on this machine. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** A program to compare with; the table is `peers.json`, which `npm run setup` reads too. */
export interface Peer {
  readonly name: PeerName;
  /** The command to look for along PATH. */
  readonly command: string;
  /** The Debian package that brings it. */
  readonly package: string;
  /** Whether the peer tests need it, or only the benchmarks. */
  readonly for: 'tests' | 'bench';
  /** A file that TeX must find besides. */
  readonly file?: string;
  /** A module that Python must find besides. */
  readonly module?: string;
}

export type PeerName =
  | 'M2'
  | 'frobby'
  | 'polymake'
  | 'nauty-geng'
  | 'nauty-labelg'
  | 'dreadnaut'
  | 'bliss'
  | 'Singular'
  | 'dot'
  | 'chromium'
  | 'jupyter-nbconvert'
  | 'zsh'
  | 'fish'
  | 'pdflatex'
  | 'redis-server'
  | 'sage'
  | 'gudhi';

/** All programs we compare with. */
export const peers: readonly Peer[] = JSON.parse(
  readFileSync(new URL('./peers.json', import.meta.url), 'utf8'),
) as readonly Peer[];

/** The absolute path of an executable file along a search path, without asking a shell. */
export function findCommand(
  command: string,
  path: string = process.env['PATH'] ?? '',
  isComplete: (file: string) => boolean = () => true,
): string | undefined {
  for (const folder of path.split(delimiter)) {
    if (folder === '') continue;
    const file = resolve(join(folder, command));
    try {
      accessSync(file, constants.X_OK);
      if (statSync(file).isFile() && isComplete(file)) return file;
    } catch {
      // Not here: look in the next folder.
    }
  }
  return undefined;
}

/** The absolute path of a program with all it needs. */
function findPeer({ command, file, module }: Peer): string | undefined {
  // The first Python along the path need not be the one that Debian's modules are for.
  const found = findCommand(
    command,
    undefined,
    (path) => module === undefined || spawnSync(path, ['-c', `import ${module}`]).status === 0,
  );
  return found === undefined || file === undefined || spawnSync('kpsewhich', [file]).status === 0 ? found : undefined;
}

/** The absolute path of a program to compare with, or undefined where it is not installed. */
export function peer(name: PeerName): string | undefined {
  const entry = peers.find((candidate) => candidate.name === name);
  return entry === undefined ? undefined : findPeer(entry);
}

/** The programs that are not installed, of those for the tests or of those for the benchmarks as well. */
export function missingPeers(purpose: 'tests' | 'bench'): readonly Peer[] {
  return peers.filter((each) => (each.for === 'tests' || purpose === 'bench') && findPeer(each) === undefined);
}
