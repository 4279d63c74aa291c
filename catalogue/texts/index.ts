import { effects } from '../management/retorno-item/effects.ts'
import { bank } from './bank.ts'
import { bankOccurrences } from './bank-occurrences.ts'
import { calculations } from './calculations.ts'
import { health } from './health.ts'
import { histories } from './histories.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'

/** Everything that the platform says while it works, by subject. A code is subject and name: `contrato.saldoRecessoDias`. */
export const texts = {
  ...rules,
  ...refusals,
  motivo: reasons,
  historia: histories,
  banco: bank,
  ocorrenciaBanco: bankOccurrences,
  valor: values,
  saude: health,
  calculo: calculations,
  efeito: effects,
} as const

type Texts = typeof texts

export type TextCode = { [S in keyof Texts]: `${S}.${keyof Texts[S] & string}` }[keyof Texts]

/** The Portuguese text of a code, whose braces name its values. */
export type TextOf<C extends TextCode> = C extends `${infer S extends keyof Texts}.${infer N}`
  ? N extends keyof Texts[S]
    ? Texts[S][N] extends { pt: infer P extends string }
      ? P
      : never
    : never
  : never
