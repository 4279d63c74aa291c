import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { operations } from '../../catalogue/index.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { novocolaborador } from '../../catalogue/workforce/novocolaborador.ts'
import { cpfAt } from '../../demo/documents.ts'
import { locate } from '../../server/store/embedded/location.ts'
import { validRequest } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly Operation[] = operations
const cpf = cpfAt(9_100_001)
const values = ['SenhaQualquer#51', 'CID-H54-SIGILO', 'DEFSIGILO', '98765-4', '13579-24680', cpf]
const secrets = values.join(' ')

describe('secrets of refused requests', () => {
  let world: World
  let client: Institution
  /** Bodies of the refusals. */
  const told: string[] = []

  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    for (const operation of all) await refuseAll(operation)
    await refuseEmployees()
    await refuseAccounts()
    await failOperations()
  })
  after(() => world.close())

  const keep = ({ status, text }: { status: number; text: string }, expected: number) => {
    assert.equal(status, expected, text)
    told.push(text)
  }

  /** Sends variants of a valid request, each with one error and secrets in its parts. All must be refused. */
  async function refuseAll(operation: Operation): Promise<void> {
    const { path, body, headers } = validRequest(operation, client)
    const text = JSON.stringify({ ...body, x: secrets })
    keep(await world.post(path, text.slice(0, -1), headers), 400)
    keep(await world.post(path, `${text}${secrets}`, headers), 400)
    keep(await world.post(path, text.replace('{', `{"${secrets}":1,"${secrets}":2,`), headers), 400)
    keep(await world.post(path, JSON.stringify([text]), headers), 400)
    keep(await world.post(path, text, { ...headers, 'content-type': `text/${values[2]}` }), 415)
    keep(await world.post(`${path}x?token=${client.token}&cpf=${cpf}`, text, headers), 404)
    if (operation.family === 'inbound')
      keep(await world.post(path, { ...body, [operation.list]: secrets }), 400)
    if (operation.family === 'workforce') return
    if (operation.family === 'control') {
      for (const name of Object.keys(operation.input))
        for (const wrong of [[`${secrets}\u0000`], { [secrets]: secrets }])
          keep(await world.post(path, { ...body, [name]: wrong }), 400)
      return
    }
    keep(await world.post(path, { ...body, cliente: secrets }), 401)
    keep(await world.post(path, { ...body, TOKEN: `${client.token}x` }), 401)
    if (operation.family === 'inbound') return
    const days = operation.period === 'none' ? [] : ['dataInicio', 'dataFim']
    const names = [...days, 'quantidade', 'pagina', ...Object.keys(operation.filters)]
    for (const name of names)
      for (const wrong of [`${secrets}\u0000`, [secrets]])
        keep(await world.post(path, { ...body, [name]: wrong }), 400)
  }

  async function refuseEmployees(): Promise<void> {
    const { colaborador } = novocolaborador.example
    for (const name of ['nome', 'cpf', 'nascimento', 'email', 'celular', 'telefone', 'contrato']) {
      const wrong = { colaborador: { ...colaborador, [name]: `${secrets}\u0000` } }
      keep(await world.workforce('novocolaborador', client.key, wrong), 422)
    }
    keep(await world.workforce('novocolaborador', `${client.key}x`, { colaborador }), 401)
    keep(await world.workforce('listahorarios', client.key, { pesquisa: `${secrets}\u0000` }), 422)
  }

  async function refuseAccounts(): Promise<void> {
    const claim = { cliente: client.codigo, usuario: client.usuario, senha: client.senha }
    for (const wrong of [{ cliente: cpf }, { usuario: cpf }, { senha: `${client.senha}${values[0]}` }]) {
      keep(await world.control('GetToken', { ...claim, ...wrong }), 401)
    }
    keep(await world.control('GetToken', { ...claim, escopos: ['sensivel'] }), 403)
    keep(await world.control('ValidateToken', { token: `${client.token}${cpf}`, cliente: cpf }), 200)
  }

  /** Failures whose database messages quote whole rows. */
  async function failOperations(): Promise<void> {
    const { owner } = world.context
    for (const table of ['colaborador', 'lote', 'conta_integracao']) {
      await sql`alter table ${sql.table(table)} add constraint nunca check (cliente_id < 0) not valid`.execute(
        owner.kysely,
      )
    }
    for (const operation of all) {
      const { path, body, headers } = validRequest(operation, client)
      if (operation.family === 'inbound') keep(await world.post(path, { ...body, RETORNO: cpf }), 500)
      if (operation.id === 'GetToken') keep(await world.post(path, body), 500)
      if (operation.id !== 'novocolaborador') continue
      const { colaborador } = novocolaborador.example
      keep(await world.post(path, { colaborador: { ...colaborador, cpf } }, headers), 500)
    }
  }

  const hidden = () => [client.token, client.key, client.senha, ...values]

  it('are in no answer', () => {
    assert.ok(told.length > 80, `${told.length} answers`)
    for (const text of told)
      for (const secret of hidden()) assert.ok(!text.includes(secret), `${secret} in ${text}`)
  })

  it('are in no log line and no metric', async () => {
    const log = world.logs.join('')
    const metrics = await (await fetch(`${world.base}/metrics`)).text()
    assert.match(log, /"msg":"failure"/)
    assert.match(metrics, /vinculo_requests_total\{/)
    for (const secret of hidden()) assert.ok(!log.includes(secret) && !metrics.includes(secret), secret)
  })

  it('are not in the database server’s own log', (t) => {
    const folder = process.env.VINCULO_TEST_FOLDER ?? ''
    const file = process.env.TEST_DATABASE_URL ? '' : join(locate(folder).base, 'postgres.log')
    if (!existsSync(file)) return t.skip('the server is not ours')
    const text = readFileSync(file, 'utf8')
    assert.match(text, /violates check constraint "nunca"/)
    for (const secret of hidden()) assert.ok(!text.includes(secret), secret)
  })
})
