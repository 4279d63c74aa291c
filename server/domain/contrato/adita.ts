import { sql } from 'kysely'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { aditaContrato } from '../../../catalogue/management/contrato/adita-contrato.ts'
import { termFields } from '../../../catalogue/management/contrato/fields.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Content, include } from '../include.ts'
import { hindrances } from '../machine/hindrances.ts'
import { loadStanding } from '../machine/load.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'
import { holdContracts } from './number.ts'
import { giveBenefits, insurances, timetable } from './parts.ts'

type ContratoContent = Content<typeof contratoMachine>

/** Makes the next sequence of a contract: what the present one says, but for what the amendment changes. */
export const adita: Verb<typeof aditaContrato> = async (tx, acting, input) => {
  const { registros, horarios, beneficios, aditivoTipo, aditivoDescricao, inicio, encerramento, ...told } =
    input
  await holdContracts(tx)
  const [{ id }] = registros as [(typeof registros)[0]]
  const standing = await loadStanding(tx, contratos, [id], acting, true)
  const way = { from: aditaContrato.during, rotulo: aditaContrato.rotulo }
  const [hindered] = (await hindrances(tx, contratoMachine, way, registros, standing, acting)).values()
  if (hindered) return [hindered]
  const before = await contentOf(tx, id)
  const values = changed(termFields, told)
  const insured = await insurances(tx, values.apolice_id == null ? [] : [values.apolice_id])
  const content: ContratoContent = {
    ...before,
    ...values,
    ...(values.apolice_id == null ? {} : insured.get(values.apolice_id)),
    ...(horarios ? { horarios: timetable(horarios) } : {}),
    sequencia: await nextSequence(tx, before.numero),
    inicio,
    encerramento: encerramento ?? before.encerramento,
    aditivo_tipo: aditivoTipo,
    ...(aditivoDescricao ? { aditivo_descricao: aditivoDescricao } : {}),
  }
  const outcomes = await include(tx, contratos, [content], acting)
  for (const made of outcomes) {
    if (made.refusal) continue
    if (beneficios) await giveBenefits(tx, [made.id], beneficios)
    else await copyBenefits(tx, id, made.id)
  }
  return outcomes
}

/** What belongs to the one sequence and not to the contract. */
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
]

async function contentOf(tx: Tx, id: number): Promise<ContratoContent> {
  const { rows } = await sql<{ content: ContratoContent }>`
    select jsonb_strip_nulls(to_jsonb(c) - ${ownColumns}::text[]) as content from contrato c
     where c.cliente_id = ${currentClient} and c.id = ${id}`.execute(tx)
  return rows[0]!.content
}

async function nextSequence(tx: Tx, numero: number): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select max(sequencia) + 1 as next from contrato
     where cliente_id = ${currentClient} and numero = ${numero}`.execute(tx)
  return rows[0]!.next
}

async function copyBenefits(tx: Tx, from: number, to: number): Promise<void> {
  await sql`insert into contrato_beneficio (cliente_id, contrato_id, beneficio, dias_uteis, valor, percentual, tipo, quantidade_diaria)
    select cliente_id, ${to}, beneficio, dias_uteis, valor, percentual, tipo, quantidade_diaria from contrato_beneficio
     where cliente_id = ${currentClient} and contrato_id = ${from} order by id`.execute(tx)
}
