import type { listaContasIntegracao } from '../../../catalogue/management/conta-integracao/lista-contas-integracao.ts'
import type { Row } from '../../../client/types.ts'

export type Account = Row<typeof listaContasIntegracao>
