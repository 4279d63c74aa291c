import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { novocolaborador } from '../../catalogue/workforce/novocolaborador.ts'
import { cpfAt } from '../../demo/documents.ts'
import type { Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const { contrato: contract, ...person } = novocolaborador.example.colaborador
const registers = [
  ['unidade', 'unidadeRef', 'codigo'],
  ['area', 'areaRef', 'referencia'],
  ['cargo', 'cargoRef', 'referencia'],
] as const

describe('units, areas and positions of employees', () => {
  let world: World
  let made = 0
  before(async () => {
    world = await World.share({ processing: false })
  })
  after(() => world.close())

  for (const [table, reference, column] of registers) {
    /** Saves an employee with a register given by code, by name or by both. */
    const save = async (client: Institution, code: string | undefined, name: string | undefined) => {
      const cpf = cpfAt(8_500_000 + ++made)
      const contrato = { ...contract, [reference]: code, [table]: name }
      const answer = await world.workforce('novocolaborador', client.key, {
        colaborador: { ...person, cpf, contrato },
      })
      assert.equal(answer.status, 200, answer.text)
      const [row] = await world.rows<{ place: string }>(
        client.id,
        `select t.${column} || '=' || t.nome as place from colaborador_contrato c
           join ${table} t on t.id = c.${table}_id order by c.id desc limit 1`,
      )
      return row!.place
    }
    const all = async ({ id }: Institution) =>
      (await world.rows<Row>(id, `select ${column} || '=' || nome as place from ${table} order by id`)).map(
        ({ place }) => place,
      )

    it(`${table}: the code decides, and a name with it is its new name`, async () => {
      const client = await world.institution()
      assert.equal(await save(client, 'A1', undefined), 'A1=A1')
      assert.equal(await save(client, 'A1', 'Primeira'), 'A1=Primeira')
      assert.equal(await save(client, 'A1', ''), 'A1=Primeira')
      assert.equal(await save(client, 'a1', 'Outra'), 'a1=Outra')
      assert.deepEqual(await all(client), ['A1=Primeira', 'a1=Outra'])
    })

    it(`${table}: a name alone matches its equal without case and accents, or gets its own code`, async () => {
      const client = await world.institution()
      assert.equal(await save(client, 'X9', 'Gestão Acadêmica'), 'X9=Gestão Acadêmica')
      assert.equal(await save(client, undefined, 'GESTAO ACADÊMICA'), 'X9=Gestão Acadêmica')
      assert.equal(
        await save(client, '', 'Pró-Reitoria & Ensino'),
        'PRO-REITORIA-ENSINO=Pró-Reitoria & Ensino',
      )
      assert.equal(
        await save(client, undefined, 'pro-reitoria & ensino'),
        'PRO-REITORIA-ENSINO=Pró-Reitoria & Ensino',
      )
      assert.equal(await save(client, undefined, '日本'), 'SEM-CODIGO=日本')
    })

    it(`${table}: names with the same beginning stay separate`, async () => {
      const client = await world.institution()
      const long = 'Departamento de Engenharia Elétrica'
      assert.equal(await save(client, undefined, `${long} A`), `DEPARTAMENTO-DE-ENGENHARIA-ELE=${long} A`)
      assert.equal(await save(client, undefined, `${long} B`), `DEPARTAMENTO-DE-ENGENHARIA-E-2=${long} B`)
      assert.equal(await save(client, 'CENTRO', 'Campus Centro'), 'CENTRO=Campus Centro')
      assert.equal(await save(client, undefined, 'Centro'), 'CENTRO-2=Centro')
      assert.equal((await all(client)).length, 4)
    })
  }
})
