import type pg from 'pg'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates } from '../../../catalogue/machines/machine.ts'
import type { decisoesPar } from '../../../catalogue/management/causa/parts.ts'
import type { AffectedRow, Cause } from './affected.ts'

/** Registers whose records a decision can end: the field of their last day, and the column of their contracts. */
export const endable = {
  RecebeAlunos: { table: 'aluno', until: 'ESIAL_VALIDADE', contracts: 'aluno_id' },
  RecebeProfessores: { table: 'professor', until: 'ESIPR_VALIDADE', contracts: 'professor_id' },
} as const

export type Endable = keyof typeof endable

export const isEndable = (operation: string): operation is Endable => Object.hasOwn(endable, operation)

export const hasPairs = ({ codigo }: Pick<Cause, 'codigo'>): boolean => codigo.endsWith('_DUPLICADO')

/** A refused record and the key of the one that has its value. */
export interface Pair extends AffectedRow {
  chave: string
  detentor: string
  /** Day on which the record arrived, for the client. */
  desde: string
  /** Decision in force, if any. */
  autor: string | null
  momento: string | null
}

const openPairs = 'r.decisao_id is null and n.id is null and r.id > $3'

const fromPairs = `from causa_registro r
  left join lote n on n.cliente_id = r.cliente_id and n.id = r.reenvio_id
   and n.situacao in ('Recebido', 'Em processamento')
  left join causa_decisao d on d.cliente_id = r.cliente_id and d.id = r.decisao_id
 where r.cliente_id = (select cliente_atual()) and r.causa_id = $1 and r.detentor is not null`

/** Pairs of a cause: the named ones, or the oldest open ones after a number. */
export async function pairsOf(
  client: pg.ClientBase,
  cause: number,
  { ids, after, most }: { ids?: readonly number[] | undefined; after: number; most: number },
): Promise<Pair[]> {
  const { rows } = await client.query<Pair>(
    `select r.id, r.identificacao, r.lote_id as lote, r.sequencia, n.id is not null as ocupado, r.chave, r.detentor,
            left(momento_do_cliente(r.cliente_id, r.inclusao), 10) as desde, d.autor,
            momento_do_cliente(r.cliente_id, d.decidida_em) as momento
       ${fromPairs} and ${ids ? 'r.id = any($2::bigint[]) and $3 >= 0' : `$2::bigint[] is null and ${openPairs}`}
      order by r.id limit $4`,
    [cause, ids ?? null, after, most],
  )
  return rows
}

/** Number of open pairs after one, counted up to a limit. */
export async function pairsAfter(client: pg.ClientBase, cause: number, after: number): Promise<number> {
  const { rows } = await client.query<{ pares: number }>(
    `select count(*)::int as pares from (select ${fromPairs} and $2::bigint[] is null and ${openPairs} limit 10001) p`,
    [cause, null, after],
  )
  return rows[0]!.pares
}

/** A record of a register that a decision can end. */
export interface Side {
  id: number
  chave: string
  nome: string
  validade: string | null
  mudou: string
  versao: number
  inativo: boolean
  /** Contracts in a state that is not final. */
  contratos: number
}

/** The stored records with these keys. */
export async function sidesOf(
  client: pg.ClientBase,
  operation: Endable,
  keys: readonly string[],
): Promise<Map<string, Side>> {
  const { table, contracts } = endable[operation]
  const { rows } = await client.query<Side>(
    `select x.id, x.identificacao as chave, ${table === 'aluno' ? "coalesce(nullif(x.nome_social, ''), x.nome)" : 'x.nome'} as nome,
            x.validade::text as validade, momento_do_cliente(x.cliente_id, x.atualizacao) as mudou, x.versao,
            coalesce(x.validade <= hoje_do_cliente(), false) as inativo,
            (select count(*)::int from contrato c where c.cliente_id = x.cliente_id and c.${contracts} = x.id
               and c.situacao <> all($2)) as contratos
       from ${table} x where x.cliente_id = (select cliente_atual()) and x.identificacao = any($1::text[])`,
    [keys, finalStates(contratoMachine)],
  )
  return new Map(rows.map((row) => [row.chave, row]))
}

/** Stores a decision on records of a cause, which then no longer count as open. */
export async function keepDecision(
  client: pg.ClientBase,
  { id, operacao, codigo, campo }: Cause,
  decision: keyof typeof decisoesPar,
  affected: readonly number[],
): Promise<void> {
  if (affected.length === 0) return
  await client.query(
    `with decididas as (
       insert into causa_decisao as d (cliente_id, operacao, codigo, campo, chave, detentor, decisao)
       select cliente_atual(), $2, $3, $4, chave, detentor, $5 from causa_registro
        where cliente_id = (select cliente_atual()) and causa_id = $1 and id = any($6::bigint[])
        order by chave
       on conflict (cliente_id, operacao, codigo, campo, chave, detentor) do update
          set decisao = excluded.decisao, autor = excluded.autor, decidida_em = now(), revogada_em = null,
              revogada_por = null, versao = d.versao + 1
       returning id, chave),
     postas as (
       update causa_registro r set decisao_id = d.id from decididas d
        where r.cliente_id = (select cliente_atual()) and r.causa_id = $1 and r.id = any($6::bigint[])
          and r.chave = d.chave returning 1)
     update causa set registros = registros - n, decididos = decididos + n, versao = versao + 1
       from (select count(*)::int as n from postas) p
      where cliente_id = (select cliente_atual()) and id = $1`,
    [id, operacao, codigo, campo, decision, affected],
  )
}
