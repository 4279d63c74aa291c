import { recordedAnswers } from '../openapi/examples.ts'
import { bodyExample } from '../openapi/session.ts'
import { problems } from '../problems.ts'
import { sessionGroup, sessionOperations } from '../session/index.ts'
import { csrfHeader, type SessionOperation, sessionProblems } from '../session/operation.ts'
import { inputRows, inputTable, outputRows, outputTable } from './fields.ts'
import { block, type Html, html, json, nothing } from './html.ts'

const all: readonly SessionOperation[] = sessionOperations

const accessText = {
  open: nothing,
  session: html`<span class="scope">com sessão</span>`,
  change: html`<span class="scope">com sessão e <code>${csrfHeader}</code></span>`,
} as const

function input({ id, query, input }: SessionOperation): Html {
  if (!query && !input) return nothing
  return html`<h4>Entrada</h4>
${query ? inputTable(`Parâmetros de ${id}`, inputRows(query)) : nothing}${
  input
    ? html`${inputTable(`Corpo de ${id}`, inputRows(input))}${block(`Pedido de exemplo de ${id}`, json(bodyExample(input)))}`
    : nothing
}`
}

function output({ id, output }: SessionOperation): Html {
  if (output === 'redirect') return html`<p>O navegador é levado adiante (303).</p>`
  if (Object.keys(output).length === 0) return html`<p>Um objeto vazio.</p>`
  return html`${outputTable(`Resposta de ${id}`, outputRows(output))}${Object.values(recordedAnswers(id)).map(({ value }) => block(`Resposta de exemplo de ${id}`, json(value)))}`
}

const section = (
  operation: SessionOperation,
) => html`<section class="operation" id="${operation.id}" aria-labelledby="${operation.id}-titulo">
<h3 id="${operation.id}-titulo">${operation.title} <a class="anchor" href="#${operation.id}" aria-label="Endereço de ${operation.id}">#</a></h3>
<p class="endpoint"><span class="method">${operation.method}</span> <code>${operation.path}</code> ${accessText[operation.access]}</p>
<p>${operation.description}</p>
${input(operation)}
<h4>Resposta</h4>
${output(operation)}
<h4>Problemas possíveis</h4>
<ul class="problems">${sessionProblems(operation).map(
  (
    code,
  ) => html`<li><a href="#${code}"><code>${code}</code></a> <span class="status">${problems[code].status}</span></li>
`,
)}</ul>
</section>
`

export const sessionSections = (): Html => html`<h2 id="grupo-${sessionGroup.id}">${sessionGroup.title}</h2>
<p>${sessionGroup.text}</p>
${all.map(section)}`

export const sessionLinks = all.map(({ id }) => ({ id, title: id }))
