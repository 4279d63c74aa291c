import { type Phrase, phrase } from './phrase.ts'

/** What a correction of a field of an issued term requires, from least to greatest. */
export const effects = ['nada', 'aviso', 'aditivo', 'termo', 'contrato'] as const
export type Effect = (typeof effects)[number]

export const effectLabels: Readonly<Record<Effect, Phrase>> = {
  nada: phrase('sem efeito no termo', 'no effect on the term'),
  aviso: phrase('aviso às partes', 'notice to the parties'),
  aditivo: phrase('aditivo', 'amendment'),
  termo: phrase('novo termo', 'new term'),
  contrato: phrase('outro contrato', 'another contract'),
}

export const greatestEffect = (some: readonly Effect[]): Effect =>
  some.reduce((most, one) => (effects.indexOf(one) > effects.indexOf(most) ? one : most), 'nada' as Effect)
