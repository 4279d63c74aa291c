import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Field } from '../../catalogue/fields.ts'
import { incluiContrato } from '../../catalogue/management/contrato/index.ts'
import { management } from '../../catalogue/management/index.ts'
import type { InputShape } from '../../catalogue/operation.ts'

const listings = management.filter((one) => one.kind === 'listing')
const commands = management.filter((one) => one.kind === 'command')

const fieldsIn = (input: InputShape): [string, Field][] =>
  Object.entries(input).flatMap(([name, part]) =>
    'fields' in part ? fieldsIn(part.fields) : [[name, part] as [string, Field]],
  )

describe('the records that a form offers for a reference', () => {
  const offered = commands.flatMap(({ id, input }) =>
    fieldsIn(input).flatMap(([name, field]) => (field.among ? [{ id, name, field, input }] : [])),
  )

  it('are narrowed for the references of a contract', () => {
    assert.deepEqual(
      offered.filter(({ id }) => id === 'IncluiContrato').map(({ name }) => name),
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

    const { fills } = field.among!
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
