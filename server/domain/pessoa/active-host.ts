import { said } from '../../../catalogue/message.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import type { Guard } from '../machine/bound.ts'

/** A host whose registration has ended is refused. */
export const activeHost: Guard<{ concedente_id: number | null }> = async (tx, records, { today }) => {
  const hosts = await tx
    .selectFrom('pessoa')
    .select(['id', 'validade'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf([...new Set(records.flatMap(({ concedente_id }) => concedente_id ?? []))]))
    .where('validade', '<=', today)
    .execute()
  const ended = new Map(hosts.map(({ id, validade }) => [id, validade!]))
  return {
    judge: ({ concedente_id }) => {
      const validade = concedente_id === null ? undefined : ended.get(concedente_id)
      if (validade === undefined) return []
      const mensagem = said('pessoa.concedenteEstaInativa')
      return [{ regra: 'concedenteAtiva', campo: 'concedente', valor: validade, limite: today, mensagem }]
    },
  }
}
