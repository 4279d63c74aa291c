import type { Workforce } from '../../catalogue/index.ts'
import type { Tx } from '../store/database.ts'
import { saveEmployee } from './colaborador/save.ts'
import type { Caller } from './credencial/authenticate.ts'
import { listSchedules } from './horario/list.ts'
import type { Input } from './read-input.ts'

export type WorkforceHandler = (tx: Tx, input: Input, caller: Caller) => Promise<object>

/** Every workforce operation with what it does. A missing one does not compile. */
export const workforceHandlers: Readonly<Record<Workforce['id'], WorkforceHandler>> = {
  novocolaborador: saveEmployee,
  listahorarios: listSchedules,
}
