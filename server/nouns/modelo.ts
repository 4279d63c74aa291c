import { modeloMachine } from '../../catalogue/machines/modelo.ts'
import { camposConvenio, camposDocumento } from '../../catalogue/management/modelo/campos.ts'
import type { modeloElement } from '../../catalogue/management/modelo/element.ts'
import { alteraFields } from '../../catalogue/management/modelo/index.ts'
import type { listaModelos } from '../../catalogue/management/modelo/lista-modelos.ts'
import { documentoDoConvenio } from '../../catalogue/values/arquivo.ts'
import { changing } from '../domain/making.ts'
import { modelos } from '../domain/modelo/guards.ts'
import { inclui, restaura } from '../domain/modelo/inclui.ts'
import { among, equal } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, byState, byText } from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const listing: ListingSource<typeof listaModelos, 'modelo'> = {
  table: 'modelo',
  columns: {},
  filters: { situacao: among('x.situacao'), tipo: equal('x.tipo') },
  search: (holds) => [holds('x.titulo')],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    titulo: byText('x.titulo'),
    situacao: byState(modeloMachine, 'x.situacao'),
  },
}

const literalOf = (campos: Readonly<Record<string, string>>) =>
  `'${Object.entries(campos)
    .map(([name, text]) => `{{${name}}}: ${text}`)
    .join('\n')
    .replaceAll("'", "''")}'`

/** A template, for its page. */
const page: PageSource<typeof modeloElement, 'modelo'> = {
  element: {
    campos: `case x.tipo when '${documentoDoConvenio}' then ${literalOf(camposConvenio)} else ${literalOf(camposDocumento)} end`,
  },
}

export const modelo: Noun<'modelo'> = {
  bound: modelos,
  verbs: {
    IncluiModelo: inclui,
    RestauraModelo: restaura,
    AlteraModelo: changing(modelos, alteraFields, ['corpo']),
  },
  scope: { modelo: everyUnit },
  listings: { ListaModelos: listing },
  page: { source: page },
}
