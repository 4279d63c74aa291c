import type { retornaDadosAuditorias } from '../../../catalogue/audit/retorna-dados-auditorias.ts'
import { auditedEntities } from '../../../catalogue/management/auditoria/audited-entities.ts'
import { aboutRecord, tableOfEntity } from '../../domain/auditoria/sobre.ts'
import type { SourceOf, Spread } from '../source.ts'

/** Greater than the number of targets of any row, so that identifiers stay unique. */
const targetsPerRow = 1_000_000

/** Inclusions store no values: they are computed from the current record and its later changes. */
const included = Object.keys(auditedEntities).map(
  (entity) => `when '${entity}' then auditoria_inclusao_${tableOfEntity(entity)}(t.alvo, a.id)`,
)
const fields = `case when a.acao = 'Inclusão' then case a.entidade ${included.join(' ')} end else a.campos end`

const everyTarget: Spread = {
  count: 'a.quantidade',
  items: (from, to) => `(
    select a.menor + s as alvo, s as posicao from generate_series(${from}, ${to} - 1) s where a.alvos is null
    union all
    select u.alvo, ${from} + u.n - 1 from unnest(a.alvos[${from} + 1:${to}]) with ordinality u(alvo, n)
     where a.alvos is not null) t`,
  position: 't.posicao',
}

const oneTarget = (target: string): Spread => ({
  count: '1',
  items: () => `(
    select ${target} as alvo,
           case when a.alvos is null then ${target} - a.menor else array_position(a.alvos, ${target}) - 1 end as posicao
    ) t`,
  position: 't.posicao',
})

export const auditorias: SourceOf<typeof retornaDadosAuditorias, 'auditoria'> = {
  base: 'auditoria a',
  alias: 'a',
  joins: '',
  id: 'a.id',
  created: 'a.data',
  changed: 'a.data',
  spread: ({ identificador }) => (identificador ? oneTarget(`${identificador}::bigint`) : everyTarget),
  element: {
    identificador: `a.id * ${targetsPerRow} + t.posicao`,
    entidadeIdentificador: 't.alvo',
    campos: {
      from: `json_array_elements(${fields}) with ordinality c(item, n)`,
      order: 'c.n',
      item: { campo: 'c.item->>0', valorAnterior: 'c.item->>1', valorNovo: 'c.item->>2' },
    },
    inclusao: 'a.data',
    atualizacao: 'a.data',
  },
  filters: {
    usuario: (literal) => `a.usuario = ${literal}`,
    entidade: (literal) => `a.entidade = ${literal}`,
    identificador: (literal) => aboutRecord('a', `${literal}::bigint`),
    acao: (literal) => `a.acao = ${literal}`,
  },
}
