import { sql } from 'kysely'
import { type mediasAvaliacoes, mostGroups } from '../../../catalogue/management/avaliacao/index.ts'
import { currentClient } from '../../store/expressions.ts'
import { reachOf, within } from '../machine/reach.ts'
import type { Verb } from '../verb.ts'

/** How averages are grouped: the key, and the name that people read. */
const groups = {
  pergunta: { key: 'a.quem, r.secao, r.pergunta', name: `r.secao || ': ' || r.pergunta` },
  curso: { key: 'c.id, c.nome', name: 'c.nome' },
  concedente: {
    key: 'h.id, h.nome, h.nome_social, h.nome_fantasia',
    name: 'coalesce(h.nome_fantasia, h.nome_social, h.nome)',
  },
  mes: {
    key: `to_char(a.inclusao at time zone z.fuso, 'YYYY-MM')`,
    name: `to_char(a.inclusao at time zone z.fuso, 'YYYY-MM')`,
  },
} as const

/** Averages over the evaluations within reach: by question of the answers, otherwise of the whole forms. */
export const medias: Verb<typeof mediasAvaliacoes> = async (tx, { actor }, told) => {
  const { por, quem = null, tipo = null, curso = null, daConcedente = null, de = null, ate = null } = told
  const { key, name } = groups[por]
  const points = por === 'pergunta' ? 'r.pontos' : 'a.media'
  const answers =
    por === 'pergunta'
      ? sql`join avaliacao_resposta r on r.cliente_id = a.cliente_id and r.avaliacao_id = a.id`
      : sql``
  const { rows } = await sql<{ grupo: string; avaliacoes: number; media: string }>`
    select ${sql.raw(name)} as grupo, count(*)::int as avaliacoes, round(avg(${sql.raw(points)}), 2) as media
      from avaliacao a
      join cliente z on z.cliente_id = a.cliente_id
      join pendencia p on p.cliente_id = a.cliente_id and p.id = a.pendencia_id
      left join contrato k on k.cliente_id = p.cliente_id and k.id = p.contrato_id
      left join curso c on c.cliente_id = k.cliente_id and c.id = k.curso_id
      left join pessoa h on h.cliente_id = k.cliente_id and h.id = k.concedente_id
      ${answers}
     where a.cliente_id = ${currentClient} and ${sql.raw(points)} is not null and ${sql.raw(name)} is not null
       and (${quem}::text is null or a.quem = ${quem}) and (${tipo}::text is null or p.tipo = ${tipo})
       and (${curso}::bigint is null or k.curso_id = ${curso})
       and (${daConcedente}::bigint is null or k.concedente_id = ${daConcedente})
       and (${de}::date is null or a.inclusao >= ${de}::date::timestamp at time zone z.fuso)
       and (${ate}::date is null or a.inclusao < (${ate}::date + 1)::timestamp at time zone z.fuso)
       and ${within('avaliacao', 'a', reachOf(actor))}
     group by ${sql.raw(key)} order by 1, 3 limit ${mostGroups + 1}`.execute(tx)
  return { grupos: rows.slice(0, mostGroups), incompleto: rows.length > mostGroups }
}
