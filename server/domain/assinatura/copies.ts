import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import { registroDaParte } from '../../../catalogue/management/mensagem/parts.ts'
import type { TipoDocumento } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { addressIn, contactOf } from '../link/endereco.ts'
import type { Acting } from '../machine/bound.ts'
import { escreveMensagens, type NewMessage } from '../mensagem/escreve.ts'

const forStudent = 'Termo de realização' satisfies TipoDocumento

interface Signed {
  parte: PartyKind
  pessoa: number
  nome: string
  documento: string
  codigo: string
  contrato: number | null
}

/**
 * Sends everybody who signed a document here its sealed copy, and a term of completion also to the student, for whom
 * the host issues it (Lei 11.788, art. 9º, V). It goes to the registered address: the one in the signature can be
 * changed by staff.
 */
export async function sendCopies(tx: Tx, acting: Acting, arquivo: number): Promise<void> {
  const { rows } = await sql<Signed>`
    select distinct on (h.parte, h.pessoa) h.parte, h.pessoa, h.nome, a.nome as documento, d.codigo,
           a.contrato_id as contrato
      from arquivo a
      join documento d on d.cliente_id = a.cliente_id and d.arquivo_id = a.id
      cross join lateral (
        select s.parte, s.parte_id as pessoa, s.nome from assinatura s
         where s.cliente_id = a.cliente_id and s.arquivo_id = a.id and s.assinado and s.parte <> 'instituicao'
           and s.parte_id is not null and s.nivel_dado <> 'externa'
        union all
        select 'aluno', n.id, coalesce(n.nome_social, n.nome) from contrato c
          join aluno n on n.cliente_id = c.cliente_id and n.id = c.aluno_id
         where c.cliente_id = a.cliente_id and c.id = a.contrato_id and a.tipo = ${forStudent}) h
     where a.cliente_id = ${currentClient} and a.id = ${arquivo}
     order by h.parte, h.pessoa`.execute(tx)
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
