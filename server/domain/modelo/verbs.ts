import { making } from '../making.ts'
import { altera } from './altera.ts'
import { modelos } from './guards.ts'
import { inclui } from './inclui.ts'

/** What the commands of templates do. */
export const modeloVerbs = {
  IncluiModelo: inclui,
  AlteraModelo: altera,
  PublicaModelo: making(modelos, 'publicar'),
  RetiraModelo: making(modelos, 'retirar'),
}
