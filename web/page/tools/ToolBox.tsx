import type { JSX } from 'preact';
import { parameterOf, withParameter } from '../../address.js';
import type { Explorer } from '../useExplorer.js';
import { TOOLS } from './tools.js';

/** The tools, of which one is open: which one stands in the address. */
export function ToolBox({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, found, show } = explorer;
  const named = (wanted: string | undefined): (typeof TOOLS)[number] | undefined =>
    TOOLS.find(({ name }) => name === wanted);
  // A source that the panes do not show opens its tool.
  const usual = named(found.opened?.world) ?? TOOLS[0];
  const open = named(parameterOf(shown, 'tool')) ?? usual;
  return (
    <section class="tools" aria-labelledby="tools-title">
      <h2 id="tools-title" tabIndex={-1}>
        {open.title}
      </h2>
      <nav aria-label="Tools">
        {TOOLS.map((tool) => (
          <button
            key={tool.name}
            type="button"
            aria-pressed={tool === open}
            onClick={() => show(withParameter(shown, 'tool', tool === usual ? '' : tool.name))}
          >
            {tool.title}
          </button>
        ))}
      </nav>
      <open.View explorer={explorer} />
    </section>
  );
}
