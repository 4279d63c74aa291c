import { accountOf, branchOf } from '../../cnab/account.ts'
import { type AccountKind, accountKinds, type Payee } from '../../cnab/remittance.ts'
import { pixKey } from '../../values/pix.ts'

/** An account as it is kept, sealed, of whoever is paid. */
export interface DadosBancarios {
  banco?: string
  agencia?: string
  conta?: string
  tipoConta?: string
  chavePix?: string
}

/** Who is paid and where, as banks are told. What is missing is found by those who look at payments. */
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

/** The same as it is kept with a payment, and shown to who may see it. */
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
