import { altera } from './altera.ts'
import { aprova } from './aprova.ts'
import { encerra } from './encerra.ts'
import { inclui } from './inclui.ts'

/** What the commands of budgets do. */
export const orcamentoVerbs = {
  IncluiOrcamento: inclui,
  AlteraOrcamento: altera,
  AprovaOrcamento: aprova,
  EncerraOrcamento: encerra,
}
