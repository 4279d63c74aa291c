import type { OccurrenceCode } from '../../catalogue/occurrences.ts'
import { displayKey, keySeparator, type Occurrence } from '../records/report.ts'
import type { Batch } from './batch.ts'
import type { Candidate } from './candidate.ts'
import type { Layout } from './layout.ts'
import type { Outcome } from './outcome.ts'
import { shapeOf } from './shape.ts'

/**
 * Findings about the form of a value or an unknown code. The shape of the value then distinguishes causes.
 */
const ofForm: ReadonlySet<OccurrenceCode> = new Set<OccurrenceCode>([
  'TIPO_INVALIDO',
  'VALOR_INVALIDO',
  'TAMANHO_EXCEDIDO',
  'DATA_INVALIDA',
  'CPF_INVALIDO',
  'CNPJ_INVALIDO',
  'EMAIL_INVALIDO',
  'UF_INVALIDA',
  'CEP_INVALIDO',
  'REFERENCIA_INEXISTENTE',
  'AGUARDANDO_REFERENCIA',
  'DEFICIENCIA_INEXISTENTE',
  'PERFIL_INEXISTENTE',
])

/** Refusals that no change of the record would resolve. */
const noCause: ReadonlySet<OccurrenceCode> = new Set<OccurrenceCode>(['REGISTRO_SUPERADO', 'FALHA_TECNICA'])

const isCause = ({ code, severity }: Occurrence) =>
  (severity === 'Erro' && !noCause.has(code)) || code === 'AGUARDANDO_REFERENCIA'

/** Stores the shapes of the values that prevent a record from being applied. */
export function keepShapes(candidate: Candidate, saysOf: (field: string) => unknown): void {
  for (const one of candidate.report.found) {
    if (!isCause(one) || !ofForm.has(one.code) || candidate.shapes?.has(one.field)) continue
    candidate.shapes ??= new Map()
    candidate.shapes.set(one.field, shapeOf(saysOf(one.field)))
  }
}

/** The same from the values that were read. */
export function keepReadShapes({ fieldIndex }: Layout, candidate: Candidate): void {
  if (!candidate.report.refused || candidate.values.length === 0) return
  keepShapes(candidate, (field) => candidate.values[fieldIndex.get(field) ?? -1])
}

/** A record affected by one cause. */
export interface Affected {
  key: string
  shown: string
  person: string | null
  sequence: number
  holder: string | null
  code: OccurrenceCode
  field: string
  shape: string
}

/** Keys of a part, those applied, and the records affected by a cause, taking the last record of each key. */
export interface PartCauses {
  keys: readonly string[]
  applied: readonly string[]
  affected: Affected[]
}

const isApplied = (outcome: Outcome) => outcome !== 'R' && outcome !== 'E'

export function causesIn(
  layout: Layout,
  batch: Batch,
  candidates: readonly Candidate[],
  outcomes: readonly Outcome[],
): PartCauses {
  const last = new Map<string, number>()
  for (const [at, { report, sequence, key }] of candidates.entries()) {
    // A superseded record says nothing about the newer one.
    if (!report.has('REGISTRO_SUPERADO')) last.set(key || positionOf(batch, sequence), at)
  }
  const affected: Affected[] = []
  for (const [key, at] of last) {
    if (isApplied(outcomes[at]!)) continue
    const candidate = candidates[at]!
    keepReadShapes(layout, candidate)
    const { report, sequence, shapes, clashes } = candidate
    const shown = candidate.key ? displayKey(candidate.key) : ''
    const person = candidate.key ? personOf(layout, candidate.key) : null
    const seen = new Set<string>()
    for (const one of report.found) {
      if (!isCause(one) || seen.has(`${one.code} ${one.field}`)) continue
      seen.add(`${one.code} ${one.field}`)
      const holder = clashes?.find(({ field }) => field === one.field)?.holder ?? null
      const shape = shapes?.get(one.field) ?? ''
      affected.push({ key, shown, person, sequence, holder, code: one.code, field: one.field, shape })
    }
  }
  const applied = [...last].flatMap(([key, at]) => (isApplied(outcomes[at]!) ? [key] : []))
  return { keys: [...last.keys()], applied, affected }
}

/** A record without a key is identified by batch and position of its first receipt, which never change. */
const positionOf = ({ id, raiz, raizSequencias }: Batch, sequence: number) =>
  `\u0001${raiz ?? id}/${raizSequencias?.[sequence - 1] ?? sequence}`

const people: ReadonlySet<string> = new Set(['aluno', 'professor', 'pessoa', 'usuario', 'curriculo'])

/** The person that a record is about: itself, or the first person in its key. */
function personOf({ entity, fields, keyFields }: Layout, key: string): string | null {
  if (people.has(entity.table)) return `${entity.table} ${key}`
  const parts = key.split(keySeparator)
  for (const [at, field] of keyFields.entries()) {
    const { reference } = fields[field]!.field
    if (reference && people.has(reference)) return `${reference} ${parts[at]}`
  }
  return null
}
