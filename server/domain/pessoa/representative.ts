import { sql } from 'kysely'
import { type Message, said } from '../../../catalogue/message.ts'
import type { Nivel } from '../../../catalogue/values/arquivo.ts'
import { currentClient } from '../../store/expressions.ts'
import { isCpf } from '../../values/cpf.ts'
import type { Guard } from '../machine/bound.ts'
import type { Breach } from '../machine/finding.ts'

interface Organisation {
  id: number
  tipo: string
  nome: string
  representante: string | null
  cpf: string | null
  email: string | null
}

/** The organisations that sign a record's document. */
export interface SignedBy {
  concedente_id: number | null
  instituicao_id: number | null
}

/** Levels of signatures that a personal link can give. */
const byLink: readonly (Nivel | undefined)[] = ['simples', undefined]

/**
 * Organisations sign by a representative who is a natural person; a natural person signs in person. Hosts sign
 * by a link in a message, so they need an address, unless the client requires a level that links do not reach.
 */
export const representative =
  <R = unknown>(hostSigns: (record: R) => boolean): Guard<R & SignedBy> =>
  async (tx, records) => {
    const ids = records.flatMap((one) => [one.concedente_id ?? [], one.instituicao_id ?? []].flat())
    const { rows } = await sql<Organisation & { nivel: Nivel | null }>`
      select p.id, p.tipo, coalesce(p.nome_fantasia, p.nome_social, p.nome) as nome, nullif(btrim(p.representante_nome), '') as representante,
             p.representante_cpf as cpf, coalesce(nullif(p.representante_email, ''), nullif(p.email, '')) as email,
             k.niveis_assinatura->>'concedente' as nivel
        from pessoa p join cliente k on k.cliente_id = p.cliente_id
       where p.cliente_id = ${currentClient} and p.id = any(${[...new Set(ids)]}::bigint[])`.execute(tx)
    const known = new Map(rows.map((row) => [row.id, row]))
    return {
      judge: (record) => {
        const host = hostSigns(record) ? known.get(record.concedente_id!) : undefined
        const own = known.get(record.instituicao_id!)
        const mailed = host && byLink.includes(host.nivel ?? undefined) && !host.email
        return [
          ...(host ? withoutRepresentative(host, 'concedente') : []),
          ...(mailed
            ? [breach('concedente', host, said('pessoa.faltaEmailRepresentante', { nome: host.nome }))]
            : []),
          ...(own ? withoutRepresentative(own, 'instituicao') : []),
        ]
      },
    }
  }

function withoutRepresentative(one: Organisation, campo: string): Breach[] {
  if (one.tipo === 'F') return []
  if (!one.representante) return [breach(campo, one, said('pessoa.faltaRepresentante', { nome: one.nome }))]
  if (!one.cpf || !isCpf(one.cpf))
    return [breach(campo, one, said('pessoa.faltaCpfRepresentante', { nome: one.nome }))]
  return []
}

const breach = (campo: string, { nome }: Organisation, mensagem: Message): Breach => ({
  regra: 'representante',
  campo,
  valor: nome,
  proposta: 'AlteraPessoa',
  mensagem,
})
