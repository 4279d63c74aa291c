import { alteraModelo } from './altera-modelo.ts'
import { consultaModelo } from './consulta-modelo.ts'
import { incluiModelo } from './inclui-modelo.ts'
import { listaModelos } from './lista-modelos.ts'
import { previaModelo } from './previa-modelo.ts'
import { publicaModelo } from './publica-modelo.ts'
import { retiraModelo } from './retira-modelo.ts'

/** What people do with what documents say. */
export const modeloOperations = [
  listaModelos,
  consultaModelo,
  incluiModelo,
  alteraModelo,
  publicaModelo,
  retiraModelo,
  previaModelo,
] as const
