import { sql } from 'kysely'
import { assinaturaMachine } from '../../../../catalogue/machines/assinatura.ts'
import { pendenciaMachine } from '../../../../catalogue/machines/pendencia.ts'
import { said } from '../../../../catalogue/message.ts'
import type { TipoDocumento } from '../../../../catalogue/values/arquivo.ts'
import type { TipoPendencia } from '../../../../catalogue/values/pendencia.ts'
import type { Tx } from '../../../store/database.ts'
import { currentClient } from '../../../store/expressions.ts'
import { standing } from '../../contract-states.ts'
import { type Contrato, type ContratoGuard, isInternship } from '../seen.ts'

export const realizationType = 'Termo de realização' satisfies TipoDocumento

const finalReport = 'Relatório final' satisfies TipoPendencia
const { opinar } = pendenciaMachine.moves

interface Ending {
  id: number
  /** Another sequence of the contract goes on. */
  continua: boolean
  /** Term of completion that waits for its signature or has it. */
  emitido: string | null
  avaliado: boolean
  /** The final report was delivered, and the host has not evaluated it yet. */
  espera: boolean
  atividades: boolean
}

const { cancelar, recusar } = assinaturaMachine.moves

/** What the terms of completion of contracts depend on, over all sequences of their numbers. */
export async function endingsOf(tx: Tx, contratos: readonly number[]): Promise<Map<number, Ending>> {
  const { rows } = await sql<Ending>`
    select c.id,
           exists (select from contrato o where o.cliente_id = c.cliente_id and o.numero = c.numero and o.id <> c.id
             and o.situacao = any(${standing}::text[])) as continua,
           (select a.nome from arquivo a join contrato o on o.cliente_id = a.cliente_id and o.id = a.contrato_id
             where o.cliente_id = c.cliente_id and o.numero = c.numero and a.tipo = ${realizationType}
               and a.situacao_assinatura not in (${cancelar.to}, ${recusar.to}) order by a.id desc limit 1) as emitido,
           exists (select from pendencia r join contrato o on o.cliente_id = r.cliente_id and o.id = r.contrato_id
             where o.cliente_id = c.cliente_id and o.numero = c.numero and r.parecer_concedente is not null) as avaliado,
           exists (select from pendencia r join contrato o on o.cliente_id = r.cliente_id and o.id = r.contrato_id
             where o.cliente_id = c.cliente_id and o.numero = c.numero and r.tipo = ${finalReport}
               and r.situacao = ${opinar.from[0]}) as espera,
           coalesce(c.plano_estagio, c.atividades) is not null as atividades
      from contrato c where c.cliente_id = ${currentClient} and c.id = any(${contratos}::bigint[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const ids = (records: readonly Contrato[]) => records.map(({ id }) => id)

/** An internship that ended, and has no term of completion yet. */
export const realizado: ContratoGuard = async (tx, records) => {
  const endings = await endingsOf(tx, ids(records))
  return {
    judge: (record) => {
      const ending = endings.get(record.id)
      const refused = (mensagem: ReturnType<typeof said>, valor = '') => [
        { regra: 'realizado', valor, mensagem },
      ]
      if (!isInternship(record)) return refused(said('contrato.soEstagioTemRealizacao'))
      if (record.rescisao !== null && record.rescisao < record.inicio)
        return refused(said('contrato.estagioNaoComecou'))
      if (ending?.continua) return refused(said('contrato.estagioContinua'))
      if (!ending?.emitido) return []
      return refused(said('contrato.realizacaoJaEmitida', { nome: ending.emitido }), ending.emitido)
    },
  }
}

/** The term tells the activities and the evaluation of the supervisor (Lei 11.788, art. 9º, V). */
export const avaliado: ContratoGuard = async (tx, records) => {
  const endings = await endingsOf(tx, ids(records))
  return {
    judge: ({ id, realizacao }) => {
      const ending = endings.get(id)
      return [
        ...(ending?.avaliado || realizacao?.avaliacao?.trim()
          ? []
          : [
              {
                regra: 'avaliado',
                campo: 'avaliacao',
                proposta: 'EmiteTermoRealizacao',
                mensagem: said('contrato.faltaAvaliacaoSupervisor'),
              },
            ]),
        ...(ending?.atividades || realizacao?.atividades?.trim()
          ? []
          : [
              {
                regra: 'avaliado',
                campo: 'atividades',
                proposta: 'EmiteTermoRealizacao',
                mensagem: said('contrato.faltamAtividadesEstagio'),
              },
            ]),
      ]
    },
  }
}
