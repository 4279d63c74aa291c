import { occurrences } from '../occurrences.ts'
import { problems } from '../problems.ts'
import { type Html, html, table } from '../reference/html.ts'
import { framed } from './frame.ts'
import { between } from './place.ts'

const row = (place: string, code: string, kind: Html, text: string) =>
  html`<tr><th scope="row"><a href="${between(place, `${place}/${code}`)}"><code>${code}</code></a></th><td>${kind}</td><td>${text}</td></tr>
`

export function problemIndex(): string {
  const place = 'problemas'
  const rows = Object.entries(problems).map(([code, { status, cause }]) =>
    row(place, code, html`${status}`, cause),
  )
  const body = html`<p class="lead">Por que um pedido inteiro foi recusado. Nada de um pedido recusado é gravado. O código vem no cabeçalho <code>X-Problema</code> de toda recusa, e <code>Link</code> traz o endereço da página dele.</p>
${table('Problemas', ['Código', 'HTTP', 'Causa'], rows, 'text')}`
  return framed({ place, title: 'Problemas', body })
}

const severityClass = { Erro: 'erro', Alerta: 'alerta', Informação: 'informacao' } as const

export function occurrenceIndex(): string {
  const place = 'ocorrencias'
  const rows = Object.entries(occurrences).map(([code, { severity, cause }]) =>
    row(place, code, html`<span class="badge ${severityClass[severity]}">${severity}</span>`, cause),
  )
  const body = html`<p class="lead">O que se diz de cada registro de um lote. <strong>Erro</strong> recusa o registro; <strong>Alerta</strong> e <strong>Informação</strong> não.</p>
${table('Ocorrências', ['Código', 'Gravidade', 'Causa'], rows, 'text')}`
  return framed({ place, title: 'Ocorrências', body })
}

/** Page for unknown addresses under /docs. */
export const missingPage = (): string =>
  framed({
    place: 'nada/aqui',
    title: 'Esta página não existe',
    body: html`<p>Confira o endereço, ou comece pelo menu. Um código que não está nas listas foi retirado ou nunca existiu.</p>`,
  })
