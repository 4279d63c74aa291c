import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import type { LinkPurpose } from '../../../catalogue/links.ts'
import { unitNumbersOf } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'

/** The record that a link or message is about. */
export interface About {
  noun: string
  id: number
  /** Its contract, whose unit decides who may see it. */
  contrato?: number | null
}

/** A link to create, for one person and one purpose. */
export interface NewLink {
  parte: PartyKind | 'usuario'
  /** Id in the register of the party. */
  pessoa: number
  nome: string
  /** `tudo` names no record; `senha` only allows setting a password. */
  finalidade: LinkPurpose | 'senha'
  sobre?: About
  /** Last day of validity. */
  validade: string
  /** Password links only: hours of validity after the secret is issued. */
  horas?: number
  /** Made for staff to copy. */
  copiado?: boolean
}

/**
 * Creates links and returns their ids in input order. A secret is issued only when the message is sent or the
 * link is copied. A link is limited to the creator's units, and replaces older links of the same person and
 * purpose only if they lie within those units.
 */
export async function criaLinks(tx: Tx, { actor }: Acting, wanted: readonly NewLink[]): Promise<number[]> {
  if (wanted.length === 0) return []
  const unidades = unitNumbersOf(actor)
  const rows = wanted.map(({ parte, pessoa, nome, finalidade, sobre, validade, horas, copiado }, ordem) => ({
    ordem,
    parte,
    pessoa_id: pessoa,
    nome,
    finalidade,
    entidade: sobre?.noun ?? null,
    registro_id: sobre?.id ?? null,
    contrato_id: sobre?.contrato ?? null,
    validade,
    horas: horas ?? null,
    copiado: copiado ?? false,
  }))
  await sql`
    update link a set encerrado_em = now(), encerramento = 'Substituído'
      from json_populate_recordset(null::link, ${JSON.stringify(rows)}) k
     where a.cliente_id = ${currentClient} and a.parte = k.parte and a.pessoa_id = k.pessoa_id
       and a.finalidade = k.finalidade and a.entidade is not distinct from k.entidade
       and a.registro_id is not distinct from k.registro_id and a.usado_em is null and a.encerrado_em is null
       and (${unidades}::bigint[] is null or a.unidades <@ ${unidades}::bigint[])`.execute(tx)
  const { rows: made } = await sql<{ id: number }>`
    insert into link (cliente_id, parte, pessoa_id, nome, finalidade, entidade, registro_id, contrato_id, validade,
           horas, copiado, unidades)
    select ${currentClient}, parte, pessoa_id, nome, finalidade, entidade, registro_id, contrato_id, validade, horas,
           copiado, ${unidades}::bigint[]
      from json_to_recordset(${JSON.stringify(rows)}) r(ordem integer, parte text, pessoa_id bigint, nome text,
           finalidade text, entidade text, registro_id bigint, contrato_id bigint, validade date, horas integer,
           copiado boolean)
     order by ordem
    returning id`.execute(tx)
  return made.map(({ id }) => id).sort((a, b) => a - b)
}
