import type { Workforce } from '../../../catalogue/index.ts'
import { saveEmployee } from '../../domain/colaborador/save.ts'
import type { Caller } from '../../domain/credencial/authenticate.ts'
import { listSchedules } from '../../domain/horario/list.ts'
import type { Tx } from '../../store/database.ts'
import type { Input } from '../read-input.ts'

export type WorkforceHandler = (tx: Tx, input: Input, caller: Caller) => Promise<object>

/** Every workforce operation with what it does. A missing one does not compile. */
export const workforceHandlers: Readonly<Record<Workforce['id'], WorkforceHandler>> = {
  novocolaborador: saveEmployee,
  listahorarios: listSchedules,
}
