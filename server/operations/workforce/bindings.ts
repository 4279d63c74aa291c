import type { Workforce } from '../../../catalogue/index.ts'
import type { BoundWorkforce } from '../bound.ts'
import { dadoscolaborador } from './dadoscolaborador.ts'
import { gerarlinkacesso } from './gerarlinkacesso.ts'
import { historicocontratacoes } from './historicocontratacoes.ts'
import { listacolaboradores } from './listacolaboradores.ts'
import { listahorarios } from './listahorarios.ts'
import { listavagas } from './listavagas.ts'
import { novavaga } from './novavaga.ts'
import { novocolaborador } from './novocolaborador.ts'
import { novohorario } from './novohorario.ts'
import { prazomediocontratacoes } from './prazomediocontratacoes.ts'
import { registrarsaida } from './registrarsaida.ts'

/** Handlers of the workforce operations. A missing one does not compile. */
const workforce: { readonly [T in Workforce as T['id']]: BoundWorkforce<T> } = {
  novocolaborador,
  prazomediocontratacoes,
  gerarlinkacesso,
  registrarsaida,
  listacolaboradores,
  dadoscolaborador,
  novohorario,
  listahorarios,
  novavaga,
  listavagas,
  historicocontratacoes,
}

export const workforceHandlers: ReadonlyMap<string, BoundWorkforce> = new Map(Object.entries(workforce))
