import { tiposBolsa } from '../../../catalogue/common-fields.ts'
import type { propoeMonitoria } from '../../../catalogue/management/vaga/propoe-monitoria.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import { holdRecords } from '../../store/records-lock.ts'
import { change } from '../change.ts'
import { madeOrRefused } from '../one.ts'
import { inclui } from '../proposta/inclui.ts'
import type { Verb } from '../verb.ts'
import { vagas } from './guards.ts'

/** Makes the proposal that a vacancy of monitoring leads to, of which its contracts will be. */
export const propoe: Verb<typeof propoeMonitoria> = async (tx, acting, { registros, ...told }) => {
  const [target] = registros as [(typeof registros)[0]]
  await holdRecords(tx)
  const vaga = await tx
    .selectFrom('vaga')
    .select(['titulo', 'quantidade', 'bolsa_valor', 'bolsa_tipo', 'horas_semanais'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', target.id)
    .forUpdate()
    .executeTakeFirst()
  if (!vaga) throw new Refusal('REGISTRO_INEXISTENTE')
  const paid = vaga.bolsa_valor !== null
  const [made] = madeOrRefused(
    await inclui(tx, acting, {
      ...told,
      titulo: vaga.titulo,
      tipo: 'Monitoria',
      vagasBolsistas: paid ? vaga.quantidade : 0,
      vagasVoluntarios: paid ? 0 : vaga.quantidade,
      bolsaValor: vaga.bolsa_valor,
      bolsaTipo: vaga.bolsa_tipo === null ? null : tiposBolsa.values[vaga.bolsa_tipo as 'M' | 'H'],
      horasSemanais: vaga.horas_semanais,
    }),
  )
  const proposta = made!.id
  madeOrRefused(await change(tx, vagas, [{ ...target, values: { proposta_id: proposta } }], acting, 'propor'))
  return { proposta }
}
