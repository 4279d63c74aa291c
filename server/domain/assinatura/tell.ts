import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import type { Nivel } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { criaLinks } from '../link/cria.ts'
import type { Acting } from '../machine/bound.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'

interface Untold {
  id: number
  arquivo: number
  contrato: number | null
  documento: string
  prazo: string
  parte: PartyKind
  pessoa: number
  nome: string
  email: string | null
  nivel: Nivel
}

/** Parties that can sign in, at a level that no link gives. */
const withLogin: readonly PartyKind[] = ['aluno', 'professor']

/**
 * Writes a message with a personal link to the signers of generated files who have none, and to those of `again`.
 * Who can sign in gets none where a link does not suffice. Staff see the institution's signatures in their work lists. `envio` is set
 * when the message leaves.
 */
export async function tellSigners(
  tx: Tx,
  acting: Acting,
  files: readonly number[],
  again: readonly number[] = [],
): Promise<void> {
  const { rows } = await sql<Untold>`
    select s.id, a.id as arquivo, a.contrato_id as contrato, a.nome as documento, a.prazo, s.parte,
           s.parte_id as pessoa, s.nome, s.email, s.nivel
      from assinatura s join arquivo a on a.cliente_id = s.cliente_id and a.id = s.arquivo_id
     where s.cliente_id = ${currentClient} and s.arquivo_id = any(${files}::bigint[]) and s.parte <> 'instituicao'
       and s.parte_id is not null and not s.assinado and not s.recusado
       and (s.id = any(${again}::bigint[]) or not exists (select from mensagem m
             where m.cliente_id = s.cliente_id and m.entidade = ${assinaturaMachine.noun} and m.registro_id = s.arquivo_id
               and m.parte = s.parte and m.pessoa_id = s.parte_id and not m.lembrete))
       and a.arquivo_sha256 is not null and a.prazo is not null and a.situacao_assinatura = ${assinaturaMachine.moves.enviar.to}
     order by s.id`.execute(tx)
  const about = ({ arquivo, contrato }: Untold) => ({ noun: 'assinatura', id: arquivo, contrato })
  const linked = rows.filter(({ parte, nivel }) => nivel === 'simples' || !withLogin.includes(parte))
  const links = await criaLinks(
    tx,
    acting,
    linked.map((one) => ({
      parte: one.parte,
      pessoa: one.pessoa,
      nome: one.nome,
      finalidade: 'assinar' as const,
      sobre: about(one),
      validade: one.prazo,
    })),
  )
  const linkOf = new Map(linked.map(({ id }, at) => [id, links[at]!]))
  await escreveMensagens(
    tx,
    acting,
    rows.map((one) => {
      const link = linkOf.get(one.id)
      return {
        modelo: 'assinatura' as const,
        para: { parte: one.parte, id: one.pessoa, nome: one.nome, email: one.email },
        sobre: about(one),
        dados: { documento: one.documento, prazo: one.prazo.split('-').reverse().join('/') },
        ...(link === undefined ? {} : { link }),
      }
    }),
  )
}
