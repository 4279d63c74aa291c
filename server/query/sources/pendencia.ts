import * as parts from './integracao-parts.ts'
import { pendenciasContratos } from './pendencias-contratos.ts'

/** A pending item with its grade and document, for its page. */
export const pendencia = {
  ...pendenciasContratos,
  joins: parts.joined(pendenciasContratos.joins, parts.by('d', 'disciplina', 'x.disciplina_id')),
  element: {
    ...pendenciasContratos.element,
    disciplina: parts.disciplina('d'),
    avaliacao: 'x.avaliacao',
    nota: 'x.nota',
    arquivoIdentificador: 'x.arquivo_id',
    versao: 'x.versao',
  },
}
