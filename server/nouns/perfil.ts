import type { listaPerfis } from '../../catalogue/management/perfil/lista-perfis.ts'
import { offered } from '../domain/perfil/oferta.ts'
import { respondeOferta, salva } from '../domain/perfil/salva.ts'
import type { ListingSource } from '../listing/source.ts'
import { byText } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const listing: ListingSource<typeof listaPerfis, 'perfil'> = {
  table: 'perfil',
  columns: {
    permissoes: 'to_json(x.permissoes)',
    oferta: `to_json(${offered('x')})`,
    usuarios: '(select count(*) from usuario u where u.cliente_id = x.cliente_id and u.perfil_id = x.id)',
  },
  filters: {},
  search: (holds) => [holds('x.codigo', 'x.nome')],
  orders: { codigo: byText('x.codigo'), nome: byText('x.nome') },
}

export const perfil: Noun<'perfil'> = {
  verbs: {
    SalvaPerfil: salva,
    RespondeOfertaPerfil: respondeOferta,
  },
  scope: { perfil: everyUnit },
  listings: { ListaPerfis: listing },
}
