import { peoplePathOf, rightsOf, scopeOf, usesOf } from '../doors.ts'
import { answerExamples, requestExamples } from '../openapi/examples.ts'
import { problemsOf } from '../openapi/failures.ts'
import {
  type Operation,
  pathOf,
  type QueryOperation,
  type SharedOperation,
  sharedOperations,
} from '../operation.ts'
import type { Shape } from '../output.ts'
import { inLanguage } from '../phrase.ts'
import { problems } from '../problems.ts'
import { csrfHeader } from '../session/operation.ts'
import { controlBody, inboundEnvelope, queryEnvelope, recordsText } from '../wire/envelope.ts'
import { containerRow, inputRows, inputTable, outputRow, outputRows, outputTable } from './fields.ts'
import { block, type Html, html, json, nothing } from './html.ts'

function curl(operation: Operation, body: unknown, address: string): Html {
  const options = ["-H 'Content-Type: application/json'"]
  if (operation.family === 'workforce') options.push("-H 'Authorization: SUA_CHAVE'")
  const rest = `${[pathOf(operation), ...options, "--data-binary @- <<'JSON'"].join(' \\\n  ')}\n${json(body)}\nJSON`
  return html`curl <span class="address">${address}</span>${rest}`
}

function input(operation: Operation): Html {
  switch (operation.family) {
    case 'inbound': {
      const list = containerRow(
        operation.list,
        operation.lone ? 'lista ou objeto' : 'lista',
        true,
        recordsText(operation),
      )
      return html`${inputTable(`Corpo de ${operation.id}`, [...inputRows(inboundEnvelope), list])}
<h5>Cada registro de <code>${operation.list}</code></h5>
${inputTable(`Registro de ${operation.id}`, inputRows(operation.fields))}`
    }
    case 'query':
      return inputTable(`Corpo de ${operation.id}`, inputRows(queryEnvelope(operation)))
    case 'workforce':
      return inputTable(`Corpo de ${operation.id}`, inputRows(operation.input))
    case 'control':
      return inputTable(`Corpo de ${operation.id}`, inputRows(controlBody(operation)))
  }
}

const situation = (depth: number) => [
  outputRow('response', 'objeto', 'Situação do pedido.', depth),
  outputRow('statusCode', 'Numeric', 'O mesmo valor do status HTTP.', depth + 1),
  outputRow('statusMessage', 'Varchar', 'OK, ou o código do problema.', depth + 1),
  outputRow('errorMessage', 'Varchar', 'Vazio no sucesso; senão, o que ocorreu.', depth + 1),
]

function pageRows({ wrapper, groups }: QueryOperation, element: Shape): Html[] {
  const depth = wrapper.kind === 'A' ? 1 : 0
  const type = wrapper.kind === 'A' ? 'Varchar' : 'Numeric'
  const order = groups ? 'Os grupos, na ordem de suas chaves.' : 'Os elementos, do mais antigo ao mais novo.'
  const page = [
    outputRow('totalElementos', type, 'Elementos encontrados, somadas as páginas.', depth),
    outputRow('totalPaginas', type, 'Páginas do resultado.', depth),
    outputRow('paginaAtual', type, 'Página respondida; presente só quando quantidade foi enviada.', depth),
    outputRow('elementos', 'lista', order, depth),
    ...outputRows(element, depth + 1),
  ]
  if (wrapper.kind === 'B') return [...page, ...situation(0)]
  const message = outputRow('MsgRetorno', 'Varchar', 'Vazio no sucesso; senão, o que ocorreu.')
  const around = outputRow(wrapper.name, 'objeto', 'A página, com totais em texto.')
  return [around, ...page, message, ...(wrapper.response ? situation(0) : [])]
}

const folded = (title: string, body: Html) => html`<details><summary>${title}</summary>
${body}</details>
`

function output(operation: Operation): Html {
  switch (operation.family) {
    case 'inbound':
      return outputTable(`Resposta de ${operation.id}`, [
        outputRow('MsgRetorno', 'Varchar', 'Recibo do lote. O número do lote vem no cabeçalho X-Lote-Id.'),
      ])
    case 'query': {
      const label = `Resposta de ${operation.id}`
      const others = Object.entries(operation.formats ?? {}).map(([name, shape]) =>
        folded(`Campos na grafia ${name}`, outputTable(`${label}, ${name}`, pageRows(operation, shape))),
      )
      return html`${folded('Campos da resposta', outputTable(label, pageRows(operation, operation.element)))}${others}`
    }
    case 'workforce': {
      if (!operation.output) return html`<p>Um objeto vazio: o registro foi gravado.</p>`
      const rows = [outputRow('error', 'objeto', 'Vazio no sucesso.'), ...outputRows(operation.output)]
      return outputTable(`Resposta de ${operation.id}`, rows)
    }
    case 'control':
      return outputTable(`Resposta de ${operation.id}`, [
        ...outputRows(operation.output),
        ...(operation.response ? situation(0) : []),
      ])
  }
}

function requests(operation: Operation, address: string): Html {
  const [first, ...others] = Object.values(requestExamples(operation))
  const label = `Pedido de exemplo de ${operation.id}`
  return html`${block(label, curl(operation, first?.value, address))}${others.map((example) =>
    folded(example.summary, block(label, curl(operation, example.value, address))),
  )}`
}

function answers(operation: Operation): Html {
  const label = `Resposta de exemplo de ${operation.id}`
  return html`${Object.values(answerExamples(operation)).map((example) => {
    const text = json(example.value)
    const long = text.split('\n').length > 12
    return long ? folded(`Exemplo: ${example.summary}`, block(label, text)) : block(label, text)
  })}`
}

const problemLinks = (operation: Operation) =>
  problemsOf(operation).map(
    (
      code,
    ) => html`<li><a href="#${code}"><code>${code}</code></a> <span class="status">${problems[code].status}</span></li>
`,
  )

/** Path for staff, and the rights it needs. */
const staffNote = (
  operation: SharedOperation,
) => html`<p class="endpoint"><span class="method">POST</span> <code>${peoplePathOf(operation)}</code> <span class="scope">equipe</span></p>
<ul>${rightsOf(operation).map((right) => {
  const uses = usesOf(operation, right)
  return html`<li>permissão <code>${right}</code>${uses && html` para <code>${uses}</code>`}${operation.doors.unlimited ? ', não limitada a unidades' : nothing}</li>
`
})}</ul>
<p>O segundo endereço é da equipe: não leva <code>TOKEN</code> nem <code>cliente</code>, e pede uma sessão com o cabeçalho <code>${csrfHeader}</code>, ou uma chave de gestão em <code>Authorization</code>. Recusas vêm como nas operações de sessão.</p>
`

/** The server's address appears in the sample requests. */
export function operationSection(operation: Operation, address: string): Html {
  const { id, title, deprecated } = operation
  const scope = scopeOf(operation)
  return html`<section class="operation" id="${id}" aria-labelledby="${id}-titulo">
<h3 id="${id}-titulo">${title} <a class="anchor" href="#${id}" aria-label="Endereço de ${id}">#</a></h3>
<p class="endpoint"><span class="method">POST</span> <code>${pathOf(operation)}</code>${scope ? html` <span class="scope">escopo <code>${scope}</code></span>` : nothing}</p>
${deprecated ? html`<p class="notice">Obsoleta: use <a href="#${deprecated}">${deprecated}</a>.</p>` : nothing}
<p>${operation.description}<span class="english" lang="en">${inLanguage(title, 'en')}. ${inLanguage(operation.description, 'en')}</span></p>
${sharedOperations([operation]).map(staffNote)}
<h4>Entrada</h4>
${input(operation)}
<h4>Exemplo de pedido</h4>
${requests(operation, address)}
<h4>Resposta</h4>
${output(operation)}
${answers(operation)}
<h4>Problemas possíveis</h4>
<ul class="problems">${problemLinks(operation)}</ul>
</section>
`
}
