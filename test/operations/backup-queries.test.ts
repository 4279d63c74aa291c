import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { operations } from '../../catalogue/index.ts'
import { type Answers, compareAnswers, keepSame, takeAnswers } from '../../server/backup/answers.ts'
import type { Fingerprint } from '../../server/backup/fingerprint.ts'
import { names } from '../../server/backup/manifest.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { createInstitutions } from '../faults/institutions.ts'
import { waitingBatches } from '../faults/queue.ts'
import { embeddedUrl, Serving, stopPostgres, temporaryFolder, until } from '../support/process.ts'
import { call } from '../support/run-command.ts'
import { seededFolder } from '../support/seed.ts'

const queries = operations.filter(({ family }) => family === 'query')
const fingerprintOf = (backup: string): Fingerprint =>
  JSON.parse(readFileSync(join(backup, names.fingerprint), 'utf8'))
const manifestOf = (backup: string) => JSON.parse(readFileSync(join(backup, names.manifest), 'utf8'))

/** Writes a manifest with a valid checksum. */
function writeManifest(backup: string, manifest: object): void {
  const text = JSON.stringify(manifest)
  writeFileSync(join(backup, names.manifest), text)
  writeFileSync(join(backup, names.manifestDigest), hash('sha256', text))
}

function writeFingerprint(backup: string, fingerprint: object): void {
  const text = JSON.stringify(fingerprint)
  const manifest = manifestOf(backup)
  writeFileSync(join(backup, names.fingerprint), text)
  writeManifest(backup, {
    ...manifest,
    conferencia: { ...manifest.conferencia, sha256: hash('sha256', text) },
  })
}

describe('the queries of a rehearsal', () => {
  const source = seededFolder()
  const outside = temporaryFolder()
  const backups = join(outside.path, 'copias')
  const settings = { VINCULO_DATA: source.path }
  const sealer = new Sealer(source.secrets)
  let serving: Serving
  let superuser: pg.Client
  let clients: number[]
  let good: string

  const make = async (): Promise<string> => {
    const made = await call(['backup', backups, '--json'], settings)
    assert.equal(made.code, 0, made.stderr)
    return JSON.parse(made.stdout).copia
  }
  const rehearse = (backup: string, data = source.path) =>
    call(['restore', backup, '--rehearse', '--json'], { VINCULO_DATA: data })
  const answering = () => ({ url: embeddedUrl(source.path, 'vinculo_app'), sealer })
  const rename = (nome: string) =>
    superuser.query('update aluno set nome = $1 where cliente_id = $2', [nome, clients[0]])

  before(async () => {
    serving = await Serving.start(settings)
    const owner = new Database(ownerConnection(embeddedUrl(source.path)), 1)
    const institutions = await createInstitutions(owner)
    await owner.close()
    clients = institutions.map(({ id }) => id)
    for (const { token } of institutions) {
      const { status } = await serving.post('/APIPlataformaIntegracao/RecebeAlunos', {
        TOKEN: token,
        SDT_INT_ALUNOS: [recebeAlunos.example],
      })
      assert.equal(status, 200)
    }
    await until('the batches', async () => (await waitingBatches(embeddedUrl(source.path))) === 0)
    superuser = new pg.Client({
      connectionString: embeddedUrl(source.path, 'postgres'),
      options: '-c search_path=vinculo -c session_replication_role=replica',
    })
    await superuser.connect()
    good = await make()
  })
  after(async () => {
    await superuser?.end()
    await serving?.end('SIGKILL')
    await stopPostgres(source.path)
    source.remove()
    outside.remove()
  })

  it('are all compared, for each client', async () => {
    const { respostas } = fingerprintOf(good)
    const names = clients.flatMap((id) => queries.map((query) => `${id}/${query.id}`))
    assert.deepEqual(Object.keys(respostas!.paginas).sort(), names.sort())
    assert.equal(respostas!.paginas[`${clients[0]}/RetornaDadosIntegracaoAlunos`]![0], 1)
    const rehearsed = await rehearse(good)
    assert.equal(rehearsed.code, 0, rehearsed.stderr)
    assert.deepEqual(JSON.parse(rehearsed.stdout).respostas, {
      iguais: names.length,
      mudaram: 0,
      naoLidas: 0,
      outraVersao: 0,
      clientesDeFora: 0,
    })
  })

  it('find a row that the restored database has otherwise', async () => {
    const { rows } = await superuser.query('select nome from aluno where cliente_id = $1', [clients[0]])
    await rename('Outra Pessoa')
    const tampered = await make()
    await rename(rows[0].nome)
    // The database of one backup, and what was noted for another.
    copyFileSync(join(good, names.fingerprint), join(tampered, names.fingerprint))
    writeManifest(tampered, { ...manifestOf(tampered), conferencia: manifestOf(good).conferencia })
    const rehearsed = await rehearse(tampered)
    assert.equal(rehearsed.code, 1)
    const answer = new RegExp(
      `consultas que respondem outra coisa: .*RetornaDadosIntegracaoAlunos do cliente ${clients[0]}: a resposta tem outro conteúdo`,
    )
    assert.match(rehearsed.stderr, answer)
    assert.match(rehearsed.stderr, new RegExp(`${clients[0]}/aluno: `))
    assert.doesNotMatch(rehearsed.stderr, new RegExp(`cliente ${clients[1]}:`))
    // The queries alone find it, too.
    writeFingerprint(tampered, { ...fingerprintOf(good), tabelas: {}, livro: {} })
    const byQueries = await rehearse(tampered)
    assert.equal(byQueries.code, 1)
    assert.match(byQueries.stderr, answer)
    rmSync(tampered, { recursive: true })
  })

  it('are not compared without keys, of an older backup, or when the program asks otherwise', async () => {
    const without = await rehearse(good, join(outside.path, 'nenhuma'))
    assert.equal(without.code, 0, without.stderr)
    assert.equal(JSON.parse(without.stdout).respostas, undefined)
    const changed = await make()
    const fingerprint = fingerprintOf(changed)
    const { respostas, ...older } = fingerprint
    const consultas = { ...respostas!.consultas, RetornaDadosIntegracaoAlunos: 'outra' }
    writeFingerprint(changed, { ...fingerprint, respostas: { ...respostas, consultas } })
    const other = await rehearse(changed)
    assert.equal(other.code, 0, other.stderr)
    assert.equal(JSON.parse(other.stdout).respostas.outraVersao, clients.length)
    writeFingerprint(changed, older)
    const old = await rehearse(changed)
    assert.equal(old.code, 0, old.stderr)
    assert.equal(JSON.parse(old.stdout).respostas, undefined)
    rmSync(changed, { recursive: true })
  })

  it('leave out what changed during the copy, what was too late, and clients beyond the most', async () => {
    const limits = { clients: 1, statementMs: 10_000, totalMs: 60_000 }
    const one = await takeAnswers(superuser, { ...answering(), limits })
    assert.equal(one.answers.clientesDeFora, clients.length - 1)
    assert.equal(one.questions.length, queries.length)
    const late = await takeAnswers(superuser, { ...answering(), limits: { ...limits, totalMs: 0 } })
    assert.deepEqual([late.answers.naoLidas, late.answers.paginas], [queries.length, {}])
    const before = await takeAnswers(superuser, answering())
    await rename('Nome Novo')
    const kept = await keepSame(before, answering())
    assert.ok(kept.mudaram >= 1 && kept.mudaram < queries.length)
    assert.equal(kept.naoLidas, 0)
    assert.equal(kept.paginas[`${clients[0]}/RetornaDadosIntegracaoAlunos`], undefined)
    assert.ok(kept.paginas[`${clients[1]}/RetornaDadosIntegracaoAlunos`])
  })

  it('are answered on the day of the backup', async () => {
    const { rows } = await superuser.query('select nome from aluno limit 1')
    assert.ok(rows[0])
    const { answers } = await takeAnswers(superuser, answering())
    await superuser.query('begin')
    const past: Answers = { ...answers, momento: '2001-02-03T12:00:00Z', paginas: {} }
    await compareAnswers(superuser, past, answering())
    await superuser.query(`select set_config('vinculo.cliente', $1, true)`, [String(clients[0])])
    const today = await superuser.query('select hoje_do_cliente()::text as hoje')
    await superuser.query('rollback')
    assert.equal(today.rows[0].hoje, '2001-02-03')
  })
})
