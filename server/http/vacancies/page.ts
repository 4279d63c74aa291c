import { createHash } from 'node:crypto'
import { modalidadesTrabalho, tiposBolsa, tiposVaga } from '../../../catalogue/common-fields.ts'
import { type Phrase, portuguese } from '../../../catalogue/phrase.ts'
import { Html, html } from '../../../catalogue/reference/html.ts'
import type { PublicVacancies, PublicVacancy } from '../../domain/vaga/public.ts'
import { inPage, jobPosting } from './posting.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: #8886; --soft: #555; --link: #0b57b8;
  background: #fff; color: #1c1c1c }
@media (prefers-color-scheme: dark) { :root { --soft: #bbb; --link: #8ab4f8; background: #161616; color: #eee } }
a { color: var(--link) }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.25 }
h2 { font-size: 1.1rem; margin: 0 }
ul { list-style: none; padding: 0 }
li { border-top: 1px solid var(--line); padding: .9rem 0 }
p { margin: .4rem 0 }
.soft { color: var(--soft) }
.text { white-space: pre-line }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem }
dt { color: var(--soft) } dd { margin: 0 }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: .5rem } }
`

/** Allows its own style only: no script runs and no framing. The JSON-LD element is data. */
export const vacanciesPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const frame = (title: string, body: Html, head: Html = new Html('')) =>
  html`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${new Html(style)}</style>${head}</head>
<body><main>${body}</main></body></html>`.text

const date = (day: string) => Temporal.PlainDate.from(day).toLocaleString('pt-BR')
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const wordOf = ({ values }: { values: Readonly<Record<string, Phrase>> }, code: string | null) =>
  code === null || !values[code] ? undefined : portuguese(values[code])

const placeOf = ({ cidade, uf }: PublicVacancy) => [cidade, uf].filter((one) => one !== null).join(', ')
const hostOf = ({ concedente }: PublicVacancy) => concedente ?? 'Confidencial'

function payOf({ bolsaValor, bolsaTipo }: PublicVacancy): string {
  if (bolsaValor === null) return ''
  const period = wordOf(tiposBolsa, bolsaTipo)?.toLowerCase()
  return `${money.format(Number(bolsaValor))}${period ? ` (${period})` : ''}`
}

/** List of the open vacancies of an institution. */
export function listPage({ client, vacancies, more }: PublicVacancies, path: string, page: number): string {
  const title = `Vagas abertas · ${client.nome}`
  const rows = vacancies.map((one) => {
    const about = [wordOf(tiposVaga, one.tipo), hostOf(one), placeOf(one)].filter(Boolean).join(' · ')
    return html`<li><h2><a href="${path}/${one.id}">${one.titulo}</a></h2><p>${about}</p>
<p class="soft">${[payOf(one), `inscrições até ${date(one.fim)}`].filter(Boolean).join(' · ')}</p></li>`
  })
  const none = html`<p>Nenhuma vaga está aberta agora.</p>`
  const steps = [
    ...(page > 1 ? [html`<a href="${path}?pagina=${page - 1}" rel="prev">Anteriores</a> `] : []),
    ...(more ? [html`<a href="${path}?pagina=${page + 1}" rel="next">Próximas</a>`] : []),
  ]
  return frame(
    title,
    html`<h1>${title}</h1>${rows.length > 0 ? html`<ul>${rows}</ul>` : none}<p>${steps}</p>`,
  )
}

/** One vacancy as text and as JSON-LD for search engines. */
export function vacancyPage(
  { client, vacancies: [vacancy] }: PublicVacancies,
  path: string,
  apply: string,
): string | undefined {
  if (!vacancy) return undefined
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Tipo', wordOf(tiposVaga, vacancy.tipo)],
    ['Concedente', hostOf(vacancy)],
    ['Local', placeOf(vacancy)],
    ['Modalidade', wordOf(modalidadesTrabalho, vacancy.modalidade)],
    ['Vagas', String(vacancy.quantidade)],
    ['Bolsa ou salário', payOf(vacancy)],
    ['Horas por semana', vacancy.horasSemanais && String(Number(vacancy.horasSemanais)).replace('.', ',')],
    ['Horário', vacancy.horario],
    ['Benefícios', vacancy.beneficios],
    ['Inscrições', `de ${date(vacancy.inicio)} a ${date(vacancy.fim)}`],
  ]
  const shown = facts.flatMap(([fact, value]) => (value ? [[fact, value] as const] : []))
  const posting = new Html(
    `<script type="application/ld+json">${inPage(jobPosting(vacancy, client.nome, client.fuso))}</script>`,
  )
  return frame(
    `${vacancy.titulo} · ${client.nome}`,
    html`<p><a href="${path}">Vagas abertas · ${client.nome}</a></p><h1>${vacancy.titulo}</h1>
<dl>${shown.map(([fact, value]) => html`<dt>${fact}</dt><dd>${value}</dd>`)}</dl>
<p class="text">${vacancy.descricao}</p>
${vacancy.requisitos ? html`<h2>Requisitos</h2><p class="text">${vacancy.requisitos}</p>` : ''}
<p><a href="${apply}">Candidatar-se</a> <span class="soft">(alunos entram com a sua conta)</span></p>`,
    posting,
  )
}

/** The same page for an ended vacancy and a wrong address. */
export const missingPage = frame(
  'Vagas abertas',
  html`<h1>Não há vaga aberta neste endereço</h1>
<p>Ela pode ter sido preenchida ou encerrada.</p>`,
  html`<meta name="robots" content="noindex">`,
)
