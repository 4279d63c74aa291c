import type { listaCausas } from '../../../catalogue/management/causa/lista-causas.ts'
import { operacoesLote } from '../../../catalogue/management/lote/operacoes.ts'
import type { Row } from '../../../client/types.ts'
import { fieldName, shortly } from '../../derive/batch.ts'

export type Cause = Row<typeof listaCausas>

/** What a cause is called: what was found, in which field. */
export const titleOf = ({ codigo, campo }: Pick<Cause, 'codigo' | 'campo'>): string =>
  campo && !tells(shortly(codigo), fieldName(campo))
    ? `${fieldName(campo)}: ${uncapital(shortly(codigo))}`
    : shortly(codigo)

/** Whether the words say which field it is. */
const tells = (words: string, field: string) => words.toLowerCase().includes(field.toLowerCase())

export const kindOf = ({ operacao }: Pick<Cause, 'operacao'>): string =>
  operacoesLote[operacao as keyof typeof operacoesLote] ?? operacao

/** Names that are written large stay so: CPF, CEP. */
const uncapital = (words: string) =>
  /^\p{Lu}[\p{Ll} ]/u.test(words) ? words[0]!.toLowerCase() + words.slice(1) : words

/** The sum of what all causes have, where each is known. */
export const sumOf = (causes: readonly Cause[], of: (one: Cause) => number | null): number =>
  causes.reduce((sum, one) => sum + (of(one) ?? 0), 0)
