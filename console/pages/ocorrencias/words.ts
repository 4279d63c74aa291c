import type { listaCausas } from '../../../catalogue/management/causa/lista-causas.ts'
import type { ModoConserto } from '../../../catalogue/management/causa/parts.ts'
import type { Row } from '../../../client/types.ts'
import { fieldName, operationName, shortly } from '../../derive/batch.ts'

export type Cause = Row<typeof listaCausas>

/** Title of a cause: the field and the finding. */
export const titleOf = ({ codigo, campo }: Pick<Cause, 'codigo' | 'campo'>): string =>
  campo && !tells(shortly(codigo), fieldName(campo))
    ? `${fieldName(campo)}: ${uncapital(shortly(codigo))}`
    : shortly(codigo)

const tells = (words: string, field: string) => words.toLowerCase().includes(field.toLowerCase())

/** The repair offered first, never one that removes values. */
export const firstOf = (repairs: readonly { modo: string }[]): ModoConserto =>
  (repairs.find(({ modo }) => modo !== 'vazio')?.modo as ModoConserto | undefined) ?? 'reenviar'

/** Replacements that were typed; values without one stay. */
export const pairsOf = (written: Readonly<Record<string, string>>): { de: string; para: string }[] =>
  Object.entries(written).flatMap(([de, para]) => (para === '' ? [] : [{ de, para }]))

/** Whether a repair empties a field. */
export const takesAway = ({ modo, valor }: { modo: string; valor?: string | null | undefined }): boolean =>
  modo === 'vazio' || (modo === 'valor' && !valor?.trim())

export const kindOf = ({ operacao }: Pick<Cause, 'operacao'>): string => operationName(operacao)

/** Abbreviations such as CPF and CEP stay in capitals. */
const uncapital = (words: string) =>
  /^\p{Lu}[\p{Ll} ]/u.test(words) ? words[0]!.toLowerCase() + words.slice(1) : words

/** Sum over all causes; unknown numbers count as zero. */
export const sumOf = (causes: readonly Cause[], of: (one: Cause) => number | null): number =>
  causes.reduce((sum, one) => sum + (of(one) ?? 0), 0)

const mostLooks = 12

/**
 * Milliseconds until a cause is looked at again after what its records waited for was registered. The pauses
 * grow and end.
 */
export const nextHealing = (looks: number, open: number | null | undefined): number | false =>
  open === 0 || looks >= mostLooks ? false : Math.min(1_000 * 1.6 ** looks, 30_000)
