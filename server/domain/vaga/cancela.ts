import type { cancelaVaga } from '../../../catalogue/management/vaga/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { endValues } from './end.ts'
import { vagas } from './guards.ts'

export const cancela: Verb<typeof cancelaVaga> = making(vagas, 'cancelar', ({ motivo, data }, { today }) =>
  endValues({ causa: 'C', data, observacao: motivo }, today),
)
