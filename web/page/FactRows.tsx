import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { AskedRow } from './AskedRow.js';
import type { Explorer } from './useExplorer.js';

/** What else there is to say of the game, a row each: opened, it asks for this. */
export function FactRows({ explorer }: { readonly explorer: Explorer }): JSX.Element | null {
  const [said, setSaid] = useState('');
  const { found, ask } = explorer;
  const facts = found.opened?.facts ?? [];
  if (facts.length === 0) return null;
  return (
    <div class="properties">
      <h3>More of the game</h3>
      <div class="rows">
        {facts.map(({ title, about }) => (
          <AskedRow
            key={title}
            name={title}
            about={about}
            of={found.key}
            find={(soFar, signal) => ask('fact', title, soFar, signal)}
            short={({ text }) => text}
            onSay={setSaid}
          >
            {() => null}
          </AskedRow>
        ))}
      </div>
      <p class="unseen" role="status">
        {said}
      </p>
    </div>
  );
}
