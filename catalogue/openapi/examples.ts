import recorded from '../examples/answers.json' with { type: 'json' }
import type { Field } from '../fields.ts'
import { asksForToken, type Operation, type QueryOperation } from '../operation.ts'
import { portuguese } from '../phrase.ts'
import { periodSubstitutes, receipt } from '../wire/envelope.ts'

/**
 * Sample requests come from the declarations. Sample answers are recorded from a server:
 * test/contract/examples.test.ts sends all requests, compares the answers, and records them on demand.
 */

export interface Example {
  summary: string
  value: unknown
}

/** Placeholders for the reader's secrets. */
export const placeholders = {
  token: 'SEU_TOKEN',
  password: 'SUA_SENHA',
  secret: 'whsec_SEU_SEGREDO',
} as const

const { token } = placeholders

export function fieldExample(field: Field): string | number {
  if (field.example !== undefined) return field.example
  if (field.kind === 'senha') return placeholders.password
  throw new Error(`"${portuguese(field.text)}" has no example`)
}

function queryExamples(operation: QueryOperation): Record<string, Example> {
  // Without an end the period reaches today, because sample data are dated before the first start.
  const period = { token, dataInicio: '2024-01-01', ...operation.example }
  const examples: Record<string, Example> = {}
  if (operation.period !== 'none') {
    const value = { ...period, quantidade: 100, pagina: 1 }
    examples.periodo = { summary: 'Um período, em páginas', value }
  }
  for (const name of periodSubstitutes(operation)) {
    const value = { token, [name]: fieldExample(operation.filters[name]!.field) }
    examples[name] = { summary: `Por ${name}, sem período`, value }
  }
  for (const formato of Object.keys(operation.formats ?? {})) {
    examples[formato] = { summary: `Na grafia ${formato}`, value: { ...period, formato } }
  }
  return examples
}

/** The first one is the usual request. */
export function requestExamples(operation: Operation): Record<string, Example> {
  switch (operation.family) {
    case 'inbound': {
      const records = { [operation.list]: [operation.example] }
      return {
        lote: { summary: 'Um lote com um registro', value: { TOKEN: token, RETORNO: '', ...records } },
        simulacao: {
          summary: 'O mesmo, só para saber o que aconteceria',
          value: { TOKEN: token, SIMULAR: 'S', ...records },
        },
      }
    }
    case 'query':
      return queryExamples(operation)
    case 'workforce':
      return { pedido: { summary: portuguese(operation.title), value: operation.example } }
    case 'control': {
      const credential = asksForToken(operation) ? { TOKEN: token } : {}
      return {
        pedido: { summary: portuguese(operation.title), value: { ...credential, ...operation.example } },
      }
    }
  }
}

const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = recorded

/** Requests whose answers are shown: the usual one, and one per format. */
export const shownAnswers = (operation: Operation): string[] =>
  operation.family === 'query'
    ? [Object.keys(queryExamples(operation))[0]!, ...Object.keys(operation.formats ?? {})]
    : ['pedido']

/** Recorded answers of an operation, by the name of the request. */
export function recordedAnswers(operationId: string): Record<string, Example> {
  return Object.fromEntries(
    Object.entries(answers[operationId] ?? {}).map(([name, value], index) => [
      name,
      { summary: index === 0 ? 'Resposta ao primeiro exemplo' : `Resposta ao exemplo ${name}`, value },
    ]),
  )
}

export function answerExamples(operation: Operation): Record<string, Example> {
  if (operation.family !== 'inbound') return recordedAnswers(operation.id)
  return { recibo: { summary: 'Lote recebido', value: { MsgRetorno: receipt } } }
}
