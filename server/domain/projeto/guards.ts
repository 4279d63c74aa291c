import { said } from '../../../catalogue/message.ts'
import { unitsOf } from '../../store/actor.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import type { Guard } from '../machine/bound.ts'

/** Guards shared by proposals and extension projects. */

interface Term {
  inicio: string | null
  termino: string | null
}

/** Both days are given and in order. */
export const prazoOrdenado: Guard<Term> = () => ({
  judge: ({ inicio, termino }) => {
    const regra = 'prazoOrdenado'
    if (inicio === null) return [{ regra, campo: 'inicio', mensagem: said('projeto.faltaPrimeiroDia') }]
    if (termino === null) return [{ regra, campo: 'termino', mensagem: said('projeto.faltaUltimoDia') }]
    if (termino >= inicio) return []
    const mensagem = said('comum.terminoVemAntesInicio')
    return [{ regra, campo: 'termino', valor: termino, limite: inicio, proposta: inicio, mensagem }]
  },
})

/** The period must not be over. */
export const prazoAberto: Guard<Term> = (_tx, _records, { today }) => ({
  judge: ({ termino }) => {
    if (termino === null || termino >= today) return []
    const mensagem = said('projeto.prazoTerminou')
    return [
      { regra: 'prazoAberto', campo: 'termino', valor: termino, limite: today, proposta: today, mensagem },
    ]
  },
})

/** The coordinator must be an active professor. */
export const coordenadorAtivo: Guard<{ professor_id: number | null }> = async (tx, records, { today }) => {
  const ids = records.flatMap(({ professor_id }) => professor_id ?? [])
  const left = await tx
    .selectFrom('professor')
    .select(['id', 'validade'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf([...new Set(ids)]))
    .where('validade', '<=', today)
    .execute()
  const ended = new Map(left.map(({ id, validade }) => [id, validade!]))
  return {
    judge: ({ professor_id }) => {
      const regra = 'coordenadorAtivo'
      if (professor_id == null)
        return [{ regra, campo: 'professor', mensagem: said('projeto.faltaQuemCoordena') }]
      const validade = ended.get(professor_id)
      if (validade === undefined) return []
      const mensagem = said('projeto.professorCoordenaEstaInativo')
      return [{ regra, campo: 'professor', valor: validade, limite: today, mensagem }]
    },
  }
}

/** Users limited to units must give a unit; otherwise they could not see the record. */
export const unidadeInformada: Guard<{ unidade_id: number | null; curso_id?: number | null }> = (
  _tx,
  _records,
  { actor },
) => ({
  judge: ({ unidade_id, curso_id = null }) => {
    if (unitsOf(actor).kind === 'all' || unidade_id !== null || curso_id !== null) return []
    const mensagem = said('projeto.informeUnidadeQuemAlgumasUnidades')
    return [{ regra: 'unidadeInformada', campo: 'unidade', mensagem }]
  },
})
