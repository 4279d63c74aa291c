import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

interface OwnShift {
  diaSemana: string
  entrada: string
  saida: string
  intervaloInicio: string
  intervaloFim: string
}

/** What employees see of themselves. */
export interface OwnData {
  nome: string
  cpf: string
  nascimento: string | null
  email: string
  celular: string
  telefone: string
  situacao: string
  inicio: string | null
  saida: string | null
  unidade: string
  area: string
  cargo: string
  horario: { descricao: string; turnos: OwnShift[] } | null
}

/** The CPF is masked, because others may see the screen. */
export async function showOwn(tx: Tx, id: number, today: string): Promise<OwnData> {
  const { rows } = await sql<OwnData>`
    select c.nome, '***.' || substr(c.cpf, 4, 3) || '.' || substr(c.cpf, 7, 3) || '-**' as cpf, c.nascimento,
           coalesce(c.email, '') as email, coalesce(c.celular, '') as celular, coalesce(c.telefone, '') as telefone,
           situacao_colaborador(c, ${today}::date) as situacao, p.inicio, p.saida,
           coalesce(u.nome, '') as unidade, coalesce(a.nome, '') as area, coalesce(g.nome, '') as cargo,
           case when coalesce(h.descricao, l.horario) is not null then json_build_object(
             'descricao', coalesce(h.descricao, l.horario),
             'turnos', coalesce((select json_agg(json_build_object('diaSemana', t->>'diaSemana',
                  'entrada', t->>'entrada', 'saida', t->>'saida',
                  'intervaloInicio', coalesce(t->>'intervaloInicio', ''),
                  'intervaloFim', coalesce(t->>'intervaloFim', '')) order by n)
                from jsonb_array_elements(h.turnos) with ordinality e(t, n)), '[]')) end as horario
      from colaborador c
      join colaborador_contrato p on p.cliente_id = c.cliente_id and p.colaborador_id = c.id
       and p.id = periodo_em(c.cliente_id, c.id, ${today}::date)
      join lotacao_atual l on l.cliente_id = p.cliente_id and l.contrato_id = p.id
      left join unidade u on u.cliente_id = l.cliente_id and u.id = l.unidade_id
      left join area a on a.cliente_id = l.cliente_id and a.id = l.area_id
      left join cargo g on g.cliente_id = l.cliente_id and g.id = l.cargo_id
      left join horario h on h.cliente_id = l.cliente_id and h.id = l.horario_id
     where c.cliente_id = ${currentClient} and c.id = ${id}`.execute(tx)
  return rows[0]!
}
