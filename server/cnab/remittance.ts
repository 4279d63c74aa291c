import type { Message } from '../../catalogue/message.ts'
import type { PixKey } from '../values/pix.ts'

/** Banks whose files we support. */
export const bankCodes = ['001', '033', '104', '237', '341'] as const
export type BankCode = (typeof bankCodes)[number]

export const formas = ['Crédito em conta', 'TED', 'Pix'] as const
export type Forma = (typeof formas)[number]

export const accountKinds = ['Corrente', 'Poupança', 'Pagamento'] as const
export type AccountKind = (typeof accountKinds)[number]

export interface Account {
  readonly agencia: string
  readonly agenciaDigito?: string
  readonly conta: string
  readonly contaDigito: string
}

export interface Address {
  readonly logradouro: string
  readonly numero?: string
  readonly complemento?: string
  readonly cidade: string
  readonly cep: string
  readonly uf: string
}

/** Payer with account and agreement. */
export interface Payer extends Account {
  readonly banco: BankCode
  readonly nome: string
  /** CPF or CNPJ without punctuation; a CNPJ may have letters. */
  readonly documento: string
  readonly convenio: string
  readonly endereco?: Address
  /** Default: the usual service of the dialect. */
  readonly servico?: string
  readonly finalidadeTed?: string
  /** Caixa: transmission parameter and commitment code. */
  readonly parametro?: string
  readonly compromisso?: string
  /** Itaú: text for the payer's statement. */
  readonly codigoExtrato?: string
  readonly teste?: boolean
}

/** Payee, with an account or a Pix key. */
export interface Payee extends Partial<Account> {
  readonly nome: string
  readonly documento: string
  /** Three digits; absent for institutions that have only an ISPB. */
  readonly banco?: string
  readonly ispb?: string
  readonly tipoConta?: AccountKind
  readonly chavePix?: PixKey
}

export interface Payment {
  /** Unique among the open payments of the payer's account. */
  readonly contador: number
  readonly forma: Forma
  readonly favorecido: Payee
  /** In cents. */
  readonly valor: number
  readonly data: string
  readonly texto?: string
}

export interface Remittance {
  readonly pagador: Payer
  readonly nsa: number
  /** AAAA-MM-DD and HH:MM:SS in the payer's time zone. */
  readonly geracao: { readonly data: string; readonly hora: string }
  readonly pagamentos: readonly Payment[]
}

/** Violated rule: the value found, the limit and a value that would pass. */
export interface Finding {
  readonly regra: string
  readonly campo?: string
  readonly valor?: string
  readonly limite?: string
  readonly proposta?: string
  readonly mensagem: Message
}

/** Our payment number: counter and file number. */
export const ourNumber = (contador: number, nsa: number): string =>
  String(contador).padStart(6, '0') + String(nsa).padStart(6, '0')
