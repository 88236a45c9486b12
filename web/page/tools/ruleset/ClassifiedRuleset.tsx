import type { JSX } from 'preact';
import type { RulesetFound } from '../../../messages.js';
import { Copy } from '../../CommandLine.js';
import { Picture } from '../../Picture.js';
import { saveJson } from '../../save.js';

interface ClassifiedRulesetProps {
  readonly found: RulesetFound;
  readonly text: string;
  /** Is another text being read? */
  readonly isOld: boolean;
  readonly onShow: (source: string) => void;
}

/** A ruleset on its board, its class with witnesses, and what can be done with it. */
export function ClassifiedRuleset({ found, text, isOld, onShow }: ClassifiedRulesetProps): JSX.Element {
  const { words, counts, picture, heading, rows, witnesses, command, fileName, source } = found;
  return (
    <div id="ruleset-found" aria-live="polite" aria-busy={isOld}>
      <p id="ruleset-class">
        <b>{heading}</b>
      </p>
      <p>{words}</p>
      <div class="moves">
        {source === undefined ? (
          <span class="nothing">Too long for an address; the commands of spgames read the file.</span>
        ) : (
          <button type="button" id="ruleset-show" disabled={isOld} onClick={() => onShow(source)}>
            Show it in the panes
          </button>
        )}
        <Copy text={text} what="the ruleset" />
        <button type="button" disabled={isOld} onClick={() => saveJson(fileName, text)}>
          Download {fileName}
        </button>
      </div>
      <Picture svg={picture} otherwise="Too large to be drawn." />
      <p class="counts">{counts}</p>
      <dl>
        {rows.map(([what, answer]) => {
          const shown = witnesses.find(({ of }) => of === what)?.pictures ?? [];
          return (
            <div key={what} class="row">
              <dt>{what}</dt>
              <dd tabIndex={0}>
                {answer}
                {shown.length === 0 ? null : (
                  <div class="witnesses">
                    {shown.map(({ caption, svg }) => (
                      <figure key={caption}>
                        <Picture svg={svg} otherwise="Too large to be drawn." />
                        <figcaption>{caption}</figcaption>
                      </figure>
                    ))}
                  </div>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <h3>The same on the command line</h3>
      <div class="command">
        <pre tabIndex={0} id="ruleset-command" aria-label="On the command line: classify">
          {command}
        </pre>
        <Copy text={command} what="the command classify" />
      </div>
    </div>
  );
}
