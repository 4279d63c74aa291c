import { type Right, rights } from '../../../catalogue/doors.ts'
import type { listaPerfis } from '../../../catalogue/management/perfil/lista-perfis.ts'
import type { listaUsuarios } from '../../../catalogue/management/usuario/lista-usuarios.ts'
import type { Row } from '../../../client/types.ts'
import { say } from '../../text/say.ts'

export type Profile = Row<typeof listaPerfis>
export type User = Row<typeof listaUsuarios>

export const named = (names: readonly string[], between = '; '): string =>
  names.map((one) => say(rights[one as Right] ?? one)).join(between)
