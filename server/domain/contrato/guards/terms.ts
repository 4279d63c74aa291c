import { anyOf, currentClient } from '../../../store/expressions.ts'
import type { Breach } from '../../machine/finding.ts'
import { type ContratoGuard, isInternship, named } from '../seen.ts'

/** Article 12: what is not part of the course must be paid. */
export const compensacao: ContratoGuard = () => ({
  judge: (contrato) => {
    if (!isInternship(contrato) || contrato.tipo_estagio !== 'Não obrigatório') return []
    return [
      ...unpaid('bolsaValor', contrato.bolsa_valor, 'bolsa'),
      ...unpaid('auxilioTransporteValor', contrato.auxilio_transporte_valor, 'auxílio-transporte'),
    ]
  },
})

function unpaid(campo: string, value: string | null, what: string): Breach[] {
  if (Number(value ?? 0) > 0) return []
  const mensagem = `O estágio não obrigatório exige ${what}: informe o valor combinado.`
  // How much is agreed with the host; no amount can be proposed.
  const limits = { valor: value ?? '', limite: 'maior que 0', proposta: '' }
  return [{ regra: 'compensacao', campo, ...limits, mensagem }]
}

/** Article 9, IV: insured from the first day to the last. The institution may do it only where the internship is compulsory. */
export const seguro: ContratoGuard = async (tx, records) => {
  const policies = await tx
    .selectFrom('apolice')
    .select(['id', 'inicio', 'termino', 'concedente_id', 'curso_id'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(named(records, 'apolice_id')))
    .execute()
  const known = new Map(policies.map((one) => [one.id, one]))
  const breach = (campo: string, mensagem: string, more: Partial<Breach> = {}): Breach[] => [
    { regra: 'seguro', campo, ...more, mensagem },
  ]
  return {
    judge: (contrato) => {
      if (!isInternship(contrato)) return []
      const { apolice_id, inicio, encerramento, concedente_id, curso_id } = contrato
      if (contrato.tipo_estagio === 'Não obrigatório' && contrato.seguro === 'Próprio') {
        return breach('apolice', 'No estágio não obrigatório, o seguro é contratado pela concedente.')
      }
      const policy = apolice_id === null ? undefined : known.get(apolice_id)
      if (!policy) {
        const said = contrato.seguro_apolice && contrato.seguro_seguradora
        return said ? [] : breach('apolice', 'Informe a apólice de seguro contra acidentes pessoais.')
      }
      if (
        (policy.concedente_id !== null && policy.concedente_id !== concedente_id) ||
        (policy.curso_id !== null && policy.curso_id !== curso_id)
      ) {
        return breach('apolice', 'A apólice não cobre os estagiários desta concedente e deste curso.')
      }
      if (policy.inicio > inicio) {
        const proposta = policy.inicio <= encerramento ? { proposta: policy.inicio } : {}
        const limits = { valor: inicio, limite: policy.inicio, ...proposta }
        return breach('inicio', 'O contrato começa antes da apólice.', limits)
      }
      if (policy.termino < encerramento) {
        const proposta = policy.termino >= inicio ? { proposta: policy.termino } : {}
        const limits = { valor: encerramento, limite: policy.termino, ...proposta }
        return breach('encerramento', 'A apólice termina antes do contrato.', limits)
      }
      return []
    },
  }
}
