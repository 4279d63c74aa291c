import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { said } from '../../../catalogue/message.ts'
import { conferencia } from '../../../catalogue/values/solicitacao.ts'
import { contractsOf } from '../contrato/of-parts.ts'
import type { Guard, Standing } from '../machine/bound.ts'
import type { Asked } from './request.ts'

type AskedGuard = Guard<Standing & Asked>

const drafts: readonly string[] = contratoMachine.moves.emitirTermo.from

/** A review is answered by the host and not fulfilled by the institution. */
export const daInstituicao: AskedGuard = () => ({
  judge: ({ tipo }) => {
    if (tipo !== conferencia) return []
    const mensagem = said('solicitacao.conferenciaDaConcedente')
    return [{ regra: 'daInstituicao', campo: 'tipo', valor: tipo, mensagem }]
  },
})

/** Only a review is answered so. */
export const soConferencia: AskedGuard = () => ({
  judge: ({ tipo }) => {
    if (tipo === conferencia) return []
    return [
      { regra: 'soConferencia', campo: 'tipo', valor: tipo, mensagem: said('solicitacao.naoConferencia') },
    ]
  },
})

/** A review is answered only by the host of whom it was asked. */
export const daConcedente: AskedGuard = (_tx, _records, { actor }) => ({
  judge: ({ tipo, pessoa_id }) => {
    if (tipo !== conferencia || actor.kind !== 'party') return []
    if (actor.parte === 'concedente' && actor.id === pessoa_id) return []
    return [{ regra: 'daConcedente', campo: 'pessoa', mensagem: said('solicitacao.conferenciaDeOutra') }]
  },
})

/** The contract of a review still is a draft of the same host. */
export const conferivel: AskedGuard = async (tx, records) => {
  const contracts = await contractsOf(
    tx,
    records.filter(({ tipo }) => tipo === conferencia),
  )
  return {
    judge: ({ tipo, contrato_id, pessoa_id }) => {
      const contract = contracts.get(contrato_id)
      if (tipo !== conferencia || !contract) return []
      const rule = { regra: 'conferivel', campo: 'contrato' }
      const { situacao, concedente_id } = contract
      if (!drafts.includes(situacao)) {
        return [{ ...rule, valor: situacao, mensagem: said('solicitacao.termoJaEmitido') }]
      }
      if (concedente_id === pessoa_id) return []
      return [{ ...rule, mensagem: said('solicitacao.concedenteDoContratoMudou') }]
    },
  }
}
