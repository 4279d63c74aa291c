import type { encerraVaga } from '../../../catalogue/management/vaga/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { endValues } from './end.ts'
import { vagas } from './guards.ts'

export const encerra: Verb<typeof encerraVaga> = making(
  vagas,
  'encerrar',
  ({ motivo, causa, ...end }, { today }) =>
    endValues({ ...end, causa: causa ?? 'O', observacao: motivo }, today),
)
