import { type RawBuilder, sql } from 'kysely'
import type { PartyKind, Right } from '../../../catalogue/doors.ts'
import { apoliceMachine } from '../../../catalogue/machines/apolice.ts'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { convenioMachine } from '../../../catalogue/machines/convenio.ts'
import { faturamentoMachine } from '../../../catalogue/machines/faturamento.ts'
import { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import { solicitacaoMachine } from '../../../catalogue/machines/solicitacao.ts'
import { type ReminderNoun, tiposLembrete } from '../../../catalogue/values/lembrete.ts'
import { soEntrega } from '../../../catalogue/values/pendencia.ts'
import { conferencia, solicitantePorParte } from '../../../catalogue/values/solicitacao.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** A reminder of one record for one person. */
export interface Reminder {
  entidade: ReminderNoun
  registro: number
  contrato: number | null
  titulo: string
  prazo: string | null
  parte: PartyKind | 'usuario'
  pessoa: number
  nome: string
  email: string | null
}

/** Nouns of which staff may send a reminder. */
export type Reminded = Extract<ReminderNoun, 'assinatura' | 'pendencia' | 'solicitacao'>

const { entregar, opinar, aprovar } = pendenciaMachine.moves

/** SQL source of each kind of person. */
const people = {
  aluno: sql`(select cliente_id, id, coalesce(nome_social, nome) as nome, email from aluno) h`,
  professor: sql`(select cliente_id, id, coalesce(nome_social, nome) as nome, email from professor) h`,
} as const

/** Parties of the register of people that make requests. */
const { concedente, supervisor, responsavel } = solicitantePorParte
const withPessoa = { concedente, supervisor, responsavel }

/** An organisation acts through its representative. */
const representative = sql`coalesce(k.representante_nome, k.nome_social, k.nome) as nome,
  coalesce(k.representante_email, k.email) as email`

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

/** Delivered items that wait for the host: its supervisor, or its representative if that one has no e-mail. */
const opining = sql`
  select 'pendencia' as entidade, x.id as registro, x.contrato_id as contrato, x.tipo as titulo,
         x.prazo_entrega as prazo, h.parte, h.pessoa, h.nome, h.email
    from pendencia x join contrato c on c.cliente_id = x.cliente_id and c.id = x.contrato_id
    cross join lateral (
      select 'supervisor' as parte, k.id as pessoa, k.nome, k.email, 1 as place from pessoa k
       where k.cliente_id = c.cliente_id and k.id = c.supervisor_id and k.email is not null
      union all
      select 'concedente', k.id, ${representative}, 2 from pessoa k
       where k.cliente_id = c.cliente_id and k.id = c.concedente_id
       order by place limit 1) h
   where x.cliente_id = ${currentClient} and x.situacao = ${opinar.from[0]} and x.tipo <> all(${[...soEntrega]})`

/** Requests that their author has not sent yet. */
const asking = sql`
  select 'solicitacao' as entidade, x.id as registro, x.contrato_id as contrato, 'Solicitação: ' || x.tipo as titulo,
         null::date as prazo, h.parte, h.pessoa, h.nome, h.email
    from solicitacao x cross join lateral (
      select 'aluno' as parte, a.id as pessoa, coalesce(a.nome_social, a.nome) as nome, a.email from aluno a
       where a.cliente_id = x.cliente_id and a.id = x.aluno_id and x.solicitante = ${solicitantePorParte.aluno}
      union all
      select 'professor', f.id, coalesce(f.nome_social, f.nome), f.email from professor f
       where f.cliente_id = x.cliente_id and f.id = x.professor_id
         and x.solicitante = ${solicitantePorParte.professor}
      union all
      select p.parte, k.id, ${representative} from pessoa k
        join json_each_text(${JSON.stringify(withPessoa)}::json) p(parte, solicitante)
          on p.solicitante = x.solicitante
       where k.cliente_id = x.cliente_id and k.id = x.pessoa_id) h
   where x.cliente_id = ${currentClient} and x.situacao = ${solicitacaoMachine.moves.enviar.from[0]}`

/** Reviews of a term that the host has not answered. */
const reviewing = sql`
  select 'solicitacao' as entidade, x.id as registro, x.contrato_id as contrato, x.tipo as titulo, x.prazo,
         'concedente' as parte, k.id as pessoa, ${representative}
    from solicitacao x join pessoa k on k.cliente_id = x.cliente_id and k.id = x.pessoa_id
   where x.cliente_id = ${currentClient} and x.situacao = ${solicitacaoMachine.moves.conferir.from[0]}
     and x.tipo = ${conferencia}`

/** Called signers whose turn it is. A file that is still being made cannot be signed yet. */
const signing = sql`
  select 'assinatura' as entidade, x.id as registro, x.contrato_id as contrato, x.nome as titulo, x.prazo,
         s.parte, s.parte_id as pessoa, s.nome, s.email
    from arquivo x join assinatura s on s.cliente_id = x.cliente_id and s.arquivo_id = x.id
   where x.cliente_id = ${currentClient} and x.situacao_assinatura = ${assinaturaMachine.moves.enviar.to}
     and x.arquivo_sha256 is not null
     and not s.assinado and not s.recusado and s.parte <> 'instituicao' and s.parte_id is not null
     and not exists (select from assinatura o where o.cliente_id = s.cliente_id and o.arquivo_id = s.arquivo_id
       and o.ordem < s.ordem and not o.assinado)`

/** Records with a deadline for staff with a right. Users without an e-mail see them in the console only. */
const ending = (
  noun: 'convenio' | 'apolice' | 'certificado' | 'faturamento',
  right: Right,
  title: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  last: RawBuilder<unknown> = sql`x.termino`,
) => sql`
  select ${noun}::text as entidade, x.id as registro, null::bigint as contrato, ${title} as titulo, ${last} as prazo,
         'usuario' as parte, s.id as pessoa, s.nome, s.email
    from ${sql.table(noun)} x join usuario s on s.cliente_id = x.cliente_id and s.email is not null
      and (s.validade is null or s.validade >= greatest(${last}, hoje_do_cliente()))
    join perfil p on p.cliente_id = s.cliente_id and p.id = s.perfil_id and ${right} = any(p.permissoes)
   where x.cliente_id = ${currentClient} and ${last} is not null and ${which}`

const union = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)

/** Reminders that staff may send, by noun. */
const byNoun: Readonly<Record<Reminded, readonly RawBuilder<unknown>[]>> = {
  assinatura: [signing],
  pendencia: [
    pending('aluno', entregar.from[0], sql`coalesce(c.aluno_id, x.aluno_id)`, sql`x.professor_id is null`),
    pending('professor', entregar.from[0], sql`x.professor_id`, sql`true`),
    opining,
    pending('professor', aprovar.from[0], sql`c.professor_id`, sql`true`),
  ],
  solicitacao: [asking, reviewing],
}

const unpaid = sql`x.tipo = 'R' and x.situacao_basica = any(${faturamentoMachine.moves.vencer.from})`
const invoice = sql`'Fatura ' || coalesce(x.numero, x.numero_externo, x.identificacao, x.id::text)`

/** Invoices that a student has to pay. */
const owing = sql`
  select 'faturamento' as entidade, x.id as registro, null::bigint as contrato, ${invoice} as titulo,
         x.vencimento as prazo, 'aluno' as parte, h.id as pessoa, h.nome, h.email
    from faturamento x join ${people.aluno} on h.cliente_id = x.cliente_id and h.id = x.aluno_id
   where x.cliente_id = ${currentClient} and ${unpaid}`

const inForce = sql`case when x.situacao = 'Vigente' then ' em vigor' else '' end`

/** Reminders that the calendar sends: only of records with a deadline. */
const all = union([
  ...byNoun.pendencia,
  ...byNoun.assinatura,
  reviewing,
  ending(
    'convenio',
    'convenios.alterar',
    sql`'Convênio ' || x.convenio || ${inForce}`,
    sql`x.situacao = any(${[convenioMachine.moves.vencer.from[0], convenioMachine.moves.vencer.to]})
      and not x.renovacao_automatica`,
  ),
  ending(
    'apolice',
    'contratos.alterar',
    sql`'Apólice ' || x.apolice || ' da ' || x.seguradora || ${inForce}`,
    sql`x.situacao = any(${[apoliceMachine.moves.vencer.from[0], apoliceMachine.moves.vencer.to]})`,
  ),
  ending(
    'certificado',
    'configuracao.alterar',
    sql`'Certificado de ' || x.titular || ', com que os documentos são selados'`,
    sql`true`,
    sql`(x.valido_ate at time zone (select fuso from cliente where cliente_id = x.cliente_id))::date`,
  ),
  // Hosts do not see invoices, so the treasury is reminded of theirs.
  owing,
  ending(
    'faturamento',
    'financeiro.alterar',
    sql`${invoice} || ' de ' || x.nome`,
    sql`x.aluno_id is null and ${unpaid}
      and (not p.por_unidade or x.unidade_id = any(unidades_desde(s.unidade_id)))`,
    sql`x.vencimento`,
  ),
])

/** The message reaches nobody, so that another reminder makes sense. */
const { desistir, cancelar } = mensagemMachine.moves
const lost = sql`(m.situacao = ${desistir.to} or m.situacao = ${cancelar.to})`

/**
 * Rules of the client, one row for each kind and number of days before the deadline; days after it are
 * negative.
 */
const rules = sql`(
  select k.entidade, d.dias
    from cliente c
    cross join json_to_recordset(${JSON.stringify(
      Object.entries(tiposLembrete).map(([entidade, { text: _, ...usual }]) => ({ entidade, ...usual })),
    )}::json) k(entidade text, antes text, depois text)
    cross join lateral (
      select x::integer as dias
        from unnest(string_to_array(coalesce(c.lembretes_antes ->> k.entidade, k.antes), ',')) x
      union
      select -x::integer
        from unnest(string_to_array(coalesce(c.lembretes_depois ->> k.entidade, k.depois), ',')) x) d
   where c.cliente_id = ${currentClient}) r`

/** A reminder of the calendar, with the rule: days before the deadline, negative after it. */
export interface RuledReminder extends Reminder {
  prazo: string
  dias: number
}

/** When a person was last reminded of the record on a day. A message that reaches nobody does not count. */
const remindedOn = (day: string) => sql`(
  select to_char(max(m.inclusao at time zone c.fuso), 'HH24:MI') from mensagem m
    join cliente c on c.cliente_id = m.cliente_id
   where m.cliente_id = ${currentClient} and m.entidade = t.entidade and m.registro_id = t.registro
     and m.parte = t.parte and m.pessoa_id = t.pessoa and m.lembrete and not ${lost}
     and (m.inclusao at time zone c.fuso)::date = ${day}::date)`

/** Reminders that the calendar sends on a day, of records as they stand now, ordered by person. */
export async function remindersOn(tx: Tx, day: string): Promise<RuledReminder[]> {
  const { rows } = await sql<RuledReminder>`
    select distinct t.*, r.dias from (${all}) t
      join ${rules} on r.entidade = t.entidade and t.prazo = ${day}::date + r.dias
     where ${remindedOn(day)} is null
     order by t.parte, t.pessoa, t.prazo, t.entidade, t.registro`.execute(tx)
  return rows
}

/** A reminder that staff may send, and when the person was last reminded of the record today. */
export interface Possible extends Reminder {
  lembrado: string | null
}

export const hasAddress = ({ email }: Pick<Reminder, 'email'>): boolean => Boolean(email?.trim())

/** People outside the institution for whom records of a noun wait. */
export async function remindersAbout(
  tx: Tx,
  noun: Reminded,
  ids: readonly number[],
  today: string,
): Promise<Possible[]> {
  const { rows } = await sql<Possible>`
    select t.*, ${remindedOn(today)} as lembrado
      from (select distinct * from (${union(byNoun[noun])}) u where u.registro = any(${ids}::bigint[])) t
     order by t.registro, t.parte, t.pessoa`.execute(tx)
  return rows
}

/** Expected reminders for each of the next days. */
export async function remindersAhead(tx: Tx, today: string, days: number) {
  const { rows } = await sql<{ dia: string; entidade: string; quantidade: number; registro: number | null }>`
    select t.prazo - r.dias as dia, t.entidade, count(*)::integer as quantidade,
           case when count(distinct t.registro) = 1 then min(t.registro) end as registro
      from (${all}) t join ${rules} on r.entidade = t.entidade
       and t.prazo - r.dias between ${today}::date + 1 and ${today}::date + ${days}::integer
     group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}

/** The first records about which people are reminded on a day. */
export async function remindedAbout(tx: Tx, day: string, entidade: string, most: number) {
  const { rows } = await sql<{ id: number; nome: string }>`
    select t.registro as id, min(t.titulo) as nome from (${all}) t
      join ${rules} on r.entidade = t.entidade and t.prazo = ${day}::date + r.dias
     where t.entidade = ${entidade} group by 1 order by 1 limit ${most}`.execute(tx)
  return rows
}
