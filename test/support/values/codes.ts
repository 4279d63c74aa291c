import assert from 'node:assert/strict'
import type { InboundOperation } from '../../../catalogue/operation.ts'
import { casesOf, misjudged } from '../cases.ts'
import { fullRecord, loadOrder } from '../declared-records.ts'
import type { Fields } from '../records.ts'
import { idsBy, make, on, type Scenario } from './scenario.ts'

const stock = 60
/** First number of records that none refers to. */
const firstOwn = 10_000

/** The last subject has ended, so records of its classes avoid it. */
const reachable = ({ id }: InboundOperation) =>
  /^RecebeTurma(Alunos|Professores)$/.test(id) ? stock - 1 : stock

/** Sends every code of batch fields, and an ended record of each kind. */
export async function sendCodes({ world, client }: Scenario): Promise<void> {
  const platform: Record<string, number> = {}
  for (const operation of loadOrder) {
    const { id, list } = operation
    const place = (own: number, at: number) => ({ own, referred: 1 + (at % stock), platform })
    // There is no contract to refer to.
    const sent = ({ ESIFE_CONTRATO: _, ...record }: Fields) => record
    const plain = Array.from({ length: reachable(operation) }, (_, at) => ({
      name: `record ${at + 1}`,
      record: () => sent(fullRecord(operation, place(1 + at, at))),
    }))
    const coded = casesOf(operation)
      .filter(({ name, expected }) => /, the code \S+$/.test(name) && !expected)
      .map((one, at) => ({ ...one, record: () => sent(one.record(place(firstOwn + at, at))) }))
    const [validity] = Object.keys(operation.fields).filter((name) => name.endsWith('_VALIDADE'))
    const over = validity
      ? [
          {
            name: 'over',
            record: () => ({
              ...sent(fullRecord(operation, place(firstOwn + 900, reachable(operation) - 1))),
              [validity]: '2020-01-01',
            }),
          },
        ]
      : []
    const all = id === 'EncerraVagas' ? coded : [...plain, ...coded, ...over]
    const result = await world.process(
      client,
      id,
      list,
      all.map(({ record }) => record()),
    )
    assert.deepEqual(misjudged(id, all, result), [])
    if (id !== 'RecebeFaturamentoExterno') continue
    const [invoice] = await world.rows<{ id: number }>(client.id, 'select min(id) as id from faturamento')
    platform.faturamento = invoice!.id
  }
}

/** A diploma for a course of each degree and mode. */
export async function registerDiplomas(told: Scenario): Promise<void> {
  await told.inside(async (tx) => {
    const [aluno] = await idsBy(tx, 'select min(id) as id from aluno where ativo')
    for (const column of ['grau', 'modalidade']) {
      for (const curso of await idsBy(tx, `select min(id) as id from curso where ativo group by ${column}`)) {
        const issuer = { emissoraNome: 'Universidade', emissoraCnpj: '11444777000161' }
        await make(tx, on(told.dia), 'RegistraDiploma', {
          aluno: aluno!,
          curso,
          ...issuer,
          conclusao: told.dia,
        })
      }
    }
  })
}
