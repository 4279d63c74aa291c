import { type Layout, layoutOf, lineHeight } from '../machines/layout.ts'
import type { Machine, Move } from '../machines/machine.ts'
import { movesFrom, outcomesOf, statesOf } from '../machines/machine.ts'
import { portuguese } from '../phrase.ts'
import { type Html, html, nothing } from './html.ts'

/** Diagram of a machine, with a text alternative. */

type Lines = Layout['arrows'][number]['label']

const texts = ({ lines, x, y, width }: Lines): Html =>
  html`<text>${lines.map(
    (line, at) => html`<tspan x="${x + width / 2}" y="${y + (at + 1) * lineHeight - 5}">${line}</tspan>`,
  )}</text>`

const arrow = ({ path, head, label }: Layout['arrows'][number]): Html =>
  html`<path d="${path}"/><path class="head" d="${head}"/>${texts(label)}
`

function box({ state, lines, tone, initial, final, x, y, width, height }: Layout['boxes'][number]): Html {
  const inner = final
    ? html`<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="5"/>`
    : nothing
  const begin = initial ? html`<circle cx="${x + 1}" cy="${y + 1}" r="5"/>` : nothing
  const top = y + (height - lines.length * lineHeight) / 2 + 1
  return html`<g class="state ${tone}"><title>${state}</title><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>${inner}${begin}${texts({ lines, x, y: top, width, height })}</g>
`
}

function picture(machine: Machine): Html {
  const { width, height, boxes, arrows } = layoutOf(machine)
  return html`<div class="machine" role="group" aria-label="Situações de ${portuguese(machine.rotulo).toLowerCase()}" tabindex="0"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">
${arrows.map(arrow)}${boxes.map(box)}</svg></div>
`
}

function makers({ by }: Move): string[] {
  return by.map((one) => {
    if ('right' in one) return `quem tem ${one.right}`
    if ('operation' in one) return `um lote de ${one.operation}`
    if ('integration' in one) return `um sistema com ${one.integration}`
    if ('job' in one) return 'a própria plataforma'
    if ('event' in one) return 'um movimento de outro registro'
    return 'party' in one ? `quem é ${one.party}` : 'o calendário'
  })
}

const several = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

function inWords(machine: Machine): Html {
  const begins: readonly string[] = machine.initial
  const states = statesOf(machine).map((name) => {
    const { text, final } = machine.states[name]!
    const moves = movesFrom(machine, name).map(
      ([, move]) =>
        html`<li><strong>${move.rotulo}</strong>: fica em ${several.format(outcomesOf(move))}. ${move.text} Por ${several.format(makers(move))}.</li>
`,
    )
    const role = [begins.includes(name) ? 'início' : '', final ? 'final' : ''].filter(Boolean).join(', ')
    return html`<li><strong>${name}</strong>${role ? ` (${role})` : ''}. ${text}${moves.length > 0 ? html`<ul>${moves}</ul>` : nothing}</li>
`
  })
  return html`<details><summary>Situações e movimentos, por extenso</summary>
<ol>${states}</ol></details>
`
}

export const machineSection = (
  machine: Machine,
): Html => html`<section class="operation" id="situacoes-${machine.noun}" aria-labelledby="situacoes-${machine.noun}-titulo">
<h3 id="situacoes-${machine.noun}-titulo">Situações de ${portuguese(machine.rotulo).toLowerCase()}</h3>
<p>O ponto marca onde um registro começa; a borda dupla, onde ele termina.</p>
${picture(machine)}${inWords(machine)}</section>
`
