import { occurrences } from '../occurrences.ts'
import { inLanguage } from '../phrase.ts'
import { problems } from '../problems.ts'
import { type Html, html, table } from './html.ts'

/** The closed tables of problems and occurrences. */

const both = (pt: string, en: string) => html`${pt}<span class="english" lang="en">${en}</span>`

export function problemTable(): Html {
  const rows = Object.entries(problems).map(
    ([code, { status, pt, en, cause, fix }]) =>
      html`<tr id="${code}"><th scope="row"><a href="problemas/${code}"><code>${code}</code></a></th><td>${status}</td><td>${both(pt, en)}</td><td>${cause}</td><td>${fix}</td></tr>
`,
  )
  return table('Problemas', ['Código', 'HTTP', 'Texto', 'Causa', 'O que fazer'], rows, 'codes-table')
}

const severityClass = { Erro: 'erro', Alerta: 'alerta', Informação: 'informacao' } as const

export function occurrenceTable(): Html {
  const rows = Object.entries(occurrences).map(
    ([code, { severity, text, cause, fix }]) =>
      html`<tr id="${code}"><th scope="row"><a href="ocorrencias/${code}"><code>${code}</code></a></th><td><span class="badge ${severityClass[severity]}">${severity}</span></td><td>${both(inLanguage(text, 'pt'), inLanguage(text, 'en'))}</td><td>${cause}</td><td>${fix}</td></tr>
`,
  )
  return table(
    'Ocorrências',
    ['Código', 'Gravidade', 'Mensagem', 'Causa', 'O que fazer'],
    rows,
    'codes-table',
  )
}
