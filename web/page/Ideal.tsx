import type { JSX } from 'preact';

/** A monomial or a label with its numbers set low: x1*y2 as x₁y₂. */
function variables(text: string): JSX.Element[] {
  return text.split('*').map((variable, i) => {
    const [, letters = variable, index = ''] = /^(\D+)(\d+)$/.exec(variable) ?? [];
    return (
      <span key={i}>
        <var>{letters}</var>
        {index === '' ? null : <sub>{index}</sub>}
      </span>
    );
  });
}

interface IdealProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** More characters are shown as they are written. */
const SET_IN_TYPE = 4000;

/** An ideal as a formula; what stands in the notation of sources is there for programs and screen readers. */
export function Ideal({ id, title, text }: IdealProps): JSX.Element {
  const generators = text === '' || text.length > SET_IN_TYPE ? [] : text.split(', ');
  return (
    <div class="row">
      <dt>{title}</dt>
      <dd>
        <span id={id} class={generators.length === 0 ? 'listed' : 'unseen'}>
          {text}
        </span>
        {generators.length === 0 ? null : (
          <span class="formula" aria-hidden="true">
            ⟨
            {generators.map((generator, i) => (
              <span key={generator}>
                {i === 0 ? '' : ', '}
                {variables(generator)}
              </span>
            ))}
            ⟩
          </span>
        )}
      </dd>
    </div>
  );
}
