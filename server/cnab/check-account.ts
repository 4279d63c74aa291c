import { said } from '../../catalogue/message.ts'
import type { Account, Finding } from './remittance.ts'

/** Checks that an account fits its columns. */
export function checkAccount(
  { agencia = '', agenciaDigito = '', conta = '', contaDigito = '' }: Partial<Account>,
  { most, ownAccount }: { most: number; ownAccount: number },
): Finding[] {
  const findings: Finding[] = []
  if (!/^\d{1,5}$/.test(agencia) || !/^[0-9A-Za-z]?$/.test(agenciaDigito)) {
    const mensagem = said('banco.agenciaTemAteCincoDigitos')
    findings.push({ regra: 'agenciaValida', campo: 'agencia', limite: '5', mensagem })
  }
  if (!/^\d+$/.test(conta) || Number(conta) === 0 || withoutZeros(conta).length > ownAccount) {
    const mensagem = said('banco.contaTemAteDigitos', { maximo: ownAccount })
    findings.push({ regra: 'contaValida', campo: 'conta', limite: String(ownAccount), mensagem })
  }
  if (!/^[0-9A-Za-z]{1,2}$/.test(contaDigito) || contaDigito.length > most) {
    const mensagem = said('banco.faltaDigitoVerificadorContaOu')
    findings.push({ regra: 'digitoDaConta', campo: 'conta', limite: String(most), mensagem })
  }
  return findings
}

export const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')
