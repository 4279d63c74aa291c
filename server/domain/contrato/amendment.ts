import { sql } from 'kysely'
import type { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { termFields } from '../../../catalogue/management/contrato/fields.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Content } from '../include.ts'
import { changed } from '../row.ts'
import { insurances, timetable } from './parts.ts'
import type { Succession } from './succession.ts'

export type ContratoContent = Content<typeof contratoMachine>

/** Columns that an amendment does not copy. */
const ownColumns = [
  'id',
  'cliente_id',
  'situacao',
  'versao',
  'inclusao',
  'atualizacao',
  'documento',
  'usuario',
  'contratacao',
  'vigora_em',
  'cancelamento',
  'rescisao',
  'rescisao_motivo',
  'origem',
  'importador',
  'aditivo_tipo',
  'aditivo_descricao',
  'cancela_em',
]

/** Decimals as text, as guards read them. */
const exact = sql`jsonb_build_object('bolsa_valor', c.bolsa_valor::text,
  'auxilio_transporte_valor', c.auxilio_transporte_valor::text, 'horas_diaria', c.horas_diaria::text,
  'horas_semanal', c.horas_semanal::text, 'horas_em_aula', c.horas_em_aula::text,
  'horas_extraclasse', c.horas_extraclasse::text)`

/** Content of the next sequence of each contract, before the changes of an amendment. */
export async function amendmentsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, ContratoContent>> {
  const { rows } = await sql<{ id: number; content: ContratoContent }>`
    select c.id, jsonb_strip_nulls(to_jsonb(c) - ${ownColumns}::text[] || ${exact}) || jsonb_build_object('sequencia',
             (select max(o.sequencia) + 1 from contrato o
               where o.cliente_id = c.cliente_id and o.numero = c.numero)) as content
      from contrato c where c.cliente_id = ${currentClient} and c.id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, content }) => [id, content]))
}

interface Amending {
  horarios?: Parameters<typeof timetable>[0] | null | undefined
  inicio: string
  encerramento?: string | null | undefined
}

/** Content of the next sequence, with the changes of an amendment. */
export async function amended(
  tx: Tx,
  before: ContratoContent,
  { horarios, inicio, encerramento, ...told }: Amending,
): Promise<ContratoContent> {
  const values = changed(termFields, told)
  const insured = await insurances(tx, values.apolice_id == null ? [] : [values.apolice_id])
  return {
    ...before,
    ...values,
    ...(values.apolice_id == null ? {} : insured.get(values.apolice_id)),
    ...(horarios ? { horarios: timetable(horarios) } : {}),
    inicio,
    encerramento: encerramento ?? before.encerramento,
  }
}

/** Copies the benefits of the previous sequences to amendments. */
export async function copyBenefits(tx: Tx, pairs: readonly Succession[]): Promise<void> {
  await sql`insert into contrato_beneficio (cliente_id, contrato_id, beneficio, dias_uteis, valor, percentual, tipo, quantidade_diaria)
    select b.cliente_id, s.to, b.beneficio, b.dias_uteis, b.valor, b.percentual, b.tipo, b.quantidade_diaria
      from json_to_recordset(${JSON.stringify(pairs)}) s("from" bigint, "to" bigint)
      join contrato_beneficio b on b.cliente_id = ${currentClient} and b.contrato_id = s.from
     order by b.id`.execute(tx)
}
