import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { standardProfiles } from '../../catalogue/profiles.ts'
import { firstStart } from '../../cli/first-start.ts'
import { projectRoot, readConfig } from '../../server/config/config.ts'
import { openContext } from '../../server/context.ts'
import { guideSource } from '../../server/docs/guides.ts'
import { fencesOf } from '../../server/docs/markdown.ts'
import { Browser } from '../support/browser.ts'
import { askAs } from '../support/callers.ts'
import { catalogueTables, sameShape, shownBy, shownOf } from '../support/catalogue-page.ts'
import { createDatabase } from '../support/database.ts'
import { type Exchange, elementsOf, FirstUser } from '../support/first-user.ts'
import { authenticationOperations, interfaceOperations } from '../support/interface-catalogue.ts'
import { Serving, stopPostgres, temporaryFolder, until } from '../support/process.ts'
import { call } from '../support/run-command.ts'

/** Requests and answers of a first user after the sample data was ready. */
let exchanges: Exchange[] = []

const shown =
  /endereço +(\S+)\n +instituição +demo\n +token de integração +(vinc_int_\S+)\n +chave workforce +(vinc_wf_\S+)\n +administração +login (\S+), senha (\S+)\n/

it('keeps address, token, key and administrator of the sample client in a file of the owner, and out of logs', async () => {
  const folder = temporaryFolder()
  const settings = { VINCULO_DATA: folder.path, VINCULO_DEMO: '' }
  const kept = join(folder.path, 'primeiro-acesso.txt')
  const elsewhere = join(folder.path, 'alheio')
  // A planted link must not redirect the secrets.
  writeFileSync(elsewhere, 'intacto')
  symlinkSync(elsewhere, kept)
  const file = join(folder.path, 'primeiro-acesso-2.txt')
  let serving = await Serving.start(settings)
  try {
    await until('the credentials', () => serving.stderr.includes(`As credenciais estão em ${file}`))
    assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.equal(readFileSync(elsewhere, 'utf8'), 'intacto')
    const told = readFileSync(file, 'utf8')
    const [, address, token, key, login, senha] = shown.exec(told)!
    const samples = [...told.matchAll(/^ +(\S+) +login (\S+), senha (\S+)$/gm)].slice(1)
    const [, link] = /^ +concedente +\S+\/l#(\S+)$/m.exec(told)!
    for (const secret of [token!, key!, senha!, link!, ...samples.map(([, , , one]) => one!)])
      assert.ok(!serving.stderr.includes(secret) && !serving.stdout.includes(secret))
    assert.equal(address, serving.base)
    const entered = await serving.post('/sessao', { cliente: 'demo', login, senha })
    assert.deepEqual([entered.status, entered.body.pessoa.perfil], [200, 'ADMIN'])
    // Killed during the fill: the next start continues and creates no new credentials.
    await serving.end('SIGKILL')
    serving = await Serving.start(settings)
    await until('the sample data', () => serving.stderr.includes('Os dados de exemplo estão prontos.'), 300)
    assert.ok(!serving.stderr.includes('As credenciais'))
    await signInAsEach(serving.base, samples)
    await openLink(serving.base, link!, join(folder.path, 'mensagens-demo'))
    const asked = { token, dataInicio: '2020-01-01' }
    const contracts = '/apiconsultadadosplataforma/RetornaDadosContratosMonitoria'
    const answer = await serving.post(contracts, { ...asked, quantidade: 1 })
    assert.equal(answer.status, 200)
    assert.equal(answer.body.totalElementos, 20)
    const schedules = await serving.post('/apiworkforceintegracao/listahorarios', {}, { authorization: key! })
    assert.equal(schedules.status, 200)
    assert.notEqual(schedules.body.horarios.length, 0)
    await asksAsTheGuide({ VINCULO: serving.base, TOKEN: token! })
    const newcomer = new FirstUser((...call) => serving.post(...call), { token: token!, key: key! })
    const made = await call(['account', 'create', '--client', 'demo', '--scope', 'consulta', '--json'], {
      VINCULO_DATA: folder.path,
    })
    const { usuario, senha: secret } = JSON.parse(made.stdout)
    await newcomer.signIn({ usuario, senha: secret })
    await newcomer.callAll(Temporal.Now.plainDateISO('America/Sao_Paulo').toString())
    exchanges = newcomer.exchanges
    // A further start has nothing to do.
    const context = await openContext(readConfig({ VINCULO_DATA: folder.path, VINCULO_LOG: 'silent' }))
    const next = await firstStart({ context, address: serving.base, stop: async () => {} })
    await context.close()
    assert.equal(next, undefined)
    assert.equal((await serving.end('SIGTERM')).code, 0)
    assert.match(
      serving.stderr,
      /^Pasta de dados: \S+; banco: \S+\nVínculo em \S+ {2}\(referência: \S+\)\nOs dados de exemplo estão prontos\.\n$/,
    )
  } finally {
    await serving.end('SIGKILL')
    await stopPostgres(folder.path)
    folder.remove()
  }
})

/** Signs in as every sample person and opens the first page and a list of their work. */
async function signInAsEach(base: string, samples: readonly RegExpExecArray[]): Promise<void> {
  const profiles = standardProfiles.filter(({ codigo }) => codigo !== 'ADMIN')
  const names = samples.map(([, name]) => name)
  assert.deepEqual(names, [...profiles.map(({ codigo }) => codigo), 'aluno', 'professor'])
  for (const [, name = '', login, senha] of samples) {
    const browser = new Browser(base)
    const { status, body, text } = await browser.signIn('demo', login!, senha!)
    assert.equal(status, 200, `${name}: ${text}`)
    const profile = profiles.find(({ codigo }) => codigo === name)
    if (profile) {
      assert.equal(body.pessoa.perfil, name)
      assert.deepEqual(body.pessoa.permissoes.toSorted(), profile.permissoes.toSorted(), name)
    } else assert.equal(body.pessoa.tipo, name)
    assert.equal((await browser.get('/sessao')).body.pessoa.login, login, name)
    if (profile && !profile.permissoes.includes('contratos.ver')) continue
    const contracts = await askAs(browser, 'ListaContratos', { quantidade: 1 })
    assert.ok(contracts.body.total.valor > 0, `${name} sees contracts`)
  }
}

/** Opens the personal link of a host with the code that arrived in the folder of messages. */
async function openLink(base: string, segredo: string, folder: string): Promise<void> {
  const host = new Browser(base)
  assert.equal((await host.go('POST', '/sessao/link/codigo', { segredo })).status, 200)
  const codigo = await until('the code', () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .toSorted()
      .map((name) => / (?:é|=C3=A9) (\d{6})\b/.exec(readFileSync(join(folder, name), 'utf8'))?.[1])
      .findLast((found) => found !== undefined),
  )
  assert.equal((await host.go('POST', '/sessao/link/prova', { segredo, codigo })).status, 200)
  const { status, body } = await host.go('POST', '/sessao/link', { segredo })
  assert.deepEqual([status, body.parte], [200, 'concedente'])
}

/** The queries of the integrators' guide all return data after a first start. */
async function asksAsTheGuide(settings: { VINCULO: string; TOKEN: string }): Promise<void> {
  if (spawnSync('curl', ['--version']).status !== 0) return
  const asked = fencesOf(await guideSource('guias/integrador')).filter(
    ({ info, text }) => info === 'sh' && /Retorna\w+/.test(text) && !/\$LOTE|ontem|npx/.test(text),
  )
  assert.ok(asked.length >= 3)
  for (const { text } of asked) {
    const { stdout } = spawnSync('sh', ['-ec', text], {
      env: { ...process.env, ...settings, no_proxy: '*' },
      encoding: 'utf8',
    })
    const [id = ''] = /Retorna\w+/.exec(text)!
    assert.notEqual(elementsOf(id, JSON.parse(stdout)).length, 0, text)
  }
}

describe('every operation of the interface, called with the credentials of the first start', () => {
  const file = join(projectRoot, 'docs/CATALOGUE.md')

  it('returns data', () => {
    assert.deepEqual(
      exchanges.map(({ id }) => id).toSorted(),
      [...authenticationOperations, ...interfaceOperations].map(({ id }) => id).toSorted(),
    )
    for (const { id, answer } of exchanges) {
      const lists = Object.values(answer).filter(Array.isArray)
      if (/^(Retorna|Valores)/.test(id)) lists.push(elementsOf(id, answer))
      for (const list of lists) assert.notEqual(list.length, 0, id)
      // Workforce commands answer an empty object, as the interface shows.
      if (!/^(novohorario|novocolaborador|registrarsaida)$/.test(id)) assert.ok(filledIn(answer) > 0, id)
    }
  })

  it('returns amounts that add up', () => {
    const firstOf = (id: string): Told => {
      const { answer } = exchanges.find((one) => one.id === id)!
      return elementsOf(id, answer)[0] as Told
    }
    for (const [id, settled] of [
      ['RetornaDadosFaturamento', 'valorRecebido'],
      ['RetornaDadosFaturamentoAPagar', 'valorPago'],
    ] as const) {
      const invoice = firstOf(id)
      const items = invoice.itens as unknown as Told[]
      assert.equal(cents(items.map(({ valor }) => valor!)), cents([invoice.valorBruto!]), id)
      assert.equal(cents([invoice[settled]!, invoice.saldo!]), cents([invoice.valorLiquido!]), id)
    }
    const { valorPrevisto, valorComprometido, valorRealizado, saldo } = firstOf('RetornaDadosOrcamentos')
    assert.equal(cents([valorComprometido!, valorRealizado!, saldo!]), cents([valorPrevisto!]))
    const remittance = firstOf('RetornaDadosRemessaBanco')
    const payments = remittance.itens as unknown as Told[]
    assert.equal(cents(payments.map(({ valor }) => valor!)), cents([remittance.valorTotal!]))
  })

  it('is in docs/CATALOGUE.md with its current request and answer', () => {
    const now = exchanges.map(shownOf)
    if (process.env.UPDATE_SNAPSHOT === '1') writeFileSync(file, catalogueTables(now))
    const shown = new Map(shownBy(readFileSync(file, 'utf8')).map((one) => [one.id, one]))
    assert.equal(shown.size, now.length)
    for (const { id, request, answer } of now) {
      const before = shown.get(id)
      assert.ok(sameShape(before?.request, request), `${id}: UPDATE_SNAPSHOT=1 records its request anew`)
      assert.ok(sameShape(before?.answer, answer), `${id}: UPDATE_SNAPSHOT=1 records its answer anew`)
    }
  })
})

type Told = Record<string, number>
const cents = (amounts: readonly number[]) => Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100)

/** Number of non-empty values in an answer. */
function filledIn(value: unknown): number {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).reduce<number>((sum, one) => sum + filledIn(one), 0)
  return value === null || value === '' || value === '0' || value === 0 ? 0 : 1
}

const hasScript = spawnSync('script', ['--version']).status === 0

it('shows the credentials on a terminal, and then writes no file', { skip: !hasScript }, async () => {
  const folder = temporaryFolder()
  const database = await createDatabase()
  // `script` provides a terminal and its output.
  const program = join(projectRoot, 'bin/vinculo.mjs')
  const call = `exec ${process.execPath} ${program} serve --port 0`
  const child = spawn('script', ['-qefc', call, '/dev/null'], {
    env: {
      PATH: process.env.PATH,
      VINCULO_DATA: folder.path,
      DATABASE_URL: database.url,
      VINCULO_LOG: 'silent',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text.replaceAll('\r', '')
  })
  try {
    await until('the credentials', () => shown.exec(said))
    await until('the end of the file', () => !existsSync(join(folder.path, 'primeiro-acesso.txt')))
  } finally {
    child.kill('SIGTERM')
    await once(child, 'close')
    await database.drop()
    folder.remove()
  }
})
