import type { QueryOperation } from '../../catalogue/operation.ts'
import { periodSubstitutes, queryEnvelope } from '../../catalogue/wire/envelope.ts'
import { UsageError } from '../errors.ts'

export interface Asked {
  from?: string
  to?: string
  filter?: readonly string[]
}

export type Question = Readonly<Record<string, string>>

/** Translates command options to the query's fields. */
export function questionOf(operation: QueryOperation, { from, to, filter = [] }: Asked): Question {
  const { token: _, cliente: __, quantidade: ___, pagina: ____, ...known } = queryEnvelope(operation)
  const names = [...Object.keys(known), ...(operation.formats ? ['formato'] : [])]
  const question: Record<string, string> = {}
  const put = (name: string, value: string) => {
    if (!names.includes(name)) {
      throw new UsageError(`${operation.id} não tem "${name}"; o que se pode pedir: ${names.join(', ')}.`)
    }
    question[name] = value
  }
  if (from !== undefined) put('dataInicio', from)
  if (to !== undefined) put('dataFim', to)
  for (const assignment of filter) {
    const at = assignment.indexOf('=')
    if (at < 1) throw new UsageError(`"${assignment}": escreva nome=valor, como situacao=Ativo.`)
    put(assignment.slice(0, at), assignment.slice(at + 1))
  }
  requirePeriod(operation, question)
  return question
}

/** Requires a period, or a filter that replaces it, where the query needs one. */
function requirePeriod(operation: QueryOperation, question: Question): void {
  const substitutes = periodSubstitutes(operation)
  const named = substitutes.some((name) => Object.hasOwn(question, name))
  if (named || (operation.period !== 'none' && Object.hasOwn(question, 'dataInicio'))) return
  const filters = substitutes.map((name) => `--filter ${name}=...`)
  const ways = [...(operation.period === 'none' ? [] : ['--from <data>']), ...filters]
  throw new UsageError(`${operation.id} precisa de ${ways.join(' ou ')}.`)
}
