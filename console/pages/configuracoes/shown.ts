import type { listaPerfis } from '../../../catalogue/management/perfil/lista-perfis.ts'
import type { listaUsuarios } from '../../../catalogue/management/usuario/lista-usuarios.ts'
import type { Row } from '../../../client/types.ts'

export type Profile = Row<typeof listaPerfis>
export type User = Row<typeof listaUsuarios>
