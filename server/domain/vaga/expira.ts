import { said } from '../../../catalogue/message.ts'
import type { DueVerb } from '../machine/registry.ts'
import { tryMove } from '../move.ts'
import { endValues } from './end.ts'
import { vagas } from './guards.ts'

/** Ends vacancies whose application period is over. */
export const expira: DueVerb = (tx, acting, ids) => {
  const values = endValues({ causa: 'E', data: null, observacao: null }, acting.today)
  const wanted = ids.map((id) => ({ id, motivo: said('motivo.prazoInscricoesTerminou'), values }))
  return tryMove(tx, vagas, 'encerrar', wanted, acting)
}
