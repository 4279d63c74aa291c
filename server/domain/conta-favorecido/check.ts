import { said } from '../../../catalogue/message.ts'
import { checkAccount } from '../../cnab/check-account.ts'
import { dialects } from '../../cnab/dialects/index.ts'
import { bankCodes } from '../../cnab/remittance.ts'
import { knownBank } from '../../values/banks.ts'
import { pixKey } from '../../values/pix.ts'
import type { Breach } from '../machine/finding.ts'
import { payeeOf } from './bank-details.ts'
import type { ContaInformada } from './dados.ts'

/** Limits of FEBRABAN's columns, for banks without a dialect. */
const widest = { most: 2, ownAccount: 12 }

/** Breaches that prevent payments to the account from any bank. */
export function checkConta(dados: ContaInformada): Breach[] {
  const { banco, agencia, conta, chavePix } = dados
  const account = [banco, agencia, conta].filter(Boolean).length
  if (account === 0 && !chavePix) {
    const mensagem = said('contaFavorecido.informeContaBancoAgenciaOu')
    return [{ regra: 'contaPagavel', campo: 'conta', mensagem }]
  }
  return [...(chavePix ? checkKey(chavePix) : []), ...(account > 0 ? checkPlace(dados) : [])]
}

function checkKey(chavePix: string): Breach[] {
  if (pixKey(chavePix)) return []
  const mensagem = said('contaFavorecido.chavePixNaoCpfCnpj')
  return [{ regra: 'contaPagavel', campo: 'chavePix', mensagem }]
}

function checkPlace(dados: ContaInformada): Breach[] {
  const { banco = '' } = dados
  const findings = checkAccount(payeeOf({ nome: '', documento: '' }, dados), limitsOf(banco))
  const breaches: Breach[] = findings.map(({ campo, limite, mensagem }) => ({
    regra: 'contaPagavel',
    campo: campo!,
    limite: limite!,
    mensagem,
  }))
  if (knownBank(banco) !== undefined) return breaches
  const mensagem = said('contaFavorecido.nenhumBancoTemEsteCodigo')
  return [{ regra: 'contaPagavel', campo: 'banco', valor: banco, mensagem }, ...breaches]
}

/** Some banks have accounts shorter than their columns. */
function limitsOf(banco: string) {
  const known = bankCodes.find((one) => one === banco)
  return known ? dialects[known].digits : widest
}
