import { cadastros } from './routes/cadastros.ts'
import { configuracoes } from './routes/configuracoes.ts'
import { contratos } from './routes/contratos.ts'
import { financeiro } from './routes/financeiro.ts'
import { integracao } from './routes/integracao.ts'
import { pessoal } from './routes/pessoal.ts'
import { projetos } from './routes/projetos.ts'
import { recrutamento } from './routes/recrutamento.ts'

export { type HelpTopic, helpFor, helpOf, helpTopics } from './routes/help.ts'
export {
  type MenuRow,
  type NounRoute,
  type PageName,
  type PageOperation,
  type PageRoute,
  rowAt,
  sections,
  type ToolRoute,
} from './routes/room.ts'

/** Routes of the console in the order of the menu. */
const rooms = [
  contratos,
  recrutamento,
  projetos,
  cadastros,
  financeiro,
  pessoal,
  integracao,
  configuracoes,
] as const

/** All rows in the order of the menu. */
export const menuRows = rooms.flatMap(({ rows }) => rows)

export const nounRoutes = rooms.flatMap(({ nouns }) => nouns)

/** Pages of commands without a record. */
export const toolRoutes = rooms.flatMap(({ tools }) => tools)

/** Hand-written pages with the operations they call. */
export const pageRoutes = rooms.flatMap(({ pages }) => pages)
