import { sql } from 'kysely'
import type { emiteTermoRealizacao } from '../../../catalogue/management/contrato/index.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { emiteDocumentos } from '../assinatura/emite-documentos.ts'
import { ended } from '../contract-states.ts'
import { type Acting, platform } from '../machine/bound.ts'
import { made } from '../machine/outcome.ts'
import type { Verb } from '../verb.ts'
import { alter } from './altering.ts'
import { endingsOf, realizationType } from './guards/realization.ts'
import { isInternship } from './seen.ts'

/**
 * When an internship has ended in any way and was evaluated, the host issues the term of completion (Lei 11.788,
 * art. 9º, V). Without an evaluation, and while the host still evaluates the final report, it waits: until the host
 * gives its opinion, or staff issue it.
 */
export async function issueRealization(
  tx: Tx,
  { today }: Acting,
  contracts: readonly number[],
): Promise<void> {
  if (contracts.length === 0) return
  const rows = await tx
    .selectFrom('contrato')
    .select(['id', 'modalidade'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(contracts))
    // One that ended before its first day never began.
    .where((is) => is.or([is('rescisao', 'is', null), is('rescisao', '>=', is.ref('inicio'))]))
    .orderBy('id')
    .execute()
  const internships = rows.filter(isInternship).map(({ id }) => id)
  const endings = await endingsOf(tx, internships)
  const contratos = internships.filter((id) => {
    const { avaliado, espera, atividades, emitido, continua } = endings.get(id)!
    return avaliado && !espera && atividades && emitido === null && !continua
  })
  await emiteDocumentos(tx, platform(today), { tipo: realizationType, contratos })
}

/** Issues the terms of completion that waited for the opinions just given. */
export async function issueEvaluated(tx: Tx, acting: Acting, items: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct on (c.numero) c.id from pendencia r
      join contrato o on o.cliente_id = r.cliente_id and o.id = r.contrato_id
      join contrato c on c.cliente_id = o.cliente_id and c.numero = o.numero
     where r.cliente_id = ${currentClient} and r.id = any(${items}::bigint[]) and c.situacao = any(${ended}::text[])
     order by c.numero, c.sequencia desc`.execute(tx)
  await issueRealization(
    tx,
    acting,
    rows.map(({ id }) => id),
  )
}

/** Issues the terms of completion of internships that ended, imported ones included. */
export const emiteRealizacao: Verb<typeof emiteTermoRealizacao> = async (tx, acting, input) => {
  const realizacao = { avaliacao: input.avaliacao ?? null, atividades: input.atividades ?? null }
  const outcomes = await alter(tx, acting, 'emitirRealizacao', input, { values: {}, besides: { realizacao } })
  const { avaliacao, atividades } = realizacao
  await emiteDocumentos(tx, acting, {
    tipo: realizationType,
    contratos: made(outcomes),
    told: (dados) => ({
      ...dados,
      ...(avaliacao?.trim() && { desempenho: avaliacao }),
      ...(atividades?.trim() && {
        contrato: { ...dados.contrato, plano_estagio: atividades, atividades: null },
      }),
    }),
  })
  return outcomes
}
