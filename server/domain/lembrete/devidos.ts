import { type RawBuilder, sql } from 'kysely'
import type { PartyKind, Right } from '../../../catalogue/doors.ts'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import { soEntrega } from '../../../catalogue/values/pendencia.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** A due reminder for one person. */
export interface Reminder {
  entidade: string
  registro: number
  contrato: number | null
  titulo: string
  prazo: string
  parte: PartyKind | 'usuario'
  pessoa: number
  nome: string
  email: string | null
}

const { entregar, opinar, aprovar } = pendenciaMachine.moves

/** SQL source of each kind of person. */
const people = {
  aluno: sql`aluno h`,
  professor: sql`professor h`,
  concedente: sql`(select cliente_id, id, coalesce(representante_nome, nome) as nome,
    coalesce(representante_email, email) as email from pessoa) h`,
} as const

/** Pending items that wait for one kind of person. */
const pending = (
  parte: keyof typeof people,
  state: string,
  person: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
) => sql`
  select 'pendencia' as entidade, x.id as registro, x.contrato_id as contrato, x.tipo as titulo,
         x.prazo_entrega as prazo, ${parte}::text as parte, h.id as pessoa, h.nome, h.email
    from pendencia x left join contrato c on c.cliente_id = x.cliente_id and c.id = x.contrato_id
    join ${people[parte]} on h.cliente_id = x.cliente_id and h.id = ${person}
   where x.cliente_id = ${currentClient} and x.situacao = ${state} and ${which}`

const signing = sql`
  select 'assinatura' as entidade, x.id as registro, x.contrato_id as contrato, x.nome as titulo, x.prazo,
         s.parte, s.parte_id as pessoa, s.nome, s.email
    from arquivo x join assinatura s on s.cliente_id = x.cliente_id and s.arquivo_id = x.id
   where x.cliente_id = ${currentClient} and x.situacao_assinatura = ${assinaturaMachine.moves.enviar.to}
     and not s.assinado and not s.recusado and s.parte <> 'instituicao' and s.parte_id is not null
     and not exists (select from assinatura o where o.cliente_id = s.cliente_id and o.arquivo_id = s.arquivo_id
       and o.ordem < s.ordem and not o.assinado)`

/**
 * Expiring records that staff with a right have to renew. Users without an e-mail see them in the console
 * only.
 */
const ending = (
  noun: 'convenio' | 'apolice' | 'certificado',
  right: Right,
  title: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  last: RawBuilder<unknown> = sql`x.termino`,
) => sql`
  select ${noun}::text as entidade, x.id as registro, null::bigint as contrato, ${title} as titulo, ${last} as prazo,
         'usuario' as parte, s.id as pessoa, s.nome, s.email
    from ${sql.table(noun)} x join usuario s on s.cliente_id = x.cliente_id and s.email is not null
      and (s.validade is null or s.validade >= ${last})
    join perfil p on p.cliente_id = s.cliente_id and p.id = s.perfil_id and ${right} = any(p.permissoes)
   where x.cliente_id = ${currentClient} and ${last} is not null and ${which}`

const all = sql.join(
  [
    pending('aluno', entregar.from[0], sql`coalesce(c.aluno_id, x.aluno_id)`, sql`x.professor_id is null`),
    pending('professor', entregar.from[0], sql`x.professor_id`, sql`true`),
    pending('concedente', opinar.from[0], sql`c.concedente_id`, sql`x.tipo <> all(${[...soEntrega]})`),
    pending('professor', aprovar.from[0], sql`c.professor_id`, sql`true`),
    signing,
    ending(
      'convenio',
      'convenios.alterar',
      sql`'Convênio ' || x.convenio || ' em vigor'`,
      sql`x.situacao = 'Vigente' and not x.renovacao_automatica`,
    ),
    ending(
      'apolice',
      'contratos.alterar',
      sql`'Apólice ' || x.apolice || ' da ' || x.seguradora || ' em vigor'`,
      sql`x.situacao = 'Vigente'`,
    ),
    ending(
      'certificado',
      'configuracao.alterar',
      sql`'Certificado de ' || x.titular || ', com que os documentos são selados'`,
      sql`true`,
      sql`(x.valido_ate at time zone (select fuso from cliente where cliente_id = x.cliente_id))::date`,
    ),
  ],
  sql` union all `,
)

/** Days before a deadline on which the client sends reminders. */
const leads = sql`(select unnest(lembretes_dias) as dias from cliente where cliente_id = ${currentClient}) l`

export async function remindersOn(tx: Tx, day: string): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    select distinct t.* from (${all}) t join ${leads} on t.prazo = ${day}::date + l.dias
     order by t.parte, t.pessoa, t.prazo, t.registro`.execute(tx)
  return rows
}

/** Expected reminders for each of the next days. */
export async function remindersAhead(tx: Tx, today: string, days: number) {
  const { rows } = await sql<{ dia: string; entidade: string; quantidade: number; registro: number | null }>`
    select t.prazo - l.dias as dia, t.entidade, count(*)::integer as quantidade,
           case when count(distinct t.registro) = 1 then min(t.registro) end as registro
      from (${all}) t join ${leads} on t.prazo - l.dias between ${today}::date + 1 and ${today}::date + ${days}::integer
     group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}

/** The first records about which people are reminded on a day. */
export async function remindedAbout(tx: Tx, day: string, entidade: string, most: number) {
  const { rows } = await sql<{ id: number; nome: string }>`
    select t.registro as id, min(t.titulo) as nome from (${all}) t join ${leads} on t.prazo = ${day}::date + l.dias
     where t.entidade = ${entidade} group by 1 order by 1 limit ${most}`.execute(tx)
  return rows
}
