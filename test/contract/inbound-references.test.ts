import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Reference } from '../../catalogue/fields.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import {
  codeOf,
  fullRecord,
  itemOf,
  loadOrder,
  ownFields,
  type RecordNumbers,
} from '../support/declared-records.ts'
import type { Fields } from '../support/records.ts'
import { addReferencedRecords } from '../support/referenced-records.ts'
import { type Institution, World } from '../support/world.ts'

/** A field that refers to another record, alone or in elements of a list. */
interface Referring {
  path: string
  target: Reference
  record: (numbers: RecordNumbers, code: unknown) => Fields
}

function referringFields(operation: InboundOperation): Referring[] {
  return ownFields(operation).flatMap(([name, { reference, items }]): Referring[] => [
    ...(reference
      ? [
          {
            path: name,
            target: reference,
            record: (numbers: RecordNumbers, code: unknown) => ({
              ...fullRecord(operation, numbers),
              [name]: code,
            }),
          },
        ]
      : []),
    ...Object.entries(items ?? {}).flatMap(([part, { reference: target }]) =>
      target
        ? [
            {
              path: `${name}[2].${part}`,
              target,
              record: (numbers: RecordNumbers, code: unknown) => {
                const item = itemOf(items!, numbers)
                return { ...fullRecord(operation, numbers), [name]: [item, { ...item, [part]: code }] }
              },
            },
          ]
        : [],
    ),
  ])
}

/** Codes without a record, in the format of each kind. */
const nobody = (target: Reference): unknown =>
  codeOf(target, { own: 0, referred: 999_999, platform: { contrato: 999_999, faturamento: 999_999 } })

const numbered = new Set<Reference>(['contrato', 'faturamento'])
const stock = 12
const referring = loadOrder.map((operation) => ({ operation, fields: referringFields(operation) }))

describe('a reference to a record that does not exist', () => {
  let world: World
  let client: Institution
  let patient: Institution
  let platform: RecordNumbers['platform']
  let patientPlatform: RecordNumbers['platform']
  before(async () => {
    world = await World.share()
    client = await world.institution()
    patient = await world.institution(undefined, 24)
    platform = await addReferencedRecords(world, client, stock)
    patientPlatform = await addReferencedRecords(world, patient, stock)
  })
  after(() => world.close())

  async function judge(
    to: Institution,
    { id, list }: InboundOperation,
    fields: Referring[],
    own: RecordNumbers['platform'],
  ) {
    const records = fields.map(({ target, record }, at) =>
      record({ own: 10_000 + at, referred: 1 + at, platform: own }, nobody(target)),
    )
    const { resultados, ocorrencias } = await world.process(to, id, list, records)
    return fields.map(({ path }, at) => {
      const found = ocorrencias
        .filter(({ sequencia, gravidade }) => sequencia === at + 1 && gravidade !== 'Alerta')
        .map(({ codigo, campo }) => `${codigo} ${campo}`)
      return [id, path, resultados[at], ...found].join(' ')
    })
  }

  for (const { operation, fields } of referring.filter(({ fields }) => fields.length > 0)) {
    const { id } = operation

    it(`refuses a record of ${id} and names the field, where records do not wait`, async () => {
      assert.deepEqual(
        await judge(client, operation, fields, platform),
        fields.map(({ path }) => `${id} ${path} R REFERENCIA_INEXISTENTE ${path}`),
      )
    })

    it(`makes a record of ${id} wait, except for ids of the platform`, async () => {
      assert.deepEqual(
        await judge(patient, operation, fields, patientPlatform),
        fields.map(({ path, target }) =>
          numbered.has(target)
            ? `${id} ${path} R REFERENCIA_INEXISTENTE ${path}`
            : `${id} ${path} E AGUARDANDO_REFERENCIA ${path}`,
        ),
      )
    })
  }
})
