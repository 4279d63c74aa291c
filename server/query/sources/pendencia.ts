import type { consultaPendencia } from '../../../catalogue/management/pendencia/consulta-pendencia.ts'
import type { PageSource } from '../source.ts'
import * as parts from './integracao-parts.ts'
import { pendenciasContratos } from './pendencias-contratos.ts'

/** A pending item with its grade and document, for its page. */
export const pendencia: PageSource<typeof consultaPendencia.element, 'pendencia'> = {
  ...pendenciasContratos,
  joins: parts.joined(pendenciasContratos.joins, parts.by('d', 'disciplina', 'x.disciplina_id')),
  element: {
    ...pendenciasContratos.element,
    disciplina: parts.disciplina('d'),
    arquivoIdentificador: 'x.arquivo_id',
  },
}
