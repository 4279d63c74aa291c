import { candidaturaMachine } from '../../../catalogue/machines/candidatura.ts'
import { bind, idsOf } from '../machine/bound.ts'
import * as applying from './applying.ts'
import { contratavel, lugarLivre, lugarNaoReservado, vagaEmSelecao } from './hiring.ts'
import { columns } from './seen.ts'
import { noteStages } from './stages.ts'
import { tellStudents } from './tell.ts'
import { touchVacancies } from './vacancies.ts'

const staged: readonly string[] = ['incluir', 'avancar']

/** Applications, and what must hold for them to move. */
export const candidaturas = bind({
  machine: candidaturaMachine,
  columns,
  guards: { ...applying, vagaEmSelecao, lugarLivre, lugarNaoReservado, contratavel },
  after: async (tx, done, acting) => {
    const { name } = done
    const ids = idsOf(done.records)
    if (staged.includes(name)) await noteStages(tx, ids)
    await touchVacancies(tx, ids)
    await tellStudents(tx, done, acting)
  },
})
