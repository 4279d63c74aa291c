import { candidaturaMachine } from '../../../catalogue/machines/candidatura.ts'
import { bind } from '../machine/bound.ts'
import * as applying from './applying.ts'
import { contratavel, lugarLivre, lugarNaoReservado, vagaEmSelecao } from './hiring.ts'
import { columns } from './seen.ts'

/** Applications, and what must hold for them to move. */
export const candidaturas = bind({
  machine: candidaturaMachine,
  columns,
  guards: { ...applying, vagaEmSelecao, lugarLivre, lugarNaoReservado, contratavel },
})
