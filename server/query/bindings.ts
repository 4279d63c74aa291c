import type { Query } from '../../catalogue/index.ts'
import type { QuerySource } from './source.ts'
import { contratosMonitoria } from './sources/contratos-monitoria.ts'
import { notasAtividades } from './sources/notas-atividades.ts'
import { ocorrencias } from './sources/ocorrencias.ts'

/** Every query with where its data comes from. A missing one does not compile. */
export const sources: Readonly<Record<Query['id'], QuerySource>> = {
  RetornaDadosNotasAtividades: notasAtividades as unknown as QuerySource,
  RetornaDadosContratosMonitoria: contratosMonitoria as unknown as QuerySource,
  RetornaDadosOcorrencias: ocorrencias as unknown as QuerySource,
}
