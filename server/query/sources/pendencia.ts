import * as parts from './integracao-parts.ts'
import { pendenciasContratos } from './pendencias-contratos.ts'

/** A pending item as its page shows it: with its grade and the document. */
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
