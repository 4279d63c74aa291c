import { alike, filled, type Phrase, phrase } from '../phrase.ts'
import { incomeTax, type TaxTable } from './income-tax.ts'
import { type Limited, legalLimits } from './limits.ts'
import { type Versions, validities } from './versions.ts'

/** A limit of law as people read it, with its days of validity. */
export interface LimitRow {
  rotulo: Phrase
  valor: Phrase
  desde: string
  ate: string | undefined
}

const rowsOf = <V>(
  versions: Versions<V>,
  values: (valores: V) => readonly (readonly [Phrase, Phrase])[],
): LimitRow[] =>
  validities(versions).flatMap(({ desde, ate, valores }) =>
    values(valores).map(([rotulo, valor]) => ({ rotulo, valor, desde, ate })),
  )

export function limitRows(rule: Limited): LimitRow[] {
  const rotulos: Readonly<Record<string, Phrase>> = legalLimits[rule].rotulos
  const versions: Versions<Readonly<Record<string, number>>> = legalLimits[rule].versoes
  return rowsOf(versions, (values) =>
    Object.entries(values).map(([name, value]) => [rotulos[name]!, alike(String(value))]),
  )
}

/** Brazilian format, from hundredths. */
function decimal(hundredths: number): Phrase {
  const [units, digits] = (hundredths / 100).toFixed(2).split('.')
  return alike(`${units!.replace(/\B(?=(\d{3})+$)/g, '.')},${digits}`)
}

const rate = phrase('{taxa} % menos {parcela}', '{taxa} % less {parcela}')

const taxValues = ({ brackets, dependant, simplified, relief }: TaxTable): [Phrase, Phrase][] => [
  ...brackets.map(([upTo, taxa, less]): [Phrase, Phrase] => {
    const rotulo = Number.isFinite(upTo)
      ? filled(phrase('Base até {valor}', 'Base up to {valor}'), { valor: decimal(upTo) })
      : phrase('Base maior', 'Larger base')
    return [rotulo, filled(rate, { taxa: decimal(taxa), parcela: decimal(less) })]
  }),
  [phrase('Dedução por dependente', 'Deduction for each dependant'), decimal(dependant)],
  [phrase('Desconto simplificado', 'Simplified deduction'), decimal(simplified)],
  ...(relief
    ? ([
        [phrase('Sem imposto até a renda de', 'No tax up to an income of'), decimal(relief.free)],
        [phrase('Imposto reduzido até a renda de', 'Reduced tax up to an income of'), decimal(relief.until)],
      ] as [Phrase, Phrase][])
    : []),
]

export const incomeTaxRows = (): LimitRow[] => rowsOf(incomeTax.versoes, taxValues)
