import type { JSX } from 'preact';
import type { Built } from '../messages.js';
import { Picture } from './Picture.js';

interface BuiltGameProps {
  readonly built: Built;
  readonly onPlay: (source: string) => void;
}

/** A game that was built: its board and rules, what its certificate proves, and what can be done with it. */
export function BuiltGame({ built, onPlay }: BuiltGameProps): JSX.Element {
  const { picture, words, ruleset, verified, says, json, command, source } = built;
  return (
    <>
      <Picture svg={picture} otherwise="Too large to be drawn." />
      <p class="listed">{words}</p>
      <p id="verdict" class={verified ? 'verified' : 'wrong'}>
        {verified ? '✓ verified' : '✗ not verified'}: {says}
      </p>
      <div class="moves">
        {source === undefined ? (
          <span class="nothing">Too long for an address; the commands of spgames read the document from its file.</span>
        ) : (
          <button type="button" id="play-here" onClick={() => onPlay(source)}>
            Play it here
          </button>
        )}
        <button type="button" onClick={() => save('construction.json', `${json}\n`)}>
          Download JSON
        </button>
      </div>
      <h3>The same on the command line</h3>
      <pre class="exported" id="build-command" tabIndex={0}>
        {command}
      </pre>
      {ruleset === '' ? null : (
        <details>
          <summary>Ruleset</summary>
          <pre class="exported" tabIndex={0}>
            {ruleset}
          </pre>
        </details>
      )}
    </>
  );
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  [link.href, link.download] = [address, name];
  link.click();
  URL.revokeObjectURL(address);
}
