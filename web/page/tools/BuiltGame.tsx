import type { JSX } from 'preact';
import type { Built } from '../../messages.js';
import { Picture } from '../Picture.js';
import { saveJson } from '../save.js';

interface BuiltGameProps {
  readonly built: Built;
  readonly onPlay: (source: string) => void;
}

/** A game that was built: its board and rules, what its certificate proves, and what can be done with it. */
export function BuiltGame({ built, onPlay }: BuiltGameProps): JSX.Element {
  const { picture, words, ruleset, verified, says, checks, json, command, source } = built;
  return (
    <>
      <Picture svg={picture} otherwise="Too large to be drawn." />
      <p class="listed">{words}</p>
      <p id="verdict" class={verified ? 'verified' : 'wrong'}>
        {verified ? '✓ verified' : '✗ not verified'}: {says}
      </p>
      <details open>
        <summary>The certificate, step by step</summary>
        <ol class="checks">
          {checks.map(({ words: what, holds }) => (
            <li key={what} class={holds ? '' : 'wrong'}>
              <span aria-hidden="true">{holds ? '✓' : '✗'}</span>
              <span class="unseen">{holds ? 'holds:' : 'fails:'}</span> {what}
            </li>
          ))}
        </ol>
      </details>
      <div class="moves">
        {source === undefined ? (
          <span class="nothing">Too long for an address; the commands of spgames read the document from its file.</span>
        ) : (
          <button type="button" id="play-here" onClick={() => onPlay(source)}>
            Play it here
          </button>
        )}
        <button type="button" onClick={() => saveJson('construction.json', json)}>
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
