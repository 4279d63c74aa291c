import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { alteraBeneficios, alteraContrato, alteraHorario } from '../../catalogue/management/contrato/index.ts'
import { management } from '../../catalogue/management/index.ts'
import type { CommandOperation, RecordOperation } from '../../catalogue/operation.ts'
import type { Leaf, Output, Shape } from '../../catalogue/output.ts'
import { changesIn } from '../../console/derive/changes.ts'
import { type FormField, formOf, inputOf, isEmpty, type Typed } from '../../console/derive/controls.ts'
import { prefilled } from '../../console/derive/prefill.ts'
import { nounRoutes } from '../../console/routes.ts'

const samples: Readonly<Record<Leaf['type'] | 'texts', unknown>> = {
  texts: ['texto'],
  varchar: 'texto',
  boolean: true,
  numeric: 1,
  decimal: '1.00',
  date: '2026-11-19',
  datetime: '2026-11-19T10:00:00',
}

function sampleOf(output: Output): unknown {
  if (output.type === 'list') return [filled(output.fields)]
  return output.type === 'object' ? filled(output.fields) : samples[output.type]
}

/** A record whose page shows every part. */
const filled = (shape: Shape): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shape).map(([name, output]) => [name, sampleOf(output)]))

const commands: readonly CommandOperation[] = management.filter((one) => one.kind === 'command')
const records: readonly RecordOperation[] = management.filter((one) => one.kind === 'record')

/** Fields by name, those of groups too. */
const flat = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => (field.control.kind === 'group' ? flat(field.control.fields) : [field]))

/** Fields that a record of a noun has: those of its inclusion and of its change. */
const fieldsOf = (noun: string) =>
  new Set(
    commands
      .filter((one) => one.noun === noun && (one.on === 'new' || (one.version && /^Altera/.test(one.id))))
      .flatMap(({ input }) => flat(formOf(input)).map(({ name }) => name)),
  )

/** Words of a name: ESIAL_NOME_SOCIAL and nomeSocial are both nome, social. */
const wordsOf = (name: string): string[] =>
  /^[A-Z0-9]+_/.test(name)
    ? name.toLowerCase().split('_').slice(1)
    : name.split(/(?=\p{Lu})/u).map((word) => word.toLowerCase())

/** Words of each value of a page, with those of the groups around it. */
const valuesOf = (shape: Shape, around: readonly string[] = []): string[][] =>
  Object.entries(shape).flatMap(([name, output]) => {
    const words = [...around, ...wordsOf(name)]
    return output.type === 'object' ? valuesOf(output.fields, words) : [words]
  })

/** Empty fields whose words a value of the page has, in lists too. */
function emptyIn(
  fields: readonly FormField[],
  typed: Typed,
  shape: Shape,
  own?: ReadonlySet<string>,
): string[] {
  const values = valuesOf(shape)
  return fields.flatMap(({ name, control }): string[] => {
    if (control.kind === 'group') return emptyIn(control.fields, (typed[name] ?? {}) as Typed, shape, own)
    if (own && !own.has(name)) return []
    const value = typed[name]
    if (isEmpty(value)) {
      const words = wordsOf(name)
      return values.some((one) => words.every((word) => one.includes(word))) ? [name] : []
    }
    const list = shape[name]
    if (control.kind !== 'rows' || list?.type !== 'list') return []
    const [row] = value as readonly Typed[]
    return emptyIn(control.fields, row!, list.fields).map((one) => `${name}.${one}`)
  })
}

/** Commands with a page of their own, whose form gets the record. */
const onPages = new Set(nounRoutes.flatMap(({ forms }) => Object.keys(forms ?? {})))

const opensWithRecord = ({ id, on, version, edits }: CommandOperation) =>
  on !== 'new' && Boolean(version || edits || onPages.has(id))

describe('the form of every command that edits a record', () => {
  for (const { id, noun, input } of commands.filter(opensWithRecord)) {
    const page = records.find((one) => one.noun === noun)
    if (!page) continue
    const fields = formOf(input)
    it(`${id} opens with every field of the record that the page shows`, () => {
      const { typed } = prefilled(fields, filled(page.element))
      assert.deepEqual(emptyIn(fields, typed, page.element, fieldsOf(noun)), [])
    })
  }

  it('opens with the record where it replaces a list of it', () => {
    const replacing = commands.filter((command) => {
      if (command.on === 'new' || opensWithRecord(command)) return false
      const change = commands.find(
        ({ id, noun, version }) => noun === command.noun && version && /^Altera/.test(id),
      )
      return Object.entries(command.input).some(
        ([name, part]) =>
          'kind' in part && part.kind === 'list' && name !== 'registros' && name in (change?.input ?? {}),
      )
    })
    assert.deepEqual(
      replacing.map(({ id }) => id),
      [],
    )
  })
})

describe('a list in a form', () => {
  const record = {
    horarioDias: 'manhãs',
    horarios: [{ dia: 2, inicio: '08:00', termino: '12:00' }],
    beneficios: [
      {
        beneficio: 'Auxílio-alimentação',
        beneficioDiasUteis: 'Não',
        beneficioValor: '250.00',
        beneficioPercentual: '10.00',
        beneficioTipo: 'Mensal',
        beneficioQuantidadeDiaria: 2,
      },
      { beneficio: 'Plano de saúde', beneficioDiasUteis: 'Sim', beneficioValor: null },
    ],
  }
  const fields = formOf(alteraBeneficios.input)
  const { typed } = prefilled(fields, record)
  const rows = typed.beneficios as readonly Typed[]

  it('opens with all parts of its rows', () => {
    assert.deepEqual(rows[0], {
      beneficio: 'Auxílio-alimentação',
      valor: '250,00',
      percentual: '10,00',
      tipo: 'Mensal',
      diasUteis: 'N',
      quantidadeDiaria: '2',
    })
    assert.equal(rows[1]!.diasUteis, 'S')
  })

  it('is not sent untouched, and whole with a change', () => {
    const all = formOf(alteraContrato.input)
    const { typed: contract } = prefilled(all, record)
    assert.deepEqual(inputOf(all, { ...contract, bolsaValor: '10,00' }, contract), { bolsaValor: '10.00' })
    const told = inputOf(fields, { ...typed, beneficios: [{ ...rows[0], valor: '300,00' }, rows[1]!] }, typed)
    assert.deepEqual((told.beneficios as object[])[0], {
      beneficio: 'Auxílio-alimentação',
      valor: '300.00',
      percentual: '10.00',
      tipo: 'Mensal',
      diasUteis: 'N',
      quantidadeDiaria: 2,
    })
  })

  it('is sent untouched where the command requires it', () => {
    const some = formOf(alteraHorario.input)
    const { typed: before } = prefilled(some, record)
    assert.deepEqual(inputOf(some, before, before), {})
    assert.deepEqual(inputOf(some, { ...before, horarioDias: 'tardes' }, before), {
      horarioDias: 'tardes',
      horarios: [{ dia: 2, inicio: '08:00', termino: '12:00' }],
    })
  })

  it('shows which of its rows change', () => {
    const now = { beneficios: [rows[1]!, { ...rows[0], valor: '300,00' }, { beneficio: 'Creche' }] }
    assert.deepEqual(
      changesIn(fields, now, typed).map(({ name, was, willBe }) => [name, was, willBe]),
      [
        [
          'beneficios[2]',
          'Auxílio-alimentação 250,00 10,00 Mensal Não 2',
          'Auxílio-alimentação 300,00 10,00 Mensal Não 2',
        ],
        ['beneficios[3]', '', 'Creche'],
      ],
    )
  })
})
