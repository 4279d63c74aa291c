import type { listaCausas } from '../../../catalogue/management/causa/lista-causas.ts'
import type { ModoConserto } from '../../../catalogue/management/causa/parts.ts'
import type { Row } from '../../../client/types.ts'
import { fieldName, operationName, shortly } from '../../derive/batch.ts'

export type Cause = Row<typeof listaCausas>

/** What a cause is called: what was found, in which field. */
export const titleOf = ({ codigo, campo }: Pick<Cause, 'codigo' | 'campo'>): string =>
  campo && !tells(shortly(codigo), fieldName(campo))
    ? `${fieldName(campo)}: ${uncapital(shortly(codigo))}`
    : shortly(codigo)

/** Whether the words say which field it is. */
const tells = (words: string, field: string) => words.toLowerCase().includes(field.toLowerCase())

/** The repair that is offered first: never one that takes values away. */
export const firstOf = (repairs: readonly { modo: string }[]): ModoConserto =>
  (repairs.find(({ modo }) => modo !== 'vazio')?.modo as ModoConserto | undefined) ?? 'reenviar'

/** What somebody wrote beside values; where nothing is written, the value stays. */
export const pairsOf = (written: Readonly<Record<string, string>>): { de: string; para: string }[] =>
  Object.entries(written).flatMap(([de, para]) => (para === '' ? [] : [{ de, para }]))

/** Whether a repair leaves nothing where something was sent. */
export const takesAway = ({ modo, valor }: { modo: string; valor?: string | null | undefined }): boolean =>
  modo === 'vazio' || (modo === 'valor' && !valor?.trim())

export const kindOf = ({ operacao }: Pick<Cause, 'operacao'>): string => operationName(operacao)

/** Names that are written large stay so: CPF, CEP. */
const uncapital = (words: string) =>
  /^\p{Lu}[\p{Ll} ]/u.test(words) ? words[0]!.toLowerCase() + words.slice(1) : words

/** The sum of what all causes have, where each is known. */
export const sumOf = (causes: readonly Cause[], of: (one: Cause) => number | null): number =>
  causes.reduce((sum, one) => sum + (of(one) ?? 0), 0)
