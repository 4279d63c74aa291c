import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import { createDatabase } from '../support/database.ts'
import { Serving, stopPostgres, temporaryFolder, until } from '../support/process.ts'

const shown =
  /endereço +(\S+)\n +token de integração +(vinc_int_\S+)\n +chave workforce +(vinc_wf_\S+)\n +administração +login (\S+), senha (\S+)\n/

it('keeps address, token, key and administrator of the sample client in a file of their owner, and out of logs', async () => {
  const folder = temporaryFolder()
  const settings = { VINCULO_DATA: folder.path, VINCULO_DEMO: '' }
  const kept = join(folder.path, 'primeiro-acesso.txt')
  const elsewhere = join(folder.path, 'alheio')
  // Whoever was here before must not choose where secrets go.
  writeFileSync(elsewhere, 'intacto')
  symlinkSync(elsewhere, kept)
  const file = join(folder.path, 'primeiro-acesso-2.txt')
  let serving = await Serving.start(settings)
  try {
    await until('the credentials', () => serving.stderr.includes(`As credenciais estão em ${file}`))
    assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.equal(readFileSync(elsewhere, 'utf8'), 'intacto')
    const [, address, token, key, login, senha] = shown.exec(readFileSync(file, 'utf8'))!
    for (const secret of [token!, key!, senha!])
      assert.ok(!serving.stderr.includes(secret) && !serving.stdout.includes(secret))
    assert.equal(address, serving.base)
    const entered = await serving.post('/sessao', { cliente: 'demo', login, senha })
    assert.deepEqual([entered.status, entered.body.pessoa.perfil], [200, 'ADMIN'])
    // Killed while the data are being made: the next start goes on, and makes no credentials anew.
    await serving.end('SIGKILL')
    serving = await Serving.start(settings)
    await until('the sample data', () => serving.stderr.includes('Os dados de exemplo estão prontos.'), 90)
    assert.ok(!serving.stderr.includes('As credenciais'))
    const asked = { token, dataInicio: '2020-01-01' }
    const contracts = '/apiconsultadadosplataforma/RetornaDadosContratosMonitoria'
    const answer = await serving.post(contracts, { ...asked, quantidade: 1 })
    assert.equal(answer.status, 200)
    assert.equal(answer.body.totalElementos, 19)
    const schedules = await serving.post('/apiworkforceintegracao/listahorarios', {}, { authorization: key! })
    assert.equal(schedules.status, 200)
    assert.notEqual(schedules.body.horarios.length, 0)
    assert.equal((await serving.end('SIGTERM')).code, 0)

    serving = await Serving.start(settings)
    assert.equal((await serving.post(contracts, asked)).status, 200)
    assert.equal((await serving.end('SIGTERM')).code, 0)
    assert.match(serving.stderr, /^Vínculo em \S+ {2}\(referência: \S+\)\n$/)
  } finally {
    await serving.end('SIGKILL')
    await stopPostgres(folder.path)
    folder.remove()
  }
})

const hasScript = spawnSync('script', ['--version']).status === 0

it('shows them on a terminal, and then keeps no file', { skip: !hasScript }, async () => {
  const folder = temporaryFolder()
  const database = await createDatabase()
  // A terminal of its own: what the program writes to it comes out of script.
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
