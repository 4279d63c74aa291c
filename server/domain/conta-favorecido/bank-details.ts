import { accountOf, branchOf } from '../../cnab/account.ts'
import { type AccountKind, accountKinds, type Payee } from '../../cnab/remittance.ts'
import { pixKey } from '../../values/pix.ts'

/** Bank details of a payee, stored sealed. */
export interface DadosBancarios {
  banco?: string
  agencia?: string
  conta?: string
  tipoConta?: string
  chavePix?: string
}

/** A payee in the form that bank files use. Missing values are reported when payments are checked. */
export function payeeOf(who: { nome: string; documento: string }, dados: DadosBancarios): Payee {
  const { banco = '', agencia = '', conta = '', tipoConta, chavePix } = dados
  const branch = branchOf(agencia)
  const account = accountOf(conta)
  const key = chavePix ? pixKey(chavePix) : undefined
  const kind = accountKinds.find((one) => one === tipoConta)
  return {
    nome: who.nome,
    documento: who.documento,
    ...(/^\d{3}$/.test(banco) && { banco }),
    ...(/^\d{8}$/.test(banco) && { ispb: banco }),
    agencia: branch.numero,
    ...(branch.digito && { agenciaDigito: branch.digito }),
    conta: account.numero,
    contaDigito: account.digito,
    ...(kind && { tipoConta: kind satisfies AccountKind }),
    ...(key && { chavePix: key }),
  }
}

/** The payee as stored with a payment and shown to authorized staff. */
export interface Favorecido {
  nome: string
  documento: string
  banco: string
  agencia: string
  conta: string
  chavePix: string
}

export const favorecidoOf = ({
  nome,
  documento,
  banco,
  ispb,
  agencia,
  agenciaDigito,
  conta,
  contaDigito,
  chavePix,
}: Payee): Favorecido => ({
  nome,
  documento,
  banco: banco ?? ispb ?? '',
  agencia: [agencia, agenciaDigito].filter(Boolean).join('-'),
  conta: [conta, contaDigito].filter(Boolean).join('-'),
  chavePix: chavePix?.chave ?? '',
})
