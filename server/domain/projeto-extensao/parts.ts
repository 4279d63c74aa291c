import type { projetoExtensaoFields } from '../../../catalogue/management/projeto-extensao/fields.ts'
import { said } from '../../../catalogue/message.ts'
import type { InputOf } from '../../../catalogue/typed.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { replaceParts } from '../parts.ts'

type Told = Pick<InputOf<typeof projetoExtensaoFields>, 'cursos' | 'parceiros'>

/** Replaces the courses in which a project's hours count, and its partners. */
export async function nameParts(tx: Tx, id: number, { cursos, parceiros }: Told): Promise<void> {
  refuseRepeated(
    'cursos',
    cursos?.map(({ curso }) => curso),
  )
  refuseRepeated(
    'parceiros',
    parceiros?.map(({ pessoa }) => pessoa),
  )
  const courses = cursos?.map(({ curso, horasCurriculares = null }) => ({
    curso_id: curso,
    horas_curriculares: horasCurriculares,
  }))
  const partners = parceiros?.map(({ pessoa }) => ({ pessoa_id: pessoa }))
  const owner = 'projeto_extensao_id'
  await replaceParts(tx, 'projeto_extensao_curso', owner, id, cursos === null ? [] : courses)
  await replaceParts(tx, 'projeto_extensao_parceiro', owner, id, parceiros === null ? [] : partners)
}

/** Repeated entries with different hours would be ambiguous. */
function refuseRepeated(campo: string, ids: readonly number[] = []): void {
  const at = ids.findIndex((id, order) => ids.indexOf(id) < order)
  if (at < 0) return
  const mensagem = said('projetoExtensao.mesmoRegistroApareceMaisVez')
  throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField(`${campo}[${at + 1}]`, 'CAMPO_INVALIDO', mensagem)])
}
