import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { peoplePathOf } from '../../catalogue/doors.ts'
import { operations } from '../../catalogue/index.ts'
import { management } from '../../catalogue/management/index.ts'
import { placeholders, shownAnswers } from '../../catalogue/openapi/examples.ts'
import { documentName } from '../../catalogue/openapi/management.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { sessionCookie } from '../../catalogue/session/operation.ts'
import { sampleCode } from '../../catalogue/session/password-parts.ts'
import { systemClock } from '../../server/values/clock.ts'
import { Browser, stopClock } from '../support/browser.ts'
import { answerOf, type Described, documented, objections, requestsOf } from '../support/documented.ts'
import { addExampleRecord, inStory, namedRecords } from '../support/example-record.ts'
import { academicOrder, otherOrder } from '../support/examples.ts'
import { newCode } from '../support/links.ts'
import { goOn, openStory, type Story, sendFirstBatch, storyPassword, storyTime } from '../support/story.ts'
import { signerPassword, storySigner } from '../support/story-files.ts'
import { shownCode } from '../support/totp.ts'
import { World } from '../support/world.ts'

type Row = Record<string, unknown>

const byId = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]))
const file = new URL('../../catalogue/examples/answers.json', import.meta.url)
const recording = process.env.UPDATE_SNAPSHOT === '1'
const recorded: Record<string, Record<string, unknown>> = recording
  ? {}
  : JSON.parse(readFileSync(file, 'utf8'))

/** Batches come first, in order of reference. */
const batches = [...academicOrder, ...otherOrder, 'RecebeUsuarios', 'RecebeDocumentos']

const zone = 'America/Sao_Paulo'

/** The day after the story; relative days are shown as if the run were on it. */
const storyDay = storyTime.toPlainDate().add({ days: 1 })
const daysSince = (day: Temporal.PlainDate) => day.until(Temporal.Now.plainDateISO(zone)).total('days')
/** Days within which terms that begin today end; those of the story are over or far off. */
const longestTerm = 90

/** Replaces random values by placeholders, and the time by that of the story. */
function told(answer: unknown): unknown {
  const text = JSON.stringify(answer)
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://vinculo.exemplo.edu.br')
    .replace(/vinc_tmp_[\w-]+/g, placeholders.token)
    .replace(/(vinc_(?:int|ges|wf|acc)_)[\w-]{5,}/g, '$1SEGREDO_DA_CREDENCIAL')
    .replace(/(vinc_(?:int|ges|wf|acc)_)[\w-]{4}"/g, '$1q3Zk"')
    .replace(/whsec_\*{4}.{4}/g, 'whsec_****q3Zk')
    .replace(/whsec_[A-Za-z0-9+/]{43}=/g, placeholders.secret)
    .replace(/"csrf":"[\w-]{43}"/g, '"csrf":"VALOR_DO_CSRF"')
    .replace(/"segredo":"[A-Z2-7]{32}"/g, '"segredo":"SEGREDO_EM_BASE_32"')
    .replace(/secret=[A-Z2-7]{32}/g, 'secret=SEGREDO_EM_BASE_32')
    .replace(/"desenho":"[^"]*"/g, '"desenho":"M0 0h7v1H0z"')
    .replace(/\b[A-Z2-7]{5}-[A-Z2-7]{5}\b/g, 'ABCDE-23456')
    .replace(/\/(l|senha|colaborador\/horario)#[\w-]{43}/g, '/$1#SEGREDO_DO_LINK')
    .replace(/\/arquivos\/[\w.-]+/g, '/arquivos/LINK_DO_ARQUIVO')
    .replace(/"dia":"\d{4}-\d\d-\d\d"/g, `"dia":"${storyDay}"`)
    .replace(/(?<="(?:limite|proposta)":")\d{4}-\d\d-\d\d/g, (day) =>
      daysSince(Temporal.PlainDate.from(day)) === 0 ? storyDay.toString() : day,
    )
    .replace(/(?<="diasAtraso":)\d+/g, (days) => String(Number(days) - daysSince(storyDay)))
    .replace(/(?<="prazo":")\d{4}-\d\d-\d\d/g, (day) => {
      const ahead = -daysSince(Temporal.PlainDate.from(day))
      return ahead >= 0 && ahead < longestTerm ? storyDay.add({ days: ahead }).toString() : day
    })
    // The name of a remittance file contains the day.
    .replace(/(PG-237-[A-Z0-9-]+)-\d{6}-\d{6}\.REM/g, '$1-020326-000006.REM')
    .replace(/"hash":"[0-9a-f]{64}"(?=\}\],"recusados")/g, `"hash":"${'c'.repeat(64)}"`)
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '0b6cf7c2-6c54-4a41-9a8f-0a6bb3b5d5a1')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g, (moment) => {
      const ahead = Temporal.PlainDateTime.from(moment).since(Temporal.Now.plainDateTimeISO(zone))
      // Past moments belong to the story; current and future ones come from this run.
      if (ahead.total('hours') < -1) return moment
      return storyTime
        .add(ahead.round({ largestUnit: 'hours', smallestUnit: 'minutes', roundingIncrement: 10 }))
        .toString()
    })
  return JSON.parse(text)
}

const proven: ReadonlySet<string> = new Set(
  management.flatMap((one) => ('proven' in one ? [peoplePathOf(one)] : [])),
)

describe('every example of the documentation', () => {
  let world: World
  let story: Story
  let browser: Browser
  /** For commands whose record the story lacks, so that its answers do not depend on them. */
  let elsewhere: World
  before(async () => {
    world = await World.open()
    elsewhere = await World.open({ processing: false })
    story = await openStory(world)
    browser = new Browser(world.base)
  })
  after(async () => {
    await elsewhere.close()
    await world.close()
    if (recording) writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`)
  })

  /** A code of the authenticator, then a recovery code: each is valid once. */
  let authenticator: () => string = () => sampleCode

  /** An example with the caller's own secrets. */
  function filled(value: Row): Row {
    const { token, senha } = story.client
    const ofAdmin = 'login' in value || 'senhaAtual' in value
    const own = new Map<unknown, string>([
      [placeholders.token, token],
      [placeholders.password, ofAdmin ? storyPassword : senha],
      [sampleCode, authenticator()],
    ])
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, own.get(one) ?? one]))
  }

  /** The code of a link is mailed, so the example needs the current one. */
  const codeIn = async (id: string, { segredo }: Row) =>
    id === 'ConfirmaLink' ? { codigo: await newCode(world, story.client, String(segredo)) } : {}

  /** Keys cannot sign, so a session does. */
  async function signer(path: string, body?: Row) {
    const person = new Browser(world.base)
    await person.signIn(story.client.codigo, storySigner, signerPassword)
    return person.go('POST', path, body, { 'x-csrf-token': person.csrf })
  }

  function headersFor(path: string): Record<string, string> {
    if (path.startsWith('/apiworkforce')) return { authorization: story.client.key }
    if (path.startsWith('/gestao')) return { authorization: story.managementKey }
    return { 'x-csrf-token': browser.csrf }
  }

  /** Sends a request and validates the answer against the document. */
  async function tell(path: string, method: string, described: Described, name: string, body?: Row) {
    const parameters = (described.parameters ?? []).filter((one) => one.in === 'query' && one.required)
    const query = parameters.map((one) => `${one.name}=${one.schema.examples![0]}`).join('&')
    const address = query ? `${path}?${query}` : path
    const alone = namedRecords.get(described.operationId)
    const missing = alone && !(await inStory(world, story.client, alone))
    const answer = missing
      ? await new Browser(elsewhere.base).go(method, path, body, {
          authorization: await addExampleRecord(elsewhere, alone),
        })
      : await (proven.has(path) ? signer(path, body) : browser.go(method, address, body, headersFor(path)))
    const hint = missing
      ? 'test/support/example-record.ts added its record elsewhere; if it needs more, add it to test/support/story*.ts'
      : 'has test/support/story*.ts the record that the example names, in a state that allows it?'
    const asked = `${described.operationId} ${name} ${JSON.stringify(body)}`
    assert.equal(answer.status, 200, `${asked}: ${answer.text}\n${hint}`)
    const { schema, examples = {} } = answerOf(described, 200)!
    assert.deepEqual(objections(schema, answer.body), [], described.operationId)
    if (['EntraSessao', 'EntraEnsaio', 'SaiEnsaio'].includes(described.operationId))
      browser.csrf = answer.body.csrf
    if (described.operationId === 'IniciaSegundoFator') {
      const { segredo } = answer.body
      authenticator = () => shownCode(segredo, Temporal.Now.instant())
    }
    if (described.operationId === 'ConfirmaSegundoFator') {
      const [spare] = answer.body.codigos
      authenticator = () => spare
    }
    return { ...answer, examples }
  }

  /** Also compares the answer with the recorded one. */
  async function same(path: string, method: string, described: Described, name: string, body?: Row) {
    // The preview of the calendar depends on the day.
    if (described.operationId === 'PreviaCalendario') stopClock(world, `${storyDay}T15:00:00Z`)
    const answer = await tell(path, method, described, name, body)
    world.context.clock = systemClock
    const now = told(answer.body)
    if (recording) recorded[described.operationId] = { ...recorded[described.operationId], [name]: now }
    else
      assert.deepEqual(
        now,
        answer.examples[name]?.value,
        `${described.operationId}: UPDATE_SNAPSHOT=1 npm test -- test/contract/examples.test.ts records it anew`,
      )
    return answer
  }

  const pick = (id: string) => documented.find(({ described }) => described.operationId === id)!
  async function sendFirst(id: string) {
    const { path, method, described } = pick(id)
    const [[name, value]] = requestsOf(described) as [readonly [string, Row]]
    await same(path, method, described, name, filled(value))
  }

  it('registers a webhook endpoint', () => sendFirst('Webhook'))

  describe('with a batch', () => {
    before(() => sendFirstBatch(world, story.client))

    it('has a position in the order of this test', () => {
      const inbound = operations.filter(({ family }) => family === 'inbound').map(({ id }) => id)
      assert.deepEqual(inbound.toSorted(), batches.toSorted())
    })

    for (const id of batches) {
      it(`${id} ends without a refusal or an alert`, async () => {
        const { path, method, described } = pick(id)
        for (const [name, value] of requestsOf(described)) {
          const { examples, body, headers } = await tell(path, method, described, name, filled(value))
          assert.deepEqual(body, examples.recibo!.value)
          const outcome = await world.outcome(story.client, Number(headers.get('x-lote-id')))
          // The first batch contains the student already, and closing needs an existing vacancy.
          const usual = { RecebeAlunos: 'N', EncerraVagas: 'A' }[id as string] ?? 'I'
          if (name === 'lote') assert.equal(outcome.resultados, usual, id)
          else assert.match(outcome.resultados, /^[IAN]$/, `${id} ${name}`)
          assert.equal(headers.has('deprecation'), described.deprecated ?? false)
          // A simulation comes second, and may report no change.
          if (name !== 'lote') continue
          const found = outcome.ocorrencias.map(({ codigo }) => codigo)
          assert.deepEqual(found, described.deprecated ? ['OPERACAO_OBSOLETA'] : [], id)
        }
      })
    }
  })

  describe('with a query', () => {
    before(() => goOn(world, story.client))

    for (const operation of operations.filter(({ family }) => family === 'query')) {
      it(`${operation.id} finds data`, async () => {
        const { path, method, described } = pick(operation.id)
        for (const [name, value] of requestsOf(described)) {
          const shown = shownAnswers(operation).includes(name)
          const { body } = await (shown ? same : tell)(path, method, described, name, filled(value))
          const page =
            operation.family === 'query' && operation.wrapper.kind === 'A'
              ? body[operation.wrapper.name]
              : body
          assert.ok(page.elementos.length > 0, `${operation.id} ${name}`)
        }
      })
    }
  })

  const first = ['Webhook', 'EntraSessao', 'RetornaSessao', 'ListaSessoes', 'OpcoesSessao']
  const last = ['ReprocessaLote', 'GestaoReprocessaLote', 'EncerraSessao', 'EncerraSessoes']
  const done = (id: string) => {
    const family = byId.get(id)?.family
    // Staff send the same batches as systems, whose test covers them.
    const batch = byId.get(id.replace(/^Gestao/, ''))?.family === 'inbound'
    return batch || family === 'query' || id === 'Webhook'
  }
  // The data must be the same as when systems were answered.
  const queried = (id: string) => byId.get(id.replace(/^Gestao/, ''))?.family === 'query'
  // Commands run after all reads.
  const commands = management.filter(({ kind }) => kind === 'command').map(documentName)
  const rank = (id: string) =>
    first.includes(id) || queried(id) ? 0 : last.includes(id) ? 2 : commands.includes(id) ? 3 : 1
  const others = documented
    .filter(({ described: { operationId, responses } }) => !done(operationId) && responses['200'])
    .toSorted((one, other) => rank(one.described.operationId) - rank(other.described.operationId))

  for (const { path, method, described } of others) {
    const { operationId: id } = described
    it(`${id} is answered as shown`, async () => {
      if (method === 'DELETE' && !browser.cookies.has(sessionCookie.replace('__Host-', ''))) {
        await browser.signIn('demo', 'admin', storyPassword)
      }
      // A client has one sandbox; that of the story was queried before.
      if (id === 'CriaEnsaio') await world.rows(story.client.id, 'delete from ensaio returning id')
      const requests = requestsOf(described)
      if (requests.length === 0) await same(path, method, described, 'pedido')
      for (const [name, value] of requests) {
        const query = byId.get(id.replace(/^Gestao/, ''))
        const repeats = query?.family === 'query'
        // Staff get the same answer as systems, which is already recorded.
        const known = repeats && (recording || !shownAnswers(query).includes(name))
        // Without a second factor, as here, the password is required.
        const own = id === 'IniciaSegundoFator' ? { senha: storyPassword } : await codeIn(id, value)
        const { body } = await (known ? tell : same)(path, method, described, name, {
          ...filled(value),
          ...own,
        })
        // A batch is reprocessed once at a time.
        if (id.endsWith('ReprocessaLote')) await world.outcome(story.client, body.LOTE)
      }
    })
  }
})
