import { type Message, said } from '../../../../catalogue/message.ts'
import { anyOf, currentClient } from '../../../store/expressions.ts'
import type { Breach } from '../../machine/finding.ts'
import { type ContratoGuard, isInternship, named } from '../seen.ts'

/** Article 12: an internship that is not compulsory must be paid. */
export const compensacao: ContratoGuard = () => ({
  judge: (contrato) => {
    if (!isInternship(contrato) || contrato.tipo_estagio !== 'Não obrigatório') return []
    return [
      ...unpaid('bolsaValor', contrato.bolsa_valor, said('contrato.bolsa')),
      ...unpaid(
        'auxilioTransporteValor',
        contrato.auxilio_transporte_valor,
        said('contrato.auxilioTransporte'),
      ),
    ]
  },
})

function unpaid(campo: string, value: string | null, what: Message): Breach[] {
  if (Number(value ?? 0) > 0) return []
  const mensagem = said('contrato.estagioNaoObrigatorioExigeInforme', { falta: what })
  // The amount is agreed with the host, so none is proposed.
  const limits = { valor: value ?? '', limite: said('comum.maiorQueZero'), proposta: '' }
  return [{ regra: 'compensacao', campo, ...limits, mensagem }]
}

/**
 * Article 9, IV: insured from the first day to the last. The institution may contract the insurance only for
 * compulsory internships.
 */
export const seguro: ContratoGuard = async (tx, records) => {
  const policies = await tx
    .selectFrom('apolice')
    .select(['id', 'inicio', 'termino', 'concedente_id', 'curso_id'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(named(records, 'apolice_id')))
    .execute()
  const known = new Map(policies.map((one) => [one.id, one]))
  const breach = (campo: string, mensagem: Message, more: Partial<Breach> = {}): Breach[] => [
    { regra: 'seguro', campo, ...more, mensagem },
  ]
  return {
    judge: (contrato) => {
      if (!isInternship(contrato)) return []
      const { apolice_id, inicio, encerramento, concedente_id, curso_id } = contrato
      if (contrato.tipo_estagio === 'Não obrigatório' && contrato.seguro === 'Próprio') {
        return breach('apolice', said('contrato.estagioNaoObrigatorioSeguroContratado'))
      }
      const policy = apolice_id === null ? undefined : known.get(apolice_id)
      if (!policy) {
        const insured = contrato.seguro_apolice && contrato.seguro_seguradora
        return insured ? [] : breach('apolice', said('contrato.informeApoliceSeguroContraAcidentes'))
      }
      if (
        (policy.concedente_id !== null && policy.concedente_id !== concedente_id) ||
        (policy.curso_id !== null && policy.curso_id !== curso_id)
      ) {
        return breach('apolice', said('contrato.apoliceNaoCobreEstagiariosDesta'))
      }
      if (policy.inicio > inicio) {
        const proposta = policy.inicio <= encerramento ? { proposta: policy.inicio } : {}
        const limits = { valor: inicio, limite: policy.inicio, ...proposta }
        return breach('inicio', said('contrato.contratoComecaAntesApolice'), limits)
      }
      if (policy.termino < encerramento) {
        // Policies run for a year and are renewed: a listing of those to renew follows from the same dates.
        const limits = { valor: encerramento, limite: policy.termino, gravidade: 'alerta' } as const
        return breach('apolice', said('contrato.apoliceTerminaAntesContrato'), limits)
      }
      return []
    },
  }
}
