import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import {
  type WebhookEventMove,
  type WebhookEventState,
  webhookEvent,
} from '../../catalogue/machines/webhook-event.ts'
import {
  shownTargetStates,
  type WebhookTargetMove,
  type WebhookTargetState,
  webhookTarget,
} from '../../catalogue/machines/webhook-target.ts'
import { projectRoot } from '../../server/config/config.ts'
import { type Claim, claimEvents } from '../../server/domain/webhook/claim.ts'
import { recordDelivered, recordFailed } from '../../server/domain/webhook/record.ts'
import { registerTarget } from '../../server/domain/webhook/register.ts'
import { resendLost, resendOne } from '../../server/domain/webhook/resend.ts'
import { retries } from '../../server/domain/webhook/schedule.ts'
import { deactivate, hold, pause, release } from '../../server/domain/webhook/state.ts'
import type { Tx } from '../../server/store/database.ts'
import { tester } from '../support/actor.ts'
import { student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const states = Object.keys(webhookEvent.states) as WebhookEventState[]
const targetStates = Object.keys(webhookTarget.states) as WebhookTargetState[]
const targetMoves = Object.keys(webhookTarget.moves) as WebhookTargetMove[]
const moves = Object.keys(webhookEvent.moves) as WebhookEventMove[]
const url = 'https://destino.exemplo.edu.br/'

describe('the machines of webhook events and endpoints', () => {
  let world: World
  let client: Institution
  let claim: Claim
  before(async () => {
    world = await World.share()
    client = await world.institution()
    const { db, sealer } = world.context
    await db.inClient(
      client.id,
      (tx) => registerTarget(tx, sealer, { url, secret: undefined, active: true, everyBatch: true }),
      tester,
    )
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()])
    const [target] = await world.rows<{ id: number }>(client.id, 'select id from webhook_destino')
    const taken = await db.inClient(client.id, (tx) => claimEvents(tx, target!.id, 1), tester)
    claim = taken!
  })
  after(() => world.close())

  const attempt = (diagnosis: 'ENTREGUE' | 'ERRO_DO_DESTINO') => {
    const nothing = { ms: 0, status: undefined, detail: '', response: '', retryAfter: undefined }
    return { startedAt: new Date().toISOString(), diagnosis, ...nothing }
  }
  const failed = (tx: Tx, tentativas: number) =>
    recordFailed(tx, claim, {
      event: { ...claim.events[0]!, tentativas },
      attempt: attempt('ERRO_DO_DESTINO'),
    })
  const verbs: Readonly<Record<WebhookEventMove, (tx: Tx) => Promise<unknown>>> = {
    enviar: (tx) => claimEvents(tx, claim.destinoId, 1),
    retomar: (tx) => claimEvents(tx, claim.destinoId, 1),
    entregar: (tx) => recordDelivered(tx, claim, [{ event: claim.events[0]!, attempt: attempt('ENTREGUE') }]),
    adiar: (tx) => failed(tx, 0),
    desistir: (tx) => failed(tx, retries.length),
    cancelar: (tx) => deactivate(tx, claim.destinoId, 'desativar'),
    recuperar: (tx) => resendLost(tx, claim.destinoId, '2000-01-01T00:00:00Z', false),
    reenviar: (tx) => resendOne(tx, claim.destinoId, claim.events[0]!.id),
  }

  /** The state of an event after a verb. */
  async function become(state: WebhookEventState, move: WebhookEventMove): Promise<string> {
    const { envios } = claim.events[0]!
    await world.rows(
      client.id,
      `update webhook_destino set situacao = 'Ativo', motivo = null, falhas = 0, falhas_desde = null, dreno_ate = 0,
         nao_antes = '-infinity'`,
    )
    const place = `situacao = '${state}', envios = ${envios}, proxima_em = now()`
    await world.rows(client.id, `update webhook_evento set ${place}`)
    await world.context.db.inClient(client.id, verbs[move], tester)
    const [event] = await world.rows<{ situacao: string }>(client.id, 'select situacao from webhook_evento')
    return event!.situacao
  }

  /** Both are one verb: it takes waiting and abandoned events. */
  const taking: readonly WebhookEventMove[] = ['enviar', 'retomar']
  const leaves = (move: WebhookEventMove, state: WebhookEventState) =>
    (taking.includes(move) ? taking : [move]).some((one) =>
      webhookEvent.moves[one].from.some((from) => from === state),
    )

  for (const move of moves) {
    it(`${move} moves only events that it may move`, async () => {
      for (const state of states) {
        const expected = leaves(move, state) ? webhookEvent.moves[move].to : state
        assert.equal(await become(state, move), expected, state)
      }
    })
  }

  const targetVerbs: Readonly<Record<WebhookTargetMove, (tx: Tx) => Promise<unknown>>> = {
    pausar: (tx) => hold(tx, claim.destinoId),
    suspender: (tx) => pause(tx, claim.destinoId, 'ERRO_DO_DESTINO', 60),
    retomar: (tx) => release(tx, claim.destinoId),
    desativar: (tx) => deactivate(tx, claim.destinoId, 'desativar'),
    remover: (tx) => deactivate(tx, claim.destinoId, 'remover'),
  }
  for (const move of targetMoves) {
    it(`${move} moves only endpoints that it may move`, async () => {
      const { from, to } = webhookTarget.moves[move]
      for (const state of targetStates) {
        await world.rows(client.id, `update webhook_destino set situacao = '${state}'`)
        await world.context.db.inClient(client.id, targetVerbs[move], tester)
        const [found] = await world.rows<{ situacao: string }>(
          client.id,
          'select situacao from webhook_destino',
        )
        const expected = from.some((one) => one === state) ? to : state
        assert.equal(found!.situacao, expected, state)
      }
    })
  }

  const quoted = (text: string) => [...text.matchAll(/'([^']+)'::text/g)].map(([, name]) => name!)
  const said = async (statement: string) =>
    (await world.rows<{ text: string }>(client.id, statement)).map(({ text }) => quoted(text).toSorted())

  for (const { table, field, states, initial } of [webhookEvent, webhookTarget]) {
    it(`equal the database’s constraints: ${table}`, async () => {
      assert.deepEqual(
        await said(`select pg_get_constraintdef(oid) as text from pg_constraint
          where conrelid = '${table}'::regclass and contype = 'c' and pg_get_constraintdef(oid) ~ '${field}'`),
        [Object.keys(states).toSorted()],
      )
      assert.deepEqual(
        await said(`select pg_get_expr(adbin, adrelid) as text from pg_attrdef join pg_attribute
            on attrelid = adrelid and attnum = adnum
          where adrelid = '${table}'::regclass and attname = '${field}'`),
        [[initial]],
      )
    })
  }

  it('match the indexes', async () => {
    const partial = (table: string) =>
      said(`select pg_get_expr(indpred, indrelid) as text from pg_index
        where indrelid = '${table}'::regclass and indpred is not null`)
    const open = webhookEvent.moves.cancelar.from.toSorted()
    assert.deepEqual(await partial('webhook_evento'), [open, open])
    const hidden = targetStates.filter((name) => !shownTargetStates.some((shown) => shown === name))
    assert.deepEqual(await partial('webhook_destino'), [hidden])
  })

  it('are the only source of event states', () => {
    const files = globSync('server/{webhooks,domain/webhook,operations/webhook,jobs}/**/*.ts', {
      cwd: projectRoot,
    })
    const named = new RegExp(`'(${states.join('|')})'`)
    const naming = files.filter((file) => named.test(readFileSync(join(projectRoot, file), 'utf8')))
    assert.ok(files.length > 30)
    assert.deepEqual(naming, [])
  })
})
