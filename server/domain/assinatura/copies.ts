import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import { registroDaParte } from '../../../catalogue/management/mensagem/parts.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { addressIn, contactOf } from '../link/endereco.ts'
import type { Acting } from '../machine/bound.ts'
import { escreveMensagens, type NewMessage } from '../mensagem/escreve.ts'

interface Signed {
  parte: PartyKind
  pessoa: number
  nome: string
  documento: string
  codigo: string
  contrato: number | null
}

/**
 * Sends everybody who signed a document here its sealed copy, to the registered address: the one in the signature can
 * be changed by staff.
 */
export async function sendCopies(tx: Tx, acting: Acting, arquivo: number): Promise<void> {
  const { rows } = await sql<Signed>`
    select distinct on (s.parte, s.parte_id) s.parte, s.parte_id as pessoa, s.nome, a.nome as documento, d.codigo,
           a.contrato_id as contrato
      from assinatura s
      join arquivo a on a.cliente_id = s.cliente_id and a.id = s.arquivo_id
      join documento d on d.cliente_id = a.cliente_id and d.arquivo_id = a.id
     where s.cliente_id = ${currentClient} and s.arquivo_id = ${arquivo} and s.assinado and s.parte <> 'instituicao'
       and s.parte_id is not null and s.nivel_dado <> 'externa'
     order by s.parte, s.parte_id`.execute(tx)
  const messages: NewMessage[] = []
  for (const { parte, pessoa, nome, documento, codigo, contrato } of rows) {
    const contact = await contactOf(tx, registroDaParte[parte], pessoa)
    const email = contact && addressIn(contact)
    if (!email) continue
    messages.push({
      modelo: 'copia',
      para: { parte, id: pessoa, nome, email },
      sobre: { noun: 'arquivo', id: arquivo, contrato },
      dados: { documento: documento.replace(/\.pdf$/i, ''), codigo },
    })
  }
  await escreveMensagens(tx, acting, messages)
}
