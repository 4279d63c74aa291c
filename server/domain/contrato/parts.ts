import { sql } from 'kysely'
import type { beneficios } from '../../../catalogue/management/contrato/fields.ts'
import { said } from '../../../catalogue/message.ts'
import type { ValueOf } from '../../../catalogue/typed.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import type { Stretch } from './seen.ts'

export type Benefits = ValueOf<typeof beneficios>

/** Checks that each entry of a timetable ends after it began. */
export function timetable(told: readonly Stretch[]): readonly Stretch[] {
  const wrong = told.flatMap(({ inicio, termino }, at) =>
    termino > inicio
      ? []
      : [
          wrongField(
            `horarios[${at + 1}].termino`,
            'CAMPO_INVALIDO',
            said('contrato.terminoVemDepoisInicio'),
          ),
        ],
  )
  if (wrong.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, wrong)
  return told.map(({ dia, inicio, termino }) => ({ dia, inicio, termino }))
}

/** Replaces the benefits of contracts. Undefined keeps them. */
export async function giveBenefits(
  tx: Tx,
  contracts: readonly number[],
  told: Benefits | null | undefined,
): Promise<void> {
  if (told === undefined || contracts.length === 0) return
  await tx
    .deleteFrom('contrato_beneficio')
    .where('cliente_id', '=', currentClient)
    .where('contrato_id', '=', anyOf(contracts))
    .execute()
  const rows = (told ?? []).map(({ quantidadeDiaria, diasUteis, ...one }) => ({
    ...one,
    quantidade_diaria: quantidadeDiaria,
    dias_uteis: diasUteis === true,
  }))
  if (rows.length === 0) return
  await sql`insert into contrato_beneficio (cliente_id, contrato_id, beneficio, dias_uteis, valor, percentual, tipo, quantidade_diaria)
    select ${currentClient}, c, b.beneficio, b.dias_uteis, b.valor, b.percentual, b.tipo, b.quantidade_diaria
      from unnest(${contracts}::bigint[]) c
     cross join json_populate_recordset(null::contrato_beneficio, ${JSON.stringify(rows)}) b
     order by c`.execute(tx)
}

/** Insurance columns of a contract, from its policy. */
export interface Insurance {
  seguro: string
  seguro_apolice: string
  seguro_seguradora: string
}

export async function insurances(tx: Tx, policies: readonly number[]): Promise<Map<number, Insurance>> {
  if (policies.length === 0) return new Map()
  const rows = await tx
    .selectFrom('apolice')
    .select(['id', 'titular', 'apolice', 'seguradora'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(policies))
    .execute()
  return new Map(
    rows.map(({ id, titular, apolice, seguradora }) => [
      id,
      {
        seguro: titular === 'Concedente' ? 'Concedente' : 'Próprio',
        seguro_apolice: apolice,
        seguro_seguradora: seguradora,
      },
    ]),
  )
}
