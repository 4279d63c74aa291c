import { tiposBolsa } from '../../../catalogue/common-fields.ts'
import type { propoeMonitoria } from '../../../catalogue/management/proposta/propoe-monitoria.ts'
import { written } from '../../../catalogue/message.ts'
import { portuguese } from '../../../catalogue/phrase.ts'
import { currentClient } from '../../store/expressions.ts'
import { holdRecords } from '../../store/records-lock.ts'
import { change } from '../change.ts'
import { vagas } from '../vaga/guards.ts'
import type { Verb } from '../verb.ts'
import { inclui } from './inclui.ts'

/** Creates the proposal of a monitoring vacancy; its contracts will refer to it. */
export const propoe: Verb<typeof propoeMonitoria> = async (tx, acting, { vaga: id, ...told }) => {
  await holdRecords(tx)
  const vaga = await tx
    .selectFrom('vaga')
    .select(['titulo', 'quantidade', 'bolsa_valor', 'bolsa_tipo', 'horas_semanais'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const paid = vaga.bolsa_valor !== null
  const outcomes = await inclui(tx, acting, {
    ...told,
    titulo: written(vaga.titulo),
    tipo: 'Monitoria',
    vagasBolsistas: paid ? vaga.quantidade : 0,
    vagasVoluntarios: paid ? 0 : vaga.quantidade,
    bolsaValor: vaga.bolsa_valor,
    bolsaTipo: vaga.bolsa_tipo === null ? null : portuguese(tiposBolsa.values[vaga.bolsa_tipo as 'M' | 'H']),
    horasSemanais: vaga.horas_semanais,
  })
  const values = { proposta_id: outcomes[0]!.id }
  await change(tx, vagas, [{ id, values }], acting, 'propor')
  return outcomes
}
