import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Right } from '../../catalogue/doors.ts'
import { connections } from '../../server/config/config.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { holdRecords } from '../../server/store/records-lock.ts'
import { tester } from '../support/actor.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const rights: Right[] = ['recrutamento.ver', 'recrutamento.alterar']

describe('many commands of one client that wait for a batch', () => {
  let world: World
  let client: Institution
  let other: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    other = await world.institution()
  })
  after(() => world.close())

  const keyOf = ({ id }: Institution, name: string) =>
    createCredential(world.context.owner, { clienteId: id, kind: 'gestao', name, scopes: rights })
  const send = (authorization: string, name: string, body: object) =>
    world.post(`/gestao/${name}`, body, { authorization })

  it('leave connections for other clients, and all succeed afterwards', async () => {
    const concedente_id = await addHost(world, client, { documento: '12ABC34501DE35' })
    const id = await addVacancy(world, client, { situacao: 'Aberta', concedente_id })
    const theirs = await addVacancy(world, other, { situacao: 'Aberta' })
    const [key, another, stranger] = [
      await keyOf(client, 'um'),
      await keyOf(client, 'outro'),
      await keyOf(other, 'de fora'),
    ]
    const edit = (authorization: string) =>
      send(authorization, 'AlteraVaga', { id, versao: 1, registro: { ESIVA_QUANTIDADE: 2 } })
    // Holds the lock of a batch's part until the others were answered.
    const waiting = await world.context.db.inClient(
      client.id,
      async (tx) => {
        await holdRecords(tx)
        const sent = Array.from({ length: connections }, () => [edit(key), edit(another)]).flat()
        const answers = [
          await send(stranger, 'ConsultaVaga', { id: theirs }),
          await send(stranger, 'SuspendeVaga', { id: theirs }),
          await send(key, 'ConsultaVaga', { id }),
        ]
        assert.deepEqual(
          answers.map(({ status }) => status),
          [200, 200, 200],
        )
        return { sent }
      },
      tester,
    )
    const made = await Promise.all(waiting.sent)
    assert.deepEqual([...new Set(made.map(({ status }) => status))], [200])
  })
})
