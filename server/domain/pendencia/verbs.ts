import { cancela } from './cancela.ts'
import { devolve } from './devolve.ts'
import { entrega } from './entrega.ts'
import { inclui } from './inclui.ts'
import { opinaConcedente } from './opina-concedente.ts'
import { opinaProfessor } from './opina-professor.ts'
import { prorroga } from './prorroga.ts'

/** What the commands of pending items do. */
export const pendenciaVerbs = {
  IncluiPendencia: inclui,
  EntregaPendencia: entrega,
  OpinaConcedente: opinaConcedente,
  OpinaProfessor: opinaProfessor,
  DevolvePendencia: devolve,
  ProrrogaPendencia: prorroga,
  CancelaPendencia: cancela,
}
