import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { date, required, senha, varchar } from '../../catalogue/fields.ts'
import { inbound } from '../../catalogue/operation.ts'
import { alike } from '../../catalogue/phrase.ts'
import type { Candidate } from '../../server/inbound/candidate.ts'
import { planPart } from '../../server/inbound/decide/plan.ts'
import { Holders } from '../../server/inbound/holders.ts'
import { Layout, uniqueValue, type Values } from '../../server/inbound/layout.ts'
import type { StoredRow } from '../../server/inbound/rows.ts'
import { entity, type Slot } from '../../server/records/entity.ts'
import { Report } from '../../server/records/report.ts'

const today = '2026-03-10'
const at = (column: string): Slot[] => [{ column, type: 'text' }]

/** A small entity with every kind of rule that planning supports. */
const operation = inbound({
  family: 'inbound',
  id: 'Teste',
  group: 'academic',
  doors: { integration: 'recebe' },
  title: alike(''),
  description: alike(''),
  list: 'L',
  prefix: '',
  key: ['CHAVE'],
  fields: {
    CHAVE: varchar(9, alike(''), required),
    CPF: varchar(9, alike('')),
    DOC: varchar(9, alike('')),
    NOTA: varchar(9, alike('')),
    FIM: date(alike('')),
    SENHA: senha(9, alike('')),
  },
  example: {},
})
const layout = new Layout(
  entity({
    operation,
    table: 'aluno',
    key: [{ column: 'chave', type: 'text' }],
    slots: { CHAVE: at('chave'), CPF: at('cpf'), DOC: at('doc'), NOTA: at('nota'), FIM: at('fim') },
    password: { field: 'SENHA', owner: 'aluno' },
    unique: [
      { column: 'cpf', field: 'CPF', code: 'CPF_DUPLICADO' },
      { column: 'doc', field: 'DOC', code: 'DOCUMENTO_DUPLICADO', unless: 'cpf' },
    ],
    inactiveFrom: 'fim',
    check: () => {},
    decide: ({ existing, planned, report }) => {
      if (existing?.get('nota') === 'fixa' && planned.get('nota') !== 'fixa')
        report.add('TRANSICAO_INVALIDA', 'NOTA')
    },
  }),
)

interface Sent {
  key: string
  cpf: string | null | undefined
  doc: string | null | undefined
  nota: string | null | undefined
  fim: string | null | undefined
  senha: string | null
}
type Known = Omit<Sent, 'key'>

const sent: fc.Arbitrary<Sent> = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  cpf: fc.constantFrom('1', '2', '3', null, undefined),
  doc: fc.constantFrom('x', 'y', null, undefined),
  nota: fc.constantFrom('fixa', 'solta', null, undefined),
  fim: fc.constantFrom('2026-03-09', today, '2026-03-11', null, null, undefined),
  senha: fc.constantFrom(null, null, 's1', 's2'),
})

function candidate({ key, cpf, doc, nota, fim, senha }: Sent, sequence: number): Candidate {
  return {
    sequence,
    key,
    returnId: null,
    values: [],
    present: '',
    slots: [key, cpf, doc, nota, fim],
    password: senha,
    report: new Report(),
  }
}

/** Reference: applies one record to the known rows. */
function applyOne(known: Map<string, Known>, one: Sent): { outcome: string; codes: string[] } {
  const old = known.get(one.key)
  const keep = (name: 'cpf' | 'doc' | 'nota' | 'fim') =>
    one[name] === undefined ? (old?.[name] ?? null) : one[name]
  const next = { cpf: keep('cpf'), doc: keep('doc'), nota: keep('nota'), fim: keep('fim') }
  const codes: string[] = []
  if (old?.nota === 'fixa' && next.nota !== 'fixa') codes.push('TRANSICAO_INVALIDA')
  const isActive = ({ fim }: Pick<Known, 'fim'>) => !fim || fim > today
  const others = [...known].filter(([key, row]) => key !== one.key && isActive(row)).map(([, row]) => row)
  if (isActive(next)) {
    if (next.cpf && others.some(({ cpf }) => cpf === next.cpf)) codes.push('CPF_DUPLICADO')
    if (!next.cpf && next.doc && others.some(({ cpf, doc }) => !cpf && doc === next.doc))
      codes.push('DOCUMENTO_DUPLICADO')
  }
  if (codes.length > 0) return { outcome: 'R', codes }
  const { senha: _, ...before } = old ?? { senha: null }
  const same = old !== undefined && one.senha === null && JSON.stringify(before) === JSON.stringify(next)
  if (!same) known.set(one.key, { ...next, senha: one.senha ?? old?.senha ?? null })
  return { outcome: old ? (same ? 'N' : 'A') : 'I', codes }
}

/** Plans a part with all stored rows, and stores the result. */
function applyPart(stored: Map<string, StoredRow>, passwords: Map<string, string>, part: Sent[]) {
  const candidates = part.map((one, index) => candidate(one, index + 1))
  const holders = new Holders(layout)
  for (const [key, { row }] of stored) {
    for (const [rule, unique] of layout.uniques.entries()) {
      const value = layout.isActive(row, today) ? uniqueValue(unique, row) : null
      if (value !== null) holders.claim(rule, value, key)
    }
  }
  const { outcomes, planned } = planPart(layout, candidates, stored, holders, undefined, today)
  assert.equal(new Set(planned.map(({ key }) => key)).size, planned.length)
  for (const { key, id, row, password } of planned) {
    assert.equal(id, stored.get(key)?.id)
    stored.set(key, { id: id ?? `${stored.size + 1}`, row })
    if (password !== null) passwords.set(key, password)
  }
  return outcomes.map((outcome, index) => ({
    outcome,
    codes: candidates[index]!.report.found.map(({ code }) => code as string),
  }))
}

const rowOf = ([key, cpf = null, doc = null, nota = null, fim = null]: Values) => [key, cpf, doc, nota, fim]

describe('planning a part', () => {
  it('decides any sequence of records as if each were applied alone', () => {
    const parts = fc.array(fc.array(sent, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(parts, (drawn) => {
        const known = new Map<string, Known>()
        const stored = new Map<string, StoredRow>()
        const passwords = new Map<string, string>()
        for (const part of drawn) {
          const expected = part.map((one) => applyOne(known, one))
          assert.deepEqual(applyPart(stored, passwords, part), expected)
        }
        assert.deepEqual(
          [...stored.values()].map(({ row }) => rowOf(row)),
          [...known].map(([key, { cpf, doc, nota, fim }]) => [key, cpf, doc, nota, fim]),
        )
        assert.deepEqual(
          [...known].map(([key]) => passwords.get(key) ?? null),
          [...known.values()].map(({ senha }) => senha),
        )
      }),
      { numRuns: 2_000 },
    )
  })

  it('plans nothing for unchanged records', () => {
    const one: Sent = { key: 'a', cpf: '1', doc: null, nota: 'n', fim: null, senha: null }
    const stored = new Map<string, StoredRow>([['a', { id: '7', row: ['a', '1', null, 'n', null] }]])
    const plan = planPart(layout, [candidate(one, 1)], stored, new Holders(layout), undefined, today)
    assert.deepEqual([plan.outcomes, plan.planned], [['N'], []])
  })
})
