import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Among, Field } from '../../catalogue/fields.ts'
import { incluiContrato } from '../../catalogue/management/contrato/index.ts'
import { management } from '../../catalogue/management/index.ts'
import type { InputShape } from '../../catalogue/operation.ts'
import type { Output } from '../../catalogue/output.ts'

const listings = management.filter((one) => one.kind === 'listing')
const commands = management.filter((one) => one.kind === 'command')
const records = management.filter((one) => one.kind === 'record')
/** Answers in which a field of this kind is shown. */
const answered: Readonly<Partial<Record<Field['kind'], Output['type']>>> = {
  date: 'date',
  decimal: 'decimal',
  numeric: 'numeric',
}

const fieldsIn = (input: InputShape): [string, Field][] =>
  Object.entries(input).flatMap(([name, part]) =>
    'fields' in part ? fieldsIn(part.fields) : [[name, part] as [string, Field]],
  )

/** The choices of a field, those that hold while another field is filled among them. */
const choicesOf = (among: Among | undefined): Among[] =>
  among ? [among, ...choicesOf(among.instead?.among)] : []

describe('the records that a form offers for a reference', () => {
  const offered = commands.flatMap(({ id, input }) =>
    fieldsIn(input).flatMap(([name, field]) =>
      choicesOf(field.among).map((among) => ({ id, name, field: { ...field, among }, input })),
    ),
  )

  it('are narrowed for the references of a contract', () => {
    assert.deepEqual(
      [...new Set(offered.filter(({ id }) => id === 'IncluiContrato').map(({ name }) => name))],
      ['aluno', 'concedente', 'instituicao', 'agente', 'convenio', 'proposta', 'curso', 'professor'].concat(
        'supervisor',
        'responsavel',
        'apolice',
      ),
    )
  })

  // Commands on a contract share these references, and may lack the fields that fill them.
  const contractFields = fieldsIn(incluiContrato.input)

  for (const { id, name, field, input } of offered) {
    it(`${id}.${name} names filters of the list, with values that they know`, () => {
      const lists = listings.filter(({ noun }) => noun === field.related)
      const filterOf = (filter: string) =>
        lists.map(({ filters }) => (filters as Readonly<Record<string, Field>>)[filter]).find(Boolean)
      for (const [filter, value] of Object.entries(field.among?.only ?? {})) {
        const known = Object.keys(filterOf(filter)?.codes?.values ?? {})
        for (const one of [value].flat()) assert.ok(known.includes(one), `${filter}: ${one}`)
      }
      for (const [filter, from] of Object.entries(field.among?.from ?? {})) {
        const declared = filterOf(filter)
        assert.ok(declared, filter)
        const source = Object.fromEntries(fieldsIn(input))[from]
        // A command may lack the field; then nothing is narrowed.
        if (!source) continue
        assert.deepEqual([source.kind, source.related], [declared.kind, declared.related], filter)
      }
    })

    const { fills, brings, means } = field.among
    if (brings) {
      it(`${id}.${name} brings parts of the record's page into fields of the same kind`, () => {
        const around = new Map(contractFields)
        const page = records.find(({ noun }) => noun === field.related)!
        for (const [target, part] of Object.entries({ ...brings })) {
          const output = part
            .split('.')
            .reduce<Output | undefined>(
              (found, key) => (found && 'fields' in found ? found.fields[key] : undefined),
              { type: 'object', fields: page.element } as Output,
            )
          const into = around.get(target)
          assert.ok(output && into, `${target}: ${part}`)
          if (into.related) assert.ok('fields' in output && 'identificador' in output.fields, part)
          else assert.equal(output.type, answered[into.kind] ?? 'varchar', target)
        }
        for (const [target, value] of Object.entries(means ?? {})) {
          assert.ok(Object.keys(around.get(target)?.codes?.values ?? {}).includes(value), target)
        }
      })
    }
    if (!fills) continue
    it(`${id}.${name} fills fields that the included record has, with fields of the form`, () => {
      const makes = commands.filter(({ noun, on }) => noun === field.related && on === 'new')
      const made = new Map(makes.flatMap((one) => fieldsIn(one.input)))
      const around = new Map(contractFields)
      for (const [target, from] of Object.entries(fills)) {
        assert.ok(made.has(target), target)
        assert.ok(around.has(from), from)
      }
    })
  }
})
