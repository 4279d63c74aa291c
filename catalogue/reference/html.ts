import { type Phrase, portuguese } from '../phrase.ts'
/** Safe markup. All other values are escaped when they enter a template. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!)

type Part = Html | Phrase | string | number | readonly Part[]

function render(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(render).join('')
  return escaped(typeof part === 'object' ? portuguese(part as Phrase) : String(part))
}

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + render(parts[index] ?? '')).join(''))
}

export const nothing = new Html('')

/** Plain text in which `backticks` mark code. */
export function prose(text: string): Html {
  const parts = text.split(/`([^`]*)`/)
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`
}

/** A table that scrolls sideways on narrow windows and can be reached by keyboard to do so. */
export function table(
  label: string,
  columns: readonly (string | Html)[],
  rows: readonly Html[],
  kind = 'fields',
): Html {
  return html`<div class="scroll" role="group" aria-label="${label}" tabindex="0"><table class="${kind}">
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>
`
}

export function block(label: string, text: string | Html): Html {
  return html`<pre role="group" aria-label="${label}" tabindex="0"><code>${text}</code></pre>
`
}

export const json = (value: unknown) => JSON.stringify(value, null, 2)
