import { type RawBuilder, sql } from 'kysely'
import { portuguese } from '../../../catalogue/phrase.ts'
import { histories } from '../../../catalogue/texts/histories.ts'
import { told as activityDeeds } from '../../domain/atividade/tell-contract.ts'
import type { ToldDeed } from '../../domain/contrato/history.ts'
import { told as contractDeeds } from '../../domain/contrato/tell-deed.ts'
import { told as itemDeeds } from '../../domain/pendencia/tell-contract.ts'
import { told as requestDeeds } from '../../domain/solicitacao/tell-contract.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** A row with the reason of another record than the one it follows from. */
export interface WrongReason {
  /** Position in the list. */
  n: number
  tabela: 'historico' | 'contrato_historico' | 'movimento'
  id: number
  /** The record it is about, and the moment. */
  entidade: string
  registro: number
  momento: string
  atual: string | null
  certo: string | null
}

/** Records that move with a parent. */
interface Following {
  follower: string
  parent: string
  /** Joins the follower's rows, x, to a parent p. */
  joined: RawBuilder<unknown>
  /** Reason for a parent without one. */
  otherwise?: string
}

const byColumn = (follower: string, parent: string, otherwise?: string): Following => ({
  follower,
  parent,
  joined: sql`join ${sql.table(follower)} x on x.cliente_id = ${currentClient}
    and ${sql.ref(`x.${parent}_id`)} = p.registro_id`,
  ...(otherwise && { otherwise }),
})

/** In order: rows that follow from a follower are compared with that follower's corrected reason. */
const followings: readonly Following[] = [
  byColumn('candidatura', 'vaga'),
  byColumn('pendencia', 'contrato', 'Contrato cancelado.'),
  byColumn('pendencia', 'projeto_extensao'),
  byColumn('participacao', 'projeto_extensao'),
  byColumn('remessa_item', 'remessa'),
  {
    follower: 'faturamento',
    parent: 'remessa_item',
    joined: sql`join remessa_item i on i.cliente_id = ${currentClient} and i.id = p.registro_id
      join faturamento x on x.cliente_id = i.cliente_id and x.id = i.faturamento_id`,
  },
]

/**
 * Finds the rows of the transaction's client with another record's reason and stores them in the temporary
 * table `motivo_errado`. Earlier versions gave the reason of the first record in a set to everything that
 * followed from the set. Rows of one transaction share moment and author.
 */
export async function findWrongReasons(tx: Tx): Promise<number> {
  await given(tx)
  await sql`create temporary table motivo_errado (
      n bigint generated always as identity primary key, tabela text not null, id bigint not null, entidade text not null,
      registro bigint not null, momento timestamptz not null, atual text, certo text
    ) on commit drop`.execute(tx)
  for (const one of followings) await compare(tx, one)
  await compareContracts(tx)
  await compareMovements(tx)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from motivo_errado`.execute(
    tx,
  )
  return rows[0]!.count
}

/** A page of the found rows after a position. */
export async function wrongReasons(tx: Tx, after: number, most: number): Promise<WrongReason[]> {
  const { rows } = await sql<WrongReason>`
    select n, tabela, id, entidade, registro, momento_do_cliente(${currentClient}, momento) as momento, atual, certo
      from motivo_errado where n > ${after} order by n limit ${most}`.execute(tx)
  return rows
}

/** Moves of sets of records that one transaction made for several reasons. */
async function given(tx: Tx): Promise<void> {
  await sql`create temporary table motivo_dado on commit drop as
    select h.id, h.momento, h.autor, h.entidade, h.movimento, h.registro_id, h.motivo
      from historico h
      join (select momento, autor, entidade, movimento from historico
             where cliente_id = ${currentClient} and movimento <> 'incluir'
             group by momento, autor, entidade, movimento
            having count(distinct coalesce(motivo, '')) > 1) g
        on g.momento = h.momento and g.autor = h.autor and g.entidade = h.entidade and g.movimento = h.movimento
     where h.cliente_id = ${currentClient}`.execute(tx)
  await sql`alter table motivo_dado add primary key (id)`.execute(tx)
  await sql`create index on motivo_dado (momento, autor, entidade, movimento)`.execute(tx)
  await sql`analyze motivo_dado`.execute(tx)
}

/** Another record of the same set has this reason. */
const ofAnother = (given: string, reason: RawBuilder<unknown>) => sql`exists (
  select from motivo_dado o
   where o.momento = ${sql.ref(`${given}.momento`)} and o.autor = ${sql.ref(`${given}.autor`)}
     and o.entidade = ${sql.ref(`${given}.entidade`)} and o.movimento = ${sql.ref(`${given}.movimento`)}
     and o.id <> ${sql.ref(`${given}.id`)} and o.motivo is not distinct from ${reason})`

async function compare(tx: Tx, { follower, parent, joined, otherwise }: Following): Promise<void> {
  const right = sql`coalesce(p.motivo, ${otherwise ?? null}::text)`
  // The parent's last move before the follower's.
  await sql`create temporary table seguinte on commit drop as
    select distinct on (h.id) h.id, h.momento, h.autor, h.entidade, h.movimento, h.registro_id, h.motivo as atual,
           ${right} as certo,
           h.motivo is distinct from ${right} and ${ofAnother('p', sql`h.motivo`)} as errado
      from motivo_dado p ${joined}
      join historico h on h.cliente_id = ${currentClient} and h.entidade = ${follower} and h.registro_id = x.id
       and h.momento = p.momento and h.autor = p.autor and h.id > p.id
     where p.entidade = ${parent}
     order by h.id, p.id desc`.execute(tx)
  await sql`insert into motivo_errado (tabela, id, entidade, registro, momento, atual, certo)
    select 'historico', id, entidade, registro_id, momento, atual, certo from seguinte where errado order by id`.execute(
    tx,
  )
  await sql`insert into motivo_dado (id, momento, autor, entidade, movimento, registro_id, motivo)
    select id, momento, autor, entidade, movimento, registro_id, case when errado then certo else atual end from seguinte
    on conflict (id) do update set motivo = excluded.motivo`.execute(tx)
  await sql`drop table seguinte`.execute(tx)
}

const phrasesOf = (deeds: Readonly<Record<string, ToldDeed | undefined>>) =>
  JSON.stringify(
    Object.entries(deeds).flatMap(([movimento, deed]) =>
      deed ? [{ movimento, frase: portuguese(histories[deed]) }] : [],
    ),
  )

/** Moves of parts of contracts, with the beginning of their sentence in the contract's history. */
const ofParts = (
  entidade: string,
  tipo: RawBuilder<unknown>,
  deeds: Readonly<Record<string, ToldDeed | undefined>>,
) => sql`
  select p.id, p.momento, p.autor, p.entidade, p.movimento, p.registro_id, p.motivo, x.contrato_id, replace(f.frase, '{tipo}', ${tipo}) as frase
    from motivo_dado p
    join json_to_recordset(${phrasesOf(deeds)}) f(movimento text, frase text) on f.movimento = p.movimento
    join ${sql.table(entidade)} x on x.cliente_id = ${currentClient} and x.id = p.registro_id
   where p.entidade = ${entidade} and x.contrato_id is not null`

const sentenceFor = (reason: string) => sql`d.frase || coalesce(': ' || nullif(${sql.ref(reason)}, ''), '.')`

/** Compares the history of contracts with the moves of the contracts and their parts. */
async function compareContracts(tx: Tx): Promise<void> {
  await sql`
    with dito as (
      select p.id, p.momento, p.autor, p.entidade, p.movimento, p.registro_id, p.motivo, p.registro_id as contrato_id, f.frase
        from motivo_dado p
        join json_to_recordset(${phrasesOf(contractDeeds)}) f(movimento text, frase text) on f.movimento = p.movimento
       where p.entidade = 'contrato'
      union all ${ofParts('pendencia', sql`x.tipo`, itemDeeds)}
      union all ${ofParts('solicitacao', sql`x.tipo`, requestDeeds)}
      union all ${ofParts('registro_atividade', sql`''`, activityDeeds)}
    ), d as (
      select *, row_number() over (partition by contrato_id, momento, frase order by id) as vez from dito
    ), linha as (
      select c.id, c.contrato_id, c.inclusao, c.historico, k.frase,
             row_number() over (partition by c.contrato_id, c.inclusao, k.frase order by c.id) as vez
        from (select distinct contrato_id, momento, frase from d) k
        join contrato_historico c on c.cliente_id = ${currentClient} and c.contrato_id = k.contrato_id
         and c.inclusao = k.momento and (c.historico = k.frase || '.' or starts_with(c.historico, k.frase || ': '))
    )
    insert into motivo_errado (tabela, id, entidade, registro, momento, atual, certo)
    select 'contrato_historico', l.id, 'contrato', l.contrato_id, l.inclusao, l.historico, ${sentenceFor('d.motivo')}
      from linha l join d on d.contrato_id = l.contrato_id and d.momento = l.inclusao and d.frase = l.frase and d.vez = l.vez
     where l.historico <> ${sentenceFor('d.motivo')} and exists (
       select from motivo_dado o
        where o.momento = d.momento and o.autor = d.autor and o.entidade = d.entidade and o.movimento = d.movimento
          and o.id <> d.id and l.historico = ${sentenceFor('o.motivo')})
     order by l.id`.execute(tx)
}

/** Compares movements that reverse payments which banks returned. */
async function compareMovements(tx: Tx): Promise<void> {
  const said = sql`motivo_do_movimento(m)`
  await sql`
    insert into motivo_errado (tabela, id, entidade, registro, momento, atual, certo)
    select 'movimento', m.id, 'faturamento', m.faturamento_id, m.inclusao, ${said}, p.motivo
      from motivo_dado p
      join remessa_item i on i.cliente_id = ${currentClient} and i.id = p.registro_id
      join movimento m on m.cliente_id = i.cliente_id and m.faturamento_id = i.faturamento_id and m.inclusao = p.momento
       and m.estorno_de is not null
     where p.entidade = 'remessa_item' and ${said} is distinct from p.motivo and ${ofAnother('p', said)}
     order by m.id`.execute(tx)
}
