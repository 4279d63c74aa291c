import { listaPerfis } from './lista-perfis.ts'
import { salvaPerfil } from './salva-perfil.ts'

/** What people do with profiles. */
export const perfilOperations = [listaPerfis, salvaPerfil] as const
