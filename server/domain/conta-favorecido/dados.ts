import type { contaFields } from '../../../catalogue/management/conta-favorecido/fields.ts'
import type { InputOf } from '../../../catalogue/typed.ts'
import { knownBank } from '../../values/banks.ts'
import type { DadosBancarios } from './bank-details.ts'

/** An account as it is kept, sealed: as batches bring them, and more. */
export interface ContaInformada extends DadosBancarios {
  /** Of the holder. */
  documento?: string
}

const withDigit = (number: string, digit: string | null | undefined) =>
  digit ? `${number}-${digit}` : number

/** What was told, as it is kept. What was left empty is absent; a bank that nobody knows stays as it was told. */
export function contaOf(told: InputOf<typeof contaFields>): ContaInformada {
  const { banco, agencia, agenciaDigito, conta, contaDigito, tipoConta, documentoTitular, chavePix } = told
  return {
    ...(banco && { banco: knownBank(banco) ?? banco }),
    ...(agencia && { agencia: withDigit(agencia, agenciaDigito) }),
    ...(conta && { conta: withDigit(conta, contaDigito) }),
    ...(tipoConta && { tipoConta }),
    ...(documentoTitular && { documento: documentoTitular }),
    ...(chavePix && { chavePix }),
  }
}

/** What everybody may see of it who knows whose it is. */
export function maskOf({ banco, conta, chavePix }: ContaInformada): string {
  const key = chavePix && `Pix •••${chavePix.slice(-3)}`
  const account = conta && [banco, `•••${conta.slice(-4)}`].filter(Boolean).join(' ')
  return [account, key].filter(Boolean).join(', ')
}
