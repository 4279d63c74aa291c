import { sql } from 'kysely'
import type { Effect } from '../../../../catalogue/effects.ts'
import { assinaturaMachine } from '../../../../catalogue/machines/assinatura.ts'
import {
  commandFor,
  effectIn,
  effectOf,
  timetableEffect,
} from '../../../../catalogue/management/contrato/effects.ts'
import { contratoFields } from '../../../../catalogue/management/contrato/fields.ts'
import { type Message, said } from '../../../../catalogue/message.ts'
import type { Tx } from '../../../store/database.ts'
import { currentClient } from '../../../store/expressions.ts'
import { together } from '../../../store/together.ts'
import { terms } from '../../assinatura/terms.ts'
import type { Breach } from '../../machine/finding.ts'
import { columnOf, plainFields } from '../../row.ts'
import { type Contrato, type ContratoGuard, stretchesOf } from '../seen.ts'
import { jornada, orientador } from './course.ts'
import { supervisao } from './host.ts'
import { professorDaProposta } from './monitoring.ts'
import { sobreposicao } from './overlap.ts'
import { horarioAulas } from './student.ts'
import { seguro } from './terms.ts'

type Values = Readonly<Record<string, unknown>>

interface Before {
  id: number
  values: Values
  /** Its term was made by the platform, and was not cancelled. */
  emitido: boolean
}

const columns = plainFields(contratoFields).map(([name, field]) => ({
  name: name as keyof typeof contratoFields,
  column: columnOf(name, field),
  isNumber: field.kind === 'decimal' || field.kind === 'numeric',
}))

/** The stored contracts, before the change. */
async function storedOf(tx: Tx, records: readonly Contrato[]): Promise<ReadonlyMap<number, Before>> {
  const { rows } = await sql<Before>`
    select c.id, to_jsonb(c) as values, exists (select from arquivo a
             join documento d on d.cliente_id = a.cliente_id and d.arquivo_id = a.id
            where a.cliente_id = c.cliente_id and a.contrato_id = c.id and a.tipo = any(${terms})
              and a.situacao_assinatura is distinct from ${assinaturaMachine.moves.cancelar.to}) as emitido
      from contrato c
     where c.cliente_id = ${currentClient} and c.id = any(${records.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  )
  return new Map(rows.map((one) => [one.id, one]))
}

const told = (value: unknown) => (value === '' ? null : (value ?? null))

function differs(isNumber: boolean, one: unknown, other: unknown): boolean {
  const [a, b] = [told(one), told(other)]
  if (a === null || b === null) return a !== b
  return isNumber ? Number(a) !== Number(b) : String(a) !== String(b)
}

const isSameTimetable = (one: unknown, other: unknown) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
const sorted = (timetable: unknown) =>
  stretchesOf({ horarios: timetable as Contrato['horarios'] })
    .map(({ dia, inicio, termino }) => `${dia} ${inicio.slice(0, 5)} ${termino.slice(0, 5)}`)
    .sort()

const stretchesIn = ({ horarios }: Values) => stretchesOf({ horarios: horarios as Contrato['horarios'] })

interface Change {
  campo: keyof typeof effectOf
  effect: Effect
}

/** The fields that a correction changes, with what each requires. */
function changesOf(record: Contrato, { values }: Before): Change[] {
  const now = record as unknown as Values
  const changes: Change[] = columns
    .filter(
      ({ column, isNumber }) => Object.hasOwn(now, column) && differs(isNumber, now[column], values[column]),
    )
    .map(({ name }) => ({ campo: name, effect: effectOf[name] }))
  if (!isSameTimetable(now.horarios, values.horarios)) {
    const { horas_diaria: diaria, horas_semanal: semanal } = values
    const [before, after] = [stretchesIn(values), stretchesIn(now)]
    changes.push({ campo: 'horarios', effect: timetableEffect({ diaria, semanal, horarios: before }, after) })
  }
  if (record.beneficios !== undefined) changes.push({ campo: 'beneficios', effect: effectOf.beneficios })
  return changes
}

const regra = 'efeito'

/** What was signed changes only by what its declaration requires. */
export const efeito: ContratoGuard = async (tx, records) => {
  const before = await storedOf(tx, records)
  return {
    judge: (record) => {
      const stored = before.get(record.id)
      if (!stored) return []
      const { emitido } = stored
      return changesOf(record, stored).flatMap(({ campo, effect }): Breach[] => {
        const required = effectIn(effect, record.situacao, emitido)
        if (required === 'nada') return []
        if (required !== 'aviso') return [{ regra, campo, ...refused(required) }]
        return [{ regra, campo, gravidade: 'alerta', mensagem: said('contrato.correcaoAvisada') }]
      })
    },
  }
}

/** The command that makes such a change. */
const refused = (required: Effect) => ({ proposta: commandFor[required]!, mensagem: messages[required]! })

const messages: Partial<Record<Effect, Message>> = {
  aditivo: said('contrato.correcaoPedeAditivo'),
  termo: said('contrato.correcaoPedeNovoTermo'),
  contrato: said('contrato.correcaoPedeOutroContrato'),
}

/** A field of a term that was made here, for alterations that change nothing else. */
const inTerm =
  (campo: keyof typeof effectOf): ContratoGuard =>
  async (tx, records) => {
    const before = await storedOf(tx, records)
    return {
      judge: ({ id, situacao }) =>
        before.get(id)?.emitido
          ? [{ regra, campo, ...refused(effectIn(effectOf[campo], situacao, true)) }]
          : [],
    }
  }

export const planoNoTermo = inTerm('planoEstagio')
export const beneficiosNoTermo = inTerm('beneficios')

/** Rules about what a correction may change; the others were asked when the term was issued. */
const concerned: readonly (readonly [ContratoGuard, ...(keyof typeof effectOf)[]])[] = [
  [supervisao, 'supervisor'],
  [orientador, 'professor', 'curso'],
  [professorDaProposta, 'professor'],
  [seguro, 'apolice', 'seguro', 'seguroApolice', 'seguroSeguradora'],
  [jornada, 'horarios', 'horasDiaria', 'horasSemanal'],
  [horarioAulas, 'horarios'],
  [sobreposicao, 'horarios', 'horasDiaria', 'horasSemanal'],
]

/** The rules of the fields that a correction changes. */
export const correcaoConforme: ContratoGuard = async (tx, records, acting) => {
  const before = await storedOf(tx, records)
  const judges = await together(
    concerned.map(async ([guard, ...fields]) => ({ fields, ...(await guard(tx, records, acting)) })),
  )
  return {
    judge: (record) => {
      const stored = before.get(record.id)
      const changed = new Set(stored ? changesOf(record, stored).map(({ campo }) => campo) : [])
      return judges.flatMap(({ fields, judge }) =>
        fields.some((one) => changed.has(one)) ? judge(record) : [],
      )
    },
    take: (record) => {
      for (const { take } of judges) take?.(record)
    },
  }
}
