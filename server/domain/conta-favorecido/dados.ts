import type { contaFields } from '../../../catalogue/management/conta-favorecido/fields.ts'
import type { InputOf } from '../../../catalogue/typed.ts'
import { knownBank } from '../../values/banks.ts'
import type { DadosBancarios } from './bank-details.ts'

/** An account as stored, sealed: what batches bring, and more. */
export interface ContaInformada extends DadosBancarios {
  /** CPF or CNPJ of the holder. */
  documento?: string
}

const withDigit = (number: string, digit: string | null | undefined) =>
  digit ? `${number}-${digit}` : number

/** The input as it is stored. Empty fields are absent; an unknown bank is kept as given. */
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

/** Masked form, for all who may see the payee. */
export function maskOf({ banco, conta, chavePix }: ContaInformada): string {
  const key = chavePix && `Pix •••${chavePix.slice(-3)}`
  const account = conta && [banco, `•••${conta.slice(-4)}`].filter(Boolean).join(' ')
  return [account, key].filter(Boolean).join(', ')
}
