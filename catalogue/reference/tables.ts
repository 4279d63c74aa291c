import { incomeTax } from '../law/income-tax.ts'
import { isLimited, legalLimits } from '../law/limits.ts'
import { incomeTaxRows, type LimitRow, limitRows } from '../law/table.ts'
import { occurrences } from '../occurrences.ts'
import { type Phrase, portuguese } from '../phrase.ts'
import { problems } from '../problems.ts'
import { type Html, html, table } from './html.ts'
import { told } from './placeholders.ts'

/** The closed tables of problems and occurrences, and the limits of law. */

/** A text in both languages. */
const both = (text: Phrase) =>
  html`${told(text, 'pt')}<span class="english" lang="en">${told(text, 'en')}</span>`

export function problemTable(): Html {
  const rows = Object.entries(problems).map(
    ([code, { status, cause, fix, ...text }]) =>
      html`<tr id="${code}"><th scope="row"><a href="problemas/${code}"><code>${code}</code></a></th><td>${status}</td><td>${both(text)}</td><td>${cause}</td><td>${fix}</td></tr>
`,
  )
  return table('Problemas', ['Código', 'HTTP', 'Texto', 'Causa', 'O que fazer'], rows, 'codes-table')
}

const severityClass = { Erro: 'erro', Alerta: 'alerta', Informação: 'informacao' } as const

export function occurrenceTable(): Html {
  const rows = Object.entries(occurrences).map(
    ([code, { severity, text, cause, fix }]) =>
      html`<tr id="${code}"><th scope="row"><a href="ocorrencias/${code}"><code>${code}</code></a></th><td><span class="badge ${severityClass[severity]}">${severity}</span></td><td>${both(text)}</td><td>${cause}</td><td>${fix}</td></tr>
`,
  )
  return table(
    'Ocorrências',
    ['Código', 'Gravidade', 'Mensagem', 'Causa', 'O que fazer'],
    rows,
    'codes-table',
  )
}

const brazilian = (day: string) => day.split('-').reverse().join('/')

export function limitTable(): Html {
  const all: readonly (readonly [string, Phrase, LimitRow[]])[] = [
    ...Object.keys(legalLimits)
      .filter(isLimited)
      .map((name): [string, Phrase, LimitRow[]] => [name, legalLimits[name].artigo, limitRows(name)]),
    ['IRRF', incomeTax.artigo, incomeTaxRows()],
  ]
  const rows = all.flatMap(([name, artigo, values]) =>
    values.map(
      ({ rotulo, valor, desde, ate }) =>
        html`<tr><th scope="row"><code>${name}</code></th><td>${portuguese(artigo)}</td><td>${portuguese(rotulo)}</td><td>${portuguese(valor)}</td><td>${brazilian(desde)}</td><td>${ate ? brazilian(ate) : ''}</td></tr>
`,
    ),
  )
  return table('Limites da lei', ['Regra', 'Artigo', 'Limite', 'Valor', 'Desde', 'Até'], rows, 'codes-table')
}
