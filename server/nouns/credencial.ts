import type { listaCredenciais } from '../../catalogue/management/credencial/lista-credenciais.ts'
import { cria } from '../domain/credencial/cria.ts'
import { revoga } from '../domain/credencial/revoga.ts'
import { troca } from '../domain/credencial/troca.ts'
import { among, equal, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, byText } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const situacao = `case when x.revogada_em is not null then 'Revogada' when x.expira_em <= now() then 'Expirada'
  when x.sucessora_id is not null then 'Em troca' else 'Ativa' end`

/** Leaves out tokens issued to accounts: they are created and expire automatically. */
const listing: ListingSource<typeof listaCredenciais, 'credencial'> = {
  table: 'credencial',
  joins: `left join usuario u on u.cliente_id = x.cliente_id and u.id = x.usuario_id
    left join credencial s on s.cliente_id = x.cliente_id and s.id = x.sucessora_id`,
  where: () => where`x.conta_id is null`,
  columns: {
    situacao,
    escopos: 'to_json(x.escopos)',
    dono: 'u.nome',
    usada: 'x.usada_em',
    expira: 'x.expira_em',
    sucessora: 'x.sucessora_id',
    sucessoraUsada: 's.usada_em',
    silencio: 'x.silencio_dias',
  },
  filters: { situacao: among(situacao), tipo: equal('x.tipo') },
  search: (holds) => [holds('x.nome', 'x.inicio')],
  orders: {
    inclusao: byMoment('x.inclusao'),
    nome: byText('x.nome'),
    usada: { ...byMoment('x.usada_em'), nullable: true },
  },
}

export const credencial: Noun<'credencial'> = {
  verbs: {
    CriaCredencial: cria,
    TrocaCredencial: troca,
    RevogaCredencial: revoga,
  },
  scope: { credencial: everyUnit },
  listings: { ListaCredenciais: listing },
}
