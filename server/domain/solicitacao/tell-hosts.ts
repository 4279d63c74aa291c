import { sql } from 'kysely'
import { conferencia } from '../../../catalogue/values/solicitacao.ts'
import { currentClient } from '../../store/expressions.ts'
import { criaLinks } from '../link/cria.ts'
import { lastDayOfLinks } from '../link/validade.ts'
import { idsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'

interface Told {
  id: number
  contrato: number
  numero: number
  aluno: string
  pessoa: number
  nome: string
  email: string | null
}

/** Sends the hosts the links of the reviews among sent requests; a new link replaces the one before. */
export const tellHosts: Consequence = async (tx, requests, acting) => {
  const { rows } = await sql<Told>`
    select x.id, k.id as contrato, k.numero, coalesce(a.nome_social, a.nome) as aluno, p.id as pessoa,
           coalesce(nullif(btrim(p.representante_nome), ''), p.nome_social, p.nome) as nome,
           coalesce(nullif(btrim(p.representante_email), ''), p.email) as email
      from solicitacao x join contrato k on k.cliente_id = x.cliente_id and k.id = x.contrato_id
      join aluno a on a.cliente_id = k.cliente_id and a.id = k.aluno_id
      join pessoa p on p.cliente_id = x.cliente_id and p.id = x.pessoa_id
     where x.cliente_id = ${currentClient} and x.id = any(${idsOf(requests)}::bigint[]) and x.tipo = ${conferencia}
     order by x.id`.execute(tx)
  if (rows.length === 0) return
  const validade = await lastDayOfLinks(tx, acting.today)
  await sql`update solicitacao x set prazo = ${validade}, atualizacao = now()
    where x.cliente_id = ${currentClient} and x.id = any(${idsOf(rows)}::bigint[])`.execute(tx)
  const about = ({ id, contrato }: Told) => ({ noun: 'solicitacao', id, contrato })
  const links = await criaLinks(
    tx,
    acting,
    rows.map((one) => ({
      parte: 'concedente',
      pessoa: one.pessoa,
      nome: one.nome,
      finalidade: 'conferir',
      sobre: about(one),
      validade,
    })),
  )
  await escreveMensagens(
    tx,
    acting,
    rows.map((one, at) => ({
      modelo: 'conferencia' as const,
      para: { parte: 'concedente' as const, id: one.pessoa, nome: one.nome, email: one.email },
      sobre: about(one),
      dados: {
        contrato: String(one.numero),
        aluno: one.aluno,
        prazo: validade.split('-').toReversed().join('/'),
      },
      link: links[at]!,
    })),
  )
}
