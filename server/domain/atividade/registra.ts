import { registraAtividade } from '../../../catalogue/management/atividade/index.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { atividades } from './guards.ts'

const { SIMULAR: _, ...fields } = registraAtividade.input

export const registra: Verb<typeof registraAtividade> = (tx, acting, told) =>
  include(tx, atividades, [included(fields, told)], acting)
