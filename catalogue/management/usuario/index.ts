import { listaUsuarios } from './lista-usuarios.ts'
import { salvaUsuario } from './salva-usuario.ts'

export const usuarioOperations = [listaUsuarios, salvaUsuario] as const
