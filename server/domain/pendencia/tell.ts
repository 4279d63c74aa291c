import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { criaLinks } from '../link/cria.ts'
import { lastDayOfLinks } from '../link/validade.ts'
import type { Acting } from '../machine/bound.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'
import { pendencias } from './guards.ts'

interface Told {
  id: number
  contrato: number | null
  tipo: string
  prazo: string | null
  aluno: string
  parte: PartyKind
  pessoa: number
  nome: string
  email: string | null
}

const { opinar, aprovar } = pendencias.machine.moves

/** Who gives the next opinion: the host's supervisor, otherwise its representative; then the professor. */
const judges = sql`
  select p.id, c.id as contrato, p.tipo, p.prazo_entrega as prazo, coalesce(a.nome_social, a.nome) as aluno,
         h.parte, h.pessoa, h.nome, h.email
    from pendencia p join contrato c on c.cliente_id = p.cliente_id and c.id = p.contrato_id
    join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id
    cross join lateral (
      select 'supervisor' as parte, s.id as pessoa, coalesce(s.nome_social, s.nome) as nome, s.email, 1 as place from pessoa s
       where s.cliente_id = c.cliente_id and s.id = c.supervisor_id and s.email is not null
         and p.situacao = ${opinar.from[0]}
      union all select 'concedente', k.id, coalesce(k.representante_nome, k.nome_social, k.nome), coalesce(k.representante_email, k.email),
             2 from pessoa k
       where k.cliente_id = c.cliente_id and k.id = c.concedente_id and p.situacao = ${opinar.from[0]}
      union all select 'professor', f.id, coalesce(f.nome_social, f.nome), f.email, 1 from professor f
       where f.cliente_id = c.cliente_id and f.id = c.professor_id and f.email is not null
         and p.situacao = ${aprovar.from[0]}
      order by place limit 1) h`

const dayOf = (day: string | null) => day?.split('-').toReversed().join('/') ?? ''

/** Notifies the people whose opinion delivered items wait for; those who do not sign in get a link. */
export async function tellJudges(tx: Tx, acting: Acting, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<Told>`${judges}
    where p.cliente_id = ${currentClient} and p.id = any(${ids}::bigint[]) order by p.id`.execute(tx)
  const about = ({ id, contrato }: Told) => ({ noun: 'pendencia', id, contrato })
  const linked = rows.filter(({ parte }) => parte !== 'professor')
  const usual = await lastDayOfLinks(tx, acting.today)
  const links = await criaLinks(
    tx,
    acting,
    linked.map((one) => ({
      parte: one.parte,
      pessoa: one.pessoa,
      nome: one.nome,
      finalidade: 'opinar' as const,
      sobre: about(one),
      validade: one.prazo !== null && one.prazo > usual ? one.prazo : usual,
    })),
  )
  const linkOf = new Map(linked.map(({ id }, at) => [id, links[at]!]))
  await escreveMensagens(
    tx,
    acting,
    rows.map((one) => ({
      modelo: 'parecer' as const,
      para: { parte: one.parte, id: one.pessoa, nome: one.nome, email: one.email },
      sobre: about(one),
      dados: { pendencia: one.tipo, aluno: one.aluno, prazo: dayOf(one.prazo ?? usual) },
      ...(linkOf.has(one.id) ? { link: linkOf.get(one.id)! } : {}),
    })),
  )
}

/** Notifies the students whose deliveries were returned, with the reason. */
export async function tellReturned(
  tx: Tx,
  acting: Acting,
  ids: readonly number[],
  motivo: string,
): Promise<void> {
  const { rows } = await sql<Pick<Told, 'id' | 'contrato' | 'tipo' | 'pessoa' | 'nome' | 'email'>>`
    select p.id, c.id as contrato, p.tipo, a.id as pessoa, coalesce(a.nome_social, a.nome) as nome, a.email
      from pendencia p join contrato c on c.cliente_id = p.cliente_id and c.id = p.contrato_id
      join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id
     where p.cliente_id = ${currentClient} and p.id = any(${ids}::bigint[]) and a.email is not null
     order by p.id`.execute(tx)
  await escreveMensagens(
    tx,
    acting,
    rows.map(({ id, contrato, tipo, pessoa, nome, email }) => ({
      modelo: 'devolucao' as const,
      para: { parte: 'aluno' as const, id: pessoa, nome, email },
      sobre: { noun: 'pendencia', id, contrato },
      dados: { item: tipo, motivo },
    })),
  )
}
