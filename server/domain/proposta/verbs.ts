import { altera } from './altera.ts'
import { aprova } from './aprova.ts'
import { cancela } from './cancela.ts'
import { devolve } from './devolve.ts'
import { envia } from './envia.ts'
import { inclui } from './inclui.ts'
import { propoe } from './propoe.ts'
import { reprova } from './reprova.ts'

/** What the commands of proposals do. */
export const propostaVerbs = {
  IncluiProposta: inclui,
  PropoeMonitoria: propoe,
  AlteraProposta: altera,
  EnviaProposta: envia,
  DevolveProposta: devolve,
  AprovaProposta: aprova,
  ReprovaProposta: reprova,
  CancelaProposta: cancela,
}
