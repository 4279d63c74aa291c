import { camposDocumento } from '../../../catalogue/management/modelo/campos.ts'
import type { modeloElement } from '../../../catalogue/management/modelo/element.ts'
import type { QuerySource, Sources } from '../source.ts'

const campos = Object.entries(camposDocumento)
  .map(([name, text]) => `{{${name}}}: ${text}`)
  .join('\n')

/** A template, for its page. */
export const modelo: Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id'> & {
  element: Sources<typeof modeloElement>
} = {
  base: 'modelo x',
  alias: 'x',
  joins: '',
  id: 'x.id',
  element: {
    identificador: 'x.id',
    tipo: 'x.tipo',
    titulo: 'x.titulo',
    edicao: 'x.edicao',
    situacao: 'x.situacao',
    autor: 'x.autor',
    corpo: 'x.corpo',
    campos: `'${campos.replaceAll("'", "''")}'`,
    inclusao: 'x.inclusao',
    atualizacao: 'x.atualizacao',
    versao: 'x.versao',
  },
}
