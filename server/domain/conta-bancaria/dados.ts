import type { BankCode, Payer } from '../../cnab/remittance.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Acting } from '../machine/bound.ts'

/** All data of an account, stored sealed. Empty fields are absent. */
export interface DadosConta {
  nome: string
  titular: string
  documento: string
  convenio?: string
  agencia: string
  agenciaDigito?: string
  conta: string
  contaDigito: string
  servico?: string
  finalidadeTed?: string
  parametro?: string
  compromisso?: string
  codigoExtrato?: string
  teste?: boolean
  logradouro?: string
  numero?: string
  complemento?: string
  cidade?: string
  cep?: string
  uf?: string
}

export const withoutEmpty = <T extends object>(told: T): { [K in keyof T]: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value != null)) as {
    [K in keyof T]: NonNullable<T[K]>
  }

/** The sealer of the call. Its absence is a programming error. */
export function sealerOf({ sealer }: Acting): Sealer {
  if (!sealer) throw new Error('nobody is here who could open what is sealed')
  return sealer
}

/** Sealed JSON in the input format of a bytea column. */
export const sealedJson = (acting: Acting, value: object): string =>
  `\\x${sealerOf(acting).sealHex(JSON.stringify(value))}`

/** Opens sealed JSON; a record not yet inserted still has it as text. */
export function openJson<T>(acting: Acting, sealed: Buffer | string): T {
  const bytes = typeof sealed === 'string' ? Buffer.from(sealed.slice(2), 'hex') : sealed
  return JSON.parse(sealerOf(acting).open(bytes).toString()) as T
}

/** The columns that are not secret, readable by all who may see the account. */
export const columnsOf = ({ nome, titular, documento, convenio, conta, contaDigito }: DadosConta) => ({
  nome,
  titular,
  documento,
  convenio: convenio ?? null,
  conta_mascarada: `•••${conta.slice(-2)}-${contaDigito}`,
})

export function payerOf(banco: string, dados: DadosConta): Payer {
  const { titular, logradouro, numero, complemento, cidade, cep, uf, convenio = '', ...rest } = dados
  return {
    ...rest,
    banco: banco as BankCode,
    nome: titular,
    convenio,
    ...(logradouro !== undefined && {
      endereco: {
        logradouro,
        cidade: cidade ?? '',
        cep: cep ?? '',
        uf: uf ?? '',
        ...(numero !== undefined && { numero }),
        ...(complemento !== undefined && { complemento }),
      },
    }),
  }
}
