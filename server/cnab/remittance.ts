import type { PixKey } from '../values/pix.ts'

/** The banks whose files we write and read. */
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

/** Who pays, from which account and under which agreement. */
export interface Payer extends Account {
  readonly banco: BankCode
  readonly nome: string
  /** CPF or CNPJ without signs; a CNPJ may have letters. */
  readonly documento: string
  readonly convenio: string
  readonly endereco?: Address
  /** Where absent, what the bank's dialect says is usual. */
  readonly servico?: string
  readonly finalidadeTed?: string
  /** Caixa: parameter of transmission and code of the commitment. */
  readonly parametro?: string
  readonly compromisso?: string
  /** Itaú: what the payer's statement shows. */
  readonly codigoExtrato?: string
  readonly teste?: boolean
}

/** Who is paid: by an account, or by a Pix key. */
export interface Payee extends Partial<Account> {
  readonly nome: string
  readonly documento: string
  /** Three digits; institutions without a code have only an ISPB. */
  readonly banco?: string
  readonly ispb?: string
  readonly tipoConta?: AccountKind
  readonly chavePix?: PixKey
}

export interface Payment {
  /** Of the payer's account, never twice among what is open. */
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
  /** AAAA-MM-DD and HH:MM:SS, where the payer lives. */
  readonly geracao: { readonly data: string; readonly hora: string }
  readonly pagamentos: readonly Payment[]
}

/** Why a remittance cannot be written: which rule, what it saw and what would pass. */
export interface Finding {
  readonly regra: string
  readonly campo?: string
  readonly valor?: string
  readonly limite?: string
  readonly proposta?: string
  readonly mensagem: string
}

/** The payment's number in our books: counter and file, so that both can be found from it. */
export const ourNumber = (contador: number, nsa: number): string =>
  String(contador).padStart(6, '0') + String(nsa).padStart(6, '0')
