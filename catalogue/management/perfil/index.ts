import { listaPerfis } from './lista-perfis.ts'
import { respondeOfertaPerfil } from './responde-oferta-perfil.ts'
import { salvaPerfil } from './salva-perfil.ts'

export const perfilOperations = [listaPerfis, salvaPerfil, respondeOfertaPerfil] as const
