import { participacaoFields } from '../../../catalogue/management/participacao/fields.ts'
import type { incluiParticipante } from '../../../catalogue/management/participacao/index.ts'
import { currentClient } from '../../store/expressions.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { participacoes } from './guards.ts'
import { holdProject } from './projects.ts'

export const inclui: Verb<typeof incluiParticipante> = async (tx, acting, told) => {
  await holdProject(tx, told.projetoExtensao)
  const project = await tx
    .selectFrom('projeto_extensao')
    .select('inicio')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', told.projetoExtensao)
    .executeTakeFirstOrThrow()
  const usual = project.inicio > acting.today ? project.inicio : acting.today
  const row = included(participacaoFields, told)
  return include(tx, participacoes, [{ ...row, inicio: row.inicio ?? usual }], acting)
}
