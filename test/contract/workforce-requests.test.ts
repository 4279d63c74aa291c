import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Field } from '../../catalogue/fields.ts'
import { operations } from '../../catalogue/index.ts'
import type { InputShape, Operation, WorkforceOperation } from '../../catalogue/operation.ts'
import { demanded, isField } from '../../catalogue/schema.ts'
import { type Row, validStatus } from '../support/contracts.ts'
import { empties, variantsOf } from '../support/variants.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly Operation[] = operations
const workforce = all.filter((operation): operation is WorkforceOperation => operation.family === 'workforce')

type Path = readonly string[]

/** Every field of a request with its path. */
function fieldsOf(shape: InputShape, above: Path = []): { path: Path; field: Field }[] {
  return Object.entries(shape).flatMap(([name, entry]) =>
    isField(entry) ? { path: [...above, name], field: entry } : fieldsOf(entry.fields, [...above, name]),
  )
}

/** Every object of a request, and whether it has a required field. */
function groupsOf(shape: InputShape, above: Path = []): { path: Path; needed: boolean }[] {
  return Object.entries(shape).flatMap(([name, entry]) => {
    if (isField(entry)) return []
    const path = [...above, name]
    return [{ path, needed: demanded(entry) }, ...groupsOf(entry.fields, path)]
  })
}

/** The example with another value at a path; undefined omits it. */
function withValue(example: unknown, [name, ...rest]: Path, value: unknown): Row {
  const row = example as Row
  return { ...row, [name!]: rest.length === 0 ? value : withValue(row[name!], rest, value) }
}

describe('a workforce request', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  /** Status, and codes of findings about a path. */
  async function judge({ id }: WorkforceOperation, body: Row, path: Path) {
    const answer = await world.workforce(id, client.key, body)
    const { error } = answer.body as { error?: { campos?: { campo: string; mensagem: string }[] } }
    const told = (error?.campos ?? []).filter(({ campo }) => campo === path.join('.'))
    return { status: answer.status, codes: told.map(({ mensagem }) => mensagem.split(':')[0]) }
  }

  for (const operation of workforce) {
    const { id, input, example } = operation

    it(`${id} names every required field that is missing, empty or null`, async () => {
      const wrong: string[] = []
      for (const { path, field } of fieldsOf(input)) {
        if (!field.required || field.unless) continue
        for (const { name, value } of empties) {
          const { status, codes } = await judge(operation, withValue(example, path, value), path)
          if (status === 422 && codes.length === 1 && codes[0] === 'CAMPO_OBRIGATORIO') continue
          wrong.push(`${id}: ${path.join('.')}, ${name}: ${status} ${codes}`)
        }
      }
      assert.deepEqual(wrong, [])
    })

    it(`${id} reads every field by its declared type`, async () => {
      const wrong: string[] = []
      for (const { path, field } of fieldsOf(input)) {
        for (const { name, value, refused } of variantsOf(path.at(-1)!, field)) {
          // Accepted values may violate other rules.
          if (!refused || (typeof value === 'boolean' && field.booleans)) continue
          const { status, codes } = await judge(operation, withValue(example, path, value), path)
          if (status === 422 && codes.length === 1 && codes[0] === refused) continue
          wrong.push(`${id}: ${path.join('.')}, ${name}: expected ${refused}, was ${status} ${codes}`)
        }
      }
      assert.deepEqual(wrong, [])
    })

    it(`${id} does not accept booleans for texts unless declared`, async () => {
      const wrong: string[] = []
      for (const { path, field } of fieldsOf(input)) {
        for (const value of [true, false]) {
          const { status, codes } = await judge(operation, withValue(example, path, value), path)
          const refused = status === 422 && codes.length === 1 && codes[0] === 'TIPO_INVALIDO'
          const right = field.booleans ? status === validStatus(operation) : refused
          if (!right) wrong.push(`${path.join('.')}, ${value}: ${status} ${codes}`)
        }
        for (const name of Object.keys(field.items ?? {})) {
          const value = [{ [name]: true }]
          const within = [...path.slice(0, -1), `${path.at(-1)}[1]`, name]
          const { status, codes } = await judge(operation, withValue(example, path, value), within)
          if (status !== 422 || codes[0] !== 'TIPO_INVALIDO')
            wrong.push(`${within.join('.')}: ${status} ${codes}`)
        }
      }
      assert.deepEqual(wrong, [])
    })

    it(`${id} accepts nothing else for an object`, async () => {
      const wrong: string[] = []
      for (const { path, needed } of groupsOf(input)) {
        for (const value of [undefined, null, '', 7, true, [], 'texto']) {
          const { status, codes } = await judge(operation, withValue(example, path, value), path)
          const right = value === undefined ? !needed || status === 422 : codes[0] === 'TIPO_INVALIDO'
          if (!right) wrong.push(`${id}: ${path.join('.')}, ${JSON.stringify(value)}: ${status} ${codes}`)
        }
      }
      assert.deepEqual(wrong, [])
    })

    it(`${id} ignores unknown fields`, async () => {
      const { status } = await judge(operation, { ...(example as Row), desconhecido: { a: [1] } }, [])
      assert.equal(status, validStatus(operation))
    })
  }
})
