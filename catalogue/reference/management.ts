import { peoplePathOf } from '../doors.ts'
import { exportFormats, managementInput, managementOutput } from '../management/envelopes.ts'
import { machines, management } from '../management/index.ts'
import { nouns } from '../management/nouns.ts'
import { recordedAnswers } from '../openapi/examples.ts'
import { documentName, doorText, managementProblems } from '../openapi/management.ts'
import type { ManagementOperation } from '../operation.ts'
import { portuguese } from '../phrase.ts'
import { problems } from '../problems.ts'
import { inputRows, inputTable, outputRows, outputTable } from './fields.ts'
import { block, type Html, html, json, nothing, prose } from './html.ts'
import { machineSection } from './machine.ts'

/** Operations of people, by noun. */

const all: readonly ManagementOperation[] = management

const groups = [...Map.groupBy(all, ({ noun }) => noun)].map(([noun, operations]) => {
  const machine = machines.find((one) => one.noun === noun)
  return { noun, machine, title: `Gestão de ${nouns[noun] ? portuguese(nouns[noun]) : noun}`, operations }
})

const kinds = { command: 'comando', listing: 'lista', record: 'registro' } as const

const answered = (operation: ManagementOperation): Html[] =>
  Object.values(recordedAnswers(documentName(operation))).map(
    ({ value }) => html`<details><summary>Exemplo de resposta</summary>
${block(`Resposta de exemplo de ${operation.id}`, json(value))}</details>
`,
  )

function notes(operation: ManagementOperation): Html {
  if (operation.kind === 'listing') {
    const formats = Object.entries(exportFormats).map(
      ([name, rotulo]) => html` <code>${name}</code> (${rotulo})`,
    )
    return html`<p>Com <code>formato</code>, tudo o que os filtros deixam vem como arquivo:${formats}.</p>
`
  }
  if (operation.kind !== 'command' || !operation.move) return nothing
  const { machine, name } = operation.move
  const { from, to } = machine.moves[name]!
  return html`<p>Leva de ${from.join(', ')} para <strong>${to}</strong>; veja as <a href="#situacoes-${machine.noun}">situações</a>.</p>
`
}

function section(operation: ManagementOperation): Html {
  const { id, title, description, kind, example } = operation
  const anchor = documentName(operation)
  return html`<section class="operation" id="${anchor}" aria-labelledby="${anchor}-titulo">
<h3 id="${anchor}-titulo">${title} <a class="anchor" href="#${anchor}" aria-label="Endereço de ${id}">#</a></h3>
<p class="endpoint"><span class="method">POST</span> <code>${peoplePathOf(operation)}</code> <span class="scope">${kinds[kind]}</span></p>
<p>${description}</p>
<p>${prose(doorText(operation))}</p>
${notes(operation)}<h4>Entrada</h4>
${inputTable(`Corpo de ${id}`, inputRows(managementInput(operation)))}
<h4>Exemplo de pedido</h4>
${block(`Pedido de exemplo de ${id}`, json(example))}
<h4>Resposta</h4>
<details><summary>Campos da resposta</summary>
${outputTable(`Resposta de ${id}`, outputRows(managementOutput(operation)))}</details>
${answered(operation)}<h4>Problemas possíveis</h4>
<ul class="problems">${managementProblems(operation).map(
    (
      code,
    ) => html`<li><a href="#${code}"><code>${code}</code></a> <span class="status">${problems[code].status}</span></li>
`,
  )}</ul>
</section>
`
}

export const managementSections = (): Html[] =>
  groups.map(
    ({ noun, machine, title, operations }) => html`<h2 id="gestao-${noun}">${title}</h2>
${machine ? machineSection(machine) : nothing}${operations.map(section)}`,
  )

/** Menu: nouns with their operations. */
export const managementGroups = groups.map(({ title, operations }) => ({
  title,
  links: operations.map((one) => ({ id: documentName(one), title: one.id })),
}))
