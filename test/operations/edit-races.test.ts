import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { giveProfile } from '../../server/domain/usuario/profile.ts'
import { Editing } from '../support/editing.ts'
import { type Fields, student } from '../support/records.ts'
import { soak } from '../support/soak.ts'
import { type Institution, World } from '../support/world.ts'

const students = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const
/** Parts begin with 500 records and double: five parts. */
const several = 9_000
const email = (key: string, value: number) => `${key}.${value}@exemplo.br`

/** Steps of a source and a user, applied sequentially in the model. */
type Step =
  | { kind: 'send'; student: number; email: number | '' | undefined; matricula: number }
  | { kind: 'edit'; student: number; email: number | '' }
  | { kind: 'end'; student: number }

interface Modelled {
  email: string | null
  matricula: string
  /** Last e-mail that the source sent; undefined before. */
  sent: string | null | undefined
  standing: boolean
  /** Ended manually, and not sent since. */
  over: boolean
}

class Model {
  readonly rows = new Map<number, Modelled>()

  apply(step: Step): void {
    const row = this.rows.get(step.student)
    if (step.kind === 'send') this.#send(step, row)
    else if (row && step.kind === 'edit') this.#edit(row, step)
    else if (row?.standing) Object.assign(row, { standing: false, over: true })
  }

  #send({ student, email: value, matricula }: Step & { kind: 'send' }, row: Modelled | undefined): void {
    const sent = value === undefined ? undefined : value === '' ? null : email(`K${student}`, value)
    if (!row) {
      const fresh = { email: sent ?? null, matricula: `${matricula}`, sent, standing: false, over: false }
      this.rows.set(student, fresh)
      return
    }
    row.matricula = `${matricula}`
    if (sent !== undefined) {
      if (!row.standing || sent !== row.sent) Object.assign(row, { email: sent, standing: false })
      row.sent = sent
    }
    row.over = false
  }

  #edit(row: Modelled, { student, email: value }: Step & { kind: 'edit' }): void {
    row.email = value === '' ? null : email(`K${student}`, value)
    if (row.sent === undefined) return
    row.standing = row.email !== row.sent
    row.over = false
  }
}

describe('edits between batches', () => {
  let world: World
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  async function everybody({ id }: Institution) {
    return world.rows<Fields>(id, 'select identificacao, email, matricula from aluno order by identificacao')
  }

  it('have the result of a sequential order, for any sequence of sends, edits and ends', async () => {
    const which = fc.nat(1)
    const value = fc.oneof(fc.nat(2), fc.constant('' as const))
    const send = fc.record({
      kind: fc.constant('send' as const),
      student: which,
      email: fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) }),
      matricula: fc.nat(1),
    })
    const edit = fc.record({ kind: fc.constant('edit' as const), student: which, email: value })
    const end = fc.record({ kind: fc.constant('end' as const), student: which })
    const steps = fc.array(
      fc.oneof({ weight: 4, arbitrary: send }, { weight: 3, arbitrary: edit }, { weight: 1, arbitrary: end }),
      { minLength: 4, maxLength: 10 },
    )
    const check = async (drawn: Step[]) => {
      const client = await world.institution()
      const model = new Model()
      for (const step of drawn) {
        await make(client, step)
        model.apply(step)
        const expected = [...model.rows].sort(([a], [b]) => a - b)
        assert.deepEqual(
          await everybody(client),
          expected.map(([at, { email, matricula }]) => ({ identificacao: `K${at}`, email, matricula })),
          JSON.stringify(step),
        )
      }
    }
    await fc.assert(fc.asyncProperty(steps, check), { numRuns: soak({ usual: 8, full: 24 }) })
  })

  async function make(client: Institution, step: Step): Promise<void> {
    const key = `K${step.student}`
    const editing = new Editing(world, client)
    if (step.kind === 'send') {
      const value = step.email === undefined || step.email === '' ? step.email : email(key, step.email)
      const record = {
        ...student({ ESIAL_IDENTIFICACAO: key, ESIAL_LOGIN: key, ESIAL_CPF: cpfs[step.student] }),
        ESIAL_MATRICULA: step.matricula,
        ESIAL_EMAIL: value,
      }
      const { resultados } = await world.process(client, ...students, [record])
      assert.match(resultados, /^[IAN]$/)
      return
    }
    const [row] = await world.rows<{ id: number }>(
      client.id,
      `select id from aluno where identificacao = '${key}'`,
    )
    if (!row) return
    if (step.kind === 'edit') {
      const ESIAL_EMAIL = step.email === '' ? '' : email(key, step.email)
      await editing.edit('RecebeAlunos', row.id, { ESIAL_EMAIL })
      return
    }
    await editing.endCorrections('aluno', key)
  }
  const cpfs = ['52998224725', '11144477735']

  it('lose nothing to a batch of several parts that is read ahead, nor to later ones', async () => {
    const client = await world.institution()
    const editing = new Editing(world, client)
    const records = Array.from({ length: several }, (_, at) => student({ ESIAL_IDENTIFICACAO: `R${at}` }))
    await world.process(client, ...students, records)
    const ids = new Map(
      (
        await world.rows<{ id: number; key: string }>(client.id, 'select id, identificacao as key from aluno')
      ).map(({ id, key }) => [key, id]),
    )
    const changes = [
      { ESIAL_MATRICULA: 'L' },
      { ESIAL_MATRICULA: 'M' },
      { ESIAL_MATRICULA: 'M', ESIAL_RG: 'R' },
    ]
    const lotes: number[] = []
    for (const change of changes) {
      const next = records.map((one) => ({ ...one, ...change }))
      lotes.push(await world.send(client, ...students, next))
    }
    const edited = new Set<number>()
    let over = false
    const ended = Promise.all(lotes.map((lote) => world.outcome(client, lote, 120))).finally(() => {
      over = true
    })
    for (let at = 0; !over; at = (at + 499) % records.length) {
      edited.add(at)
      await editing.edit('RecebeAlunos', ids.get(`R${at}`), {
        ESIAL_NATURALIDADE: `N${at}`,
        ESIAL_CIDADE: `C${at}`,
      })
      await sleep(5)
    }
    for (const { resultados } of await ended) assert.match(resultados, /^[AN]+$/)
    assert.ok(edited.size > 5, `${edited.size} edits`)
    const rows = await world.rows<Fields>(
      client.id,
      'select identificacao, matricula, rg, naturalidade, cidade from aluno',
    )
    const wrong = rows.filter(({ identificacao, matricula, rg, naturalidade, cidade }) => {
      const at = Number(String(identificacao).slice(1))
      const mine = edited.has(at) ? [`N${at}`, `C${at}`] : [null, 'São Paulo']
      return matricula !== 'M' || rg !== 'R' || naturalidade !== mine[0] || cidade !== mine[1]
    })
    assert.deepEqual(wrong.slice(0, 3), [])
  })

  it('that include a record are seen by a batch that found its table empty', async () => {
    const client = await world.institution()
    const editing = new Editing(world, client)
    const records = Array.from({ length: several }, (_, at) => student({ ESIAL_IDENTIFICACAO: `X${at}` }))
    const late = several - 50
    const lote = await world.send(client, ...students, records)
    const mine = await editing
      .edit('RecebeAlunos', undefined, { ...records[late]!, ESIAL_ALUNO: 'De uma pessoa' })
      .catch(() => undefined)
    const { resultados } = await world.outcome(client, lote)
    assert.equal(resultados[late], mine ? 'A' : 'I')
    assert.equal((await everybody(client)).length, records.length)
  })

  it('keep the profile that an operator assigns, although a batch read the user before', async () => {
    const client = await world.institution()
    const editing = new Editing(world, client)
    const before = await world.rows<{ numero: number }>(client.id, 'select numero from edicao')
    await editing.act((tx) => giveProfile(tx, 0, 'ADMIN'))
    const later = await world.rows<{ numero: number }>(client.id, 'select numero from edicao')
    assert.deepEqual([before, later], [[], [{ numero: 1 }]])
  })
})
