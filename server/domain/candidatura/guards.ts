import { candidaturaMachine } from '../../../catalogue/machines/candidatura.ts'
import { bind } from '../machine/bound.ts'
import * as applying from './applying.ts'
import { contratavel, lugarLivre, lugarNaoReservado, vagaEmSelecao } from './hiring.ts'
import { columns } from './seen.ts'

export const candidaturas = bind({
  machine: candidaturaMachine,
  columns,
  guards: { ...applying, vagaEmSelecao, lugarLivre, lugarNaoReservado, contratavel },
})
