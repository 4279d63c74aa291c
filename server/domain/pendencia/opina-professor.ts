import type { opinaProfessor as command } from '../../../catalogue/management/pendencia/index.ts'
import { making } from '../making.ts'
import { moment } from '../moment.ts'
import type { Verb } from '../verb.ts'
import { pendencias } from './guards.ts'

export const opinaProfessor: Verb<typeof command> = making(
  pendencias,
  'aprovar',
  ({ parecer, nota = null, avaliacao = null }) => ({
    parecer_professor: parecer,
    parecer_professor_em: moment,
    nota: nota === null ? null : String(nota),
    avaliacao,
  }),
)
