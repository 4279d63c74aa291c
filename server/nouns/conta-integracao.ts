import type { listaContasIntegracao } from '../../catalogue/management/conta-integracao/lista-contas-integracao.ts'
import { contaVerbs } from '../domain/conta/verbs.ts'
import { among } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, byText } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const situacao = `case when x.revogada_em is not null then 'Revogada' when x.anterior_ate > now() then 'Em troca'
  else 'Ativa' end`

/** Accounts that request tokens, including revoked ones. */
const listing: ListingSource<typeof listaContasIntegracao, 'conta_integracao'> = {
  table: 'conta_integracao',
  columns: {
    situacao,
    escopos: 'to_json(x.escopos)',
    usada: 'x.usada_em',
    tokens: `(select count(*) from credencial t where t.cliente_id = x.cliente_id and t.conta_id = x.id
      and t.revogada_em is null and t.expira_em > now())`,
    anteriorAte: 'case when x.revogada_em is null and x.anterior_ate > now() then x.anterior_ate end',
  },
  filters: { situacao: among(situacao) },
  search: (holds) => [holds('x.usuario', 'x.inicio')],
  orders: {
    inclusao: byMoment('x.inclusao'),
    usuario: byText('x.usuario'),
    usada: { ...byMoment('x.usada_em'), nullable: true },
  },
}

export const contaIntegracao: Noun<'conta_integracao'> = {
  verbs: {
    ...contaVerbs,
  },
  scope: { conta_integracao: everyUnit },
  listings: { ListaContasIntegracao: listing },
}
