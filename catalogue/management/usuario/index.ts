import { listaUsuarios } from './lista-usuarios.ts'
import { salvaUsuario } from './salva-usuario.ts'

/** What people do with those who sign in for the institution. */
export const usuarioOperations = [listaUsuarios, salvaUsuario] as const
