import { sql } from 'kysely'
import { solicitantePorParte } from '../../../catalogue/values/solicitacao.ts'
import { partyOf } from '../../store/actor.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf, reasonsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'

interface Told {
  id: number
  contrato: number | null
  tipo: string
  parte: 'aluno' | 'professor'
  pessoa: number
  nome: string
  email: string
}

/** Text of each decision in the notification. */
const decisions: Readonly<Record<string, string>> = {
  atender: 'a instituição fez o que você pediu',
  cancelar: 'a instituição não vai fazer o que você pediu',
}

/** Notifies students and professors of what the institution decided about their requests. */
export const tellRequester: Consequence = async (tx, records, acting, move) => {
  // Who withdraws a request knows it.
  if (partyOf(acting.actor)) return
  const { rows } = await sql<Told>`
    select s.id, s.contrato_id as contrato, s.tipo, h.parte, h.pessoa, h.nome, h.email
      from solicitacao s cross join lateral (
        select 'aluno' as parte, a.id as pessoa, coalesce(a.nome_social, a.nome) as nome, a.email from aluno a
         where a.cliente_id = s.cliente_id and a.id = s.aluno_id and s.solicitante = ${solicitantePorParte.aluno}
        union all
        select 'professor', p.id, coalesce(p.nome_social, p.nome), p.email from professor p
         where p.cliente_id = s.cliente_id and p.id = s.professor_id
           and s.solicitante = ${solicitantePorParte.professor}) h
     where s.cliente_id = ${currentClient} and s.id = any(${idsOf(records)}::bigint[]) and h.email is not null
     order by s.id`.execute(tx)
  const reasons = reasonsOf(records)
  await escreveMensagens(
    tx,
    acting,
    rows.map(({ id, contrato, tipo, parte, pessoa, nome, email }) => {
      const reason = reasons.get(Number(id))
      const why = typeof reason === 'string' && reason.trim() !== '' ? `: ${reason.trim()}` : ''
      return {
        modelo: 'decisao' as const,
        para: { parte, id: pessoa, nome, email },
        sobre: { noun: 'solicitacao', id, contrato },
        dados: { item: `Seu pedido “${tipo}”`, decisao: `${decisions[move]}${why}` },
      }
    }),
  )
}
