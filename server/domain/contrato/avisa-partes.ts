import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import type { Message, Told } from '../../../catalogue/message.ts'
import { render } from '../../../catalogue/render.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { terms } from '../assinatura/terms.ts'
import { type Acting, idsOf, reasonsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'
import type { ToldDeed } from './history.ts'
import { told } from './tell-deed.ts'

interface Signer {
  contrato: number
  numero: string
  aluno: string
  parte: PartyKind
  pessoa: number
  nome: string
  email: string | null
}

/** Tells the signers of the terms of contracts what changed in them. */
export async function avisa(
  tx: Tx,
  acting: Acting,
  contracts: readonly { id: number }[],
  deed: ToldDeed,
  motivo: Told | null | undefined,
): Promise<void> {
  const { rows } = await sql<Signer>`
    select distinct on (c.id, s.parte, s.parte_id) c.id as contrato, c.numero || '-' || c.sequencia as numero,
           coalesce(l.nome_social, l.nome) as aluno, s.parte, s.parte_id as pessoa, s.nome, s.email
      from contrato c
      join aluno l on l.cliente_id = c.cliente_id and l.id = c.aluno_id
      join arquivo a on a.cliente_id = c.cliente_id and a.contrato_id = c.id and a.tipo = any(${terms})
      join assinatura s on s.cliente_id = a.cliente_id and s.arquivo_id = a.id
     where c.cliente_id = ${currentClient} and c.id = any(${idsOf(contracts)}::bigint[])
       and s.parte <> 'instituicao' and s.parte_id is not null
     order by c.id, s.parte, s.parte_id, s.id desc`.execute(tx)
  const feito: Message = { codigo: `historia.${deed}`, valores: {} }
  const mudanca = [feito, ...(motivo ? [motivo] : [])].map((one) => render(one, 'pt')).join(': ')
  await escreveMensagens(
    tx,
    acting,
    rows.map(({ contrato: id, numero, aluno, parte, pessoa, nome, email }) => ({
      modelo: 'correcao' as const,
      para: { parte, id: pessoa, nome, email },
      sobre: { noun: 'contrato', id, contrato: id },
      dados: { contrato: numero, aluno, mudanca },
    })),
  )
}

/** Tells the signers of an alteration that needs no amendment. */
export const avisaPartes: Consequence = async (tx, contracts, acting, deed) => {
  const reasons = reasonsOf(contracts)
  for (const [motivo, some] of Map.groupBy(contracts, ({ id }) => reasons.get(id) ?? null))
    await avisa(tx, acting, some, told[deed as keyof typeof told], motivo)
}
