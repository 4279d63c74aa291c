import { contratos } from '../../server/domain/contrato/guards.ts'
import { nextNumbers } from '../../server/domain/contrato/number.ts'
import { insurances } from '../../server/domain/contrato/parts.ts'
import { include } from '../../server/domain/include.ts'
import { idsOf } from '../../server/domain/machine/bound.ts'
import type { Tx } from '../../server/store/database.ts'
import type { Filling } from '../progress.ts'
import { internsEach, type Sizes } from '../sizes.ts'
import { plans } from '../texts.ts'
import { act, daysFrom, on } from './act.ts'
import { workplacesOf } from './hosts.ts'
import { studentsOf } from './students.ts'

/** Contracts per transaction. */
export const draftsAtOnce = 1_000

/** The students before this index have other roles. */
const firstStudent = 40

/** New internships in preparation; the last ones are issued and wait for signatures. */
export async function makeDrafts(
  tx: Tx,
  portion: number,
  { dia }: Filling,
  sizes: Sizes,
): Promise<undefined> {
  const from = portion * draftsAtOnce
  const count = Math.min(draftsAtOnce, sizes.drafts + sizes.issued - from)
  const students = await studentsOf(tx, dia, { from: firstStudent, count: draftsAtOnce, free: true })
  if (students.length === 0) return
  const first = sizes.supervisors.drafts + Math.floor(from / internsEach)
  const workplaces = await workplacesOf(tx, first, Math.ceil(count / internsEach))
  const policies = await insurances(
    tx,
    workplaces.flatMap(({ apolice }) => apolice ?? []),
  )
  const numbers = await nextNumbers(tx, count)
  const contents = numbers.map((numero, at) => {
    const { id: aluno_id, curso: curso_id, professor: professor_id } = students[at % students.length]!
    const {
      id: concedente_id,
      supervisor: supervisor_id,
      apolice,
      convenio,
    } = workplaces[Math.floor(at / internsEach)]!
    return {
      ...(apolice === null ? {} : { apolice_id: apolice, ...policies.get(apolice) }),
      ...{
        numero,
        sequencia: 1,
        modalidade: 'estagio',
        tipo_contrato: 'Estágio',
        tipo_estagio: 'Não obrigatório',
      },
      ...{ aluno_id, curso_id, professor_id, concedente_id, supervisor_id, convenio_id: convenio },
      inicio: daysFrom(dia, 10 + (at % 25)),
      encerramento: daysFrom(dia, 180 + (at % 60)),
      ...{ bolsa_valor: '1100.00', bolsa_tipo: 'Mensal', auxilio_transporte_valor: '220.00' },
      ...{ horas_diaria: '4', horas_semanal: '20', plano_estagio: plans[at % plans.length]! },
    }
  })
  const made = idsOf(await include(tx, contratos, contents, on(dia)))
  // Each of another student.
  const issued = made.slice(Math.max(0, sizes.drafts - from)).slice(0, students.length)
  await act(tx, on(dia), 'EmiteTermo', {}, issued)
}
