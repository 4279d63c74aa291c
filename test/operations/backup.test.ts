import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { openFiles } from '../../server/store/files/open.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { createInstitutions } from '../faults/institutions.ts'
import { waitingBatches } from '../faults/queue.ts'
import { embeddedUrl, Serving, stopPostgres, temporaryFolder, until } from '../support/process.ts'
import { call } from '../support/run-command.ts'
import { seededFolder } from '../support/seed.ts'
import type { Institution } from '../support/world.ts'

const passphrase = 'uma frase-senha de teste'

describe('a backup', () => {
  const source = seededFolder()
  const data = source.path
  const outside = temporaryFolder()
  const backups = join(outside.path, 'copias')
  const settings = { VINCULO_DATA: data }
  let serving: Serving
  let client: Institution
  const stored: string[] = []

  const send = async (number: number, to = serving) => {
    const body = {
      TOKEN: client.token,
      SDT_INT_ALUNOS: [{ ...recebeAlunos.example, ESIAL_IDENTIFICACAO: `A${number}` }],
    }
    const { status } = await to.post('/APIPlataformaIntegracao/RecebeAlunos', body)
    assert.equal(status, 200)
  }
  const files = (folder: string) =>
    openFiles({ data: folder, files: { kind: 'folder' } }, new Sealer(source.secrets))
  const make = (...more: string[]) => call(['backup', backups, ...more], settings)
  const newest = () =>
    join(
      backups,
      readdirSync(backups)
        .filter((name) => name.startsWith('vinculo-'))
        .sort()
        .at(-1)!,
    )

  before(async () => {
    serving = await Serving.start(settings)
    const owner = new Database(ownerConnection(embeddedUrl(data)), 1)
    client = (await createInstitutions(owner))[0]!
    await owner.close()
    for (let number = 0; number < 40; number++) {
      stored.push((await files(data).put(client.id, Buffer.from(`conteúdo ${number}`))).sha256)
    }
  })
  after(async () => {
    await serving?.end('SIGKILL')
    await stopPostgres(data)
    source.remove()
    outside.remove()
  })

  it('is made under load, and restored in another folder with keys that were kept apart', async () => {
    let number = 0
    let acknowledged = 0
    let ended = false
    const load = (async () => {
      while (!ended) {
        await send(number++)
        acknowledged++
        // Every batch is processed again by the restored server.
        await sleep(20)
      }
    })()
    await until('some load', () => acknowledged > 5)
    const sure = acknowledged
    const made = await make('--json')
    ended = true
    await load
    assert.equal(made.code, 0, made.stderr)
    const { copia, banco, chaves, falta } = JSON.parse(made.stdout)
    assert.equal(copia, newest())
    assert.ok(banco.bytesAbertos > banco.bytes)
    assert.equal(chaves, null)
    assert.match(falta[0], /secrets\.json, em outro lugar/)
    assert.ok(acknowledged > sure, 'the server answered during the backup')

    const target = join(outside.path, 'restaurada')
    const restored = await call(['restore', backups, '--data', target], {})
    assert.equal(restored.code, 0, restored.stderr)
    assert.match(restored.stdout, /Faltam as chaves: ponha o secrets\.json original em/)
    const early = await call(['client', 'list'], { VINCULO_DATA: target })
    assert.match(early.stderr, /^vinculo: Falta \S+secrets\.json/)
    writeFileSync(join(target, 'secrets.json'), readFileSync(join(data, 'secrets.json')), { mode: 0o600 })
    const other = await Serving.start({ VINCULO_DATA: target })
    try {
      await until('the batches', async () => (await waitingBatches(embeddedUrl(target))) === 0)
      const owner = new Database(ownerConnection(embeddedUrl(target)), 1)
      const batches = await owner.reading(client.id, (tx) =>
        tx
          .selectFrom('lote')
          .select(({ fn }) => fn.countAll<string>().as('many'))
          .executeTakeFirstOrThrow(),
      )
      await owner.close()
      assert.ok(Number(batches.many) >= sure, 'every batch acknowledged before the backup')
      for (const sha256 of stored) assert.ok(await files(target).get(client.id, sha256))
      await send(100_000, other)
    } finally {
      await other.end('SIGTERM')
      await stopPostgres(target)
    }
  })

  it('is private, and every checksum in it can be verified', () => {
    const copy = newest()
    assert.equal(statSync(copy).mode & 0o777, 0o700)
    for (const name of readdirSync(copy, { recursive: true }) as string[]) {
      const found = statSync(join(copy, name))
      assert.equal(found.mode & 0o777, found.isDirectory() ? 0o700 : 0o600, name)
    }
    assert.deepEqual(readdirSync(copy).sort(), [
      'arquivos',
      'arquivos.sha256',
      'banco.tar.zst',
      'conferencia.json',
      'manifesto.json',
      'manifesto.sha256',
    ])
  })

  it('is rehearsed: restored, compared and removed, also after an interrupted rehearsal', async () => {
    const base = join(data, 'postgres')
    const left = join(base, 'ensaio-4194303-1-0123abcd')
    mkdirSync(left)
    writeFileSync(join(left, 'resto'), 'x')
    const rehearsed = await call(['restore', backups, '--rehearse', '--json'], settings)
    assert.equal(rehearsed.code, 0, rehearsed.stderr)
    const result = JSON.parse(rehearsed.stdout)
    assert.ok(result.tabelas > 10 && result.arquivos === 40 && result.duracaoMs > 0, rehearsed.stdout)
    assert.equal(typeof result.idadeSegundos, 'number')
    assert.equal(typeof result.nomeados, 'number')
    assert.deepEqual(
      readdirSync(base).filter((name) => name.startsWith('ensaio-')),
      [],
    )
    const apart = await call(['restore', backups, '--rehearse'], {
      VINCULO_DATA: join(outside.path, 'nenhuma'),
    })
    assert.equal(apart.code, 0, apart.stderr)
    assert.match(apart.stdout, /Sem as chaves não se conferiu/)
    assert.equal(existsSync(join(outside.path, 'nenhuma')), false)
  })

  it('keeps the keys encrypted when asked to', async () => {
    const none = await make('--with-keys')
    assert.match(none.stderr, /informe VINCULO_BACKUP_PASSPHRASE/)
    const short = await call(['backup', backups, '--with-keys'], {
      ...settings,
      VINCULO_BACKUP_PASSPHRASE: 'curta',
    })
    assert.match(short.stderr, /A frase-senha das chaves tem de 12 a 1000 caracteres/)
    const given = { ...settings, VINCULO_BACKUP_PASSPHRASE: passphrase }
    const made = await call(['backup', backups, '--with-keys'], given)
    assert.equal(made.code, 0, made.stderr)
    const text = readFileSync(join(newest(), 'chaves.json'), 'utf8')
    const { keys, databasePassword } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))
    for (const secret of [keys, databasePassword]) assert.ok(!text.includes(secret))

    const target = join(outside.path, 'com-chaves')
    const wrong = await call(['restore', newest(), '--data', target], {
      VINCULO_BACKUP_PASSPHRASE: 'outra frase-senha',
    })
    assert.match(wrong.stderr, /^vinculo: A frase-senha não abre as chaves desta cópia/)
    assert.equal(existsSync(target), false)
    const restored = await call(['restore', newest(), '--data', target], {
      VINCULO_BACKUP_PASSPHRASE: passphrase,
    })
    assert.equal(restored.code, 0, restored.stderr)
    assert.equal(
      readFileSync(join(target, 'secrets.json'), 'utf8'),
      readFileSync(join(data, 'secrets.json'), 'utf8'),
    )
    const listed = await call(['client', 'list'], { VINCULO_DATA: target })
    assert.equal(listed.code, 0, listed.stderr)
    assert.notEqual(listed.stdout, 'Nenhum cliente.\n')
  })

  it('is restored with keys from the environment alone', async () => {
    const { keys, digestKey } = source.secrets
    const text = [
      ...keys.map(({ id, key }) => `${id}:${key.toString('base64')}`),
      `digest:${digestKey.toString('base64')}`,
    ]
    const own = { VINCULO_KEYS: text.join(',') }
    const target = join(outside.path, 'do-ambiente')
    const restored = await call(['restore', newest(), '--data', target], own)
    assert.equal(restored.code, 0, restored.stderr)
    const listed = await call(['client', 'list'], { ...own, VINCULO_DATA: target })
    assert.equal(listed.code, 0, listed.stderr)
    assert.notEqual(listed.stdout, 'Nenhum cliente.\n')
  })

  it('is refused where it would be lost, or mixed with other things', async () => {
    const refused = async (folder: string, message: RegExp) => {
      const ended = await call(['backup', folder], settings)
      assert.match(ended.stderr, message)
      assert.equal(ended.code, 2)
    }
    await refused(join(data, 'copias'), /fica dentro da pasta de dados/)
    await refused(join(data, 'postgres', 'x'), /fica dentro da pasta de dados/)
    await refused(outside.path, /tem outras coisas/)
    writeFileSync(join(outside.path, 'arquivo'), '')
    await refused(join(outside.path, 'arquivo'), /Não é possível escrever em .*\(E\w+\)/)
    await refused('/proc/copias', /Não é possível escrever em \/proc\/copias/)
    assert.equal(existsSync(join(data, 'copias')), false)
    const external = await call(['backup', backups], { DATABASE_URL: 'postgres://u@h/b' })
    assert.match(external.stderr, /pg_dump --format=custom ou pg_basebackup/)
  })

  it('is not restored over something, when newer, incomplete or damaged', async () => {
    const target = join(outside.path, 'recusada')
    const copy = newest()
    const refused = async (message: RegExp, from = copy) => {
      const ended = await call(['restore', from, '--data', target], { VINCULO_BACKUP_PASSPHRASE: passphrase })
      assert.match(ended.stderr, message)
      assert.notEqual(ended.code, 0)
      // Nothing that a start would take for an installation.
      assert.equal(existsSync(join(target, 'postgres/pg')), false)
    }
    const full = await call(['restore', copy, '--data', data], {})
    assert.match(full.stderr, /não está vazia/)
    await refused(/Não há cópia de segurança/, join(outside.path, 'com-chaves/arquivos'))

    const changing = async (name: string, change: (bytes: Buffer) => Buffer | undefined, message: RegExp) => {
      const path = join(copy, name)
      const bytes = readFileSync(path)
      const changed = change(Buffer.from(bytes))
      if (changed) writeFileSync(path, changed)
      else rmSync(path)
      await refused(message)
      writeFileSync(path, bytes, { mode: 0o600 })
      rmSync(target, { recursive: true, force: true })
    }
    const flip = (bytes: Buffer) => {
      bytes[bytes.length >> 1]! ^= 1
      return bytes
    }
    const object = readFileSync(join(copy, 'arquivos.sha256'), 'utf8').slice(66, 66 + 9 + 51)
    await changing('manifesto.json', flip, /o resumo de manifesto\.json não confere/)
    await changing('manifesto.json', () => undefined, /falta manifesto\.json|Não há cópia/)
    await changing('banco.tar.zst', flip, /danificad/)
    await changing('banco.tar.zst', (bytes) => bytes.subarray(0, -9), /não tem o tamanho que tinha/)
    await changing('arquivos.sha256', flip, /danificad/)
    await changing(object.trim(), flip, /o resumo de \S+ não confere/)
    await changing(object.trim(), () => undefined, /está incompleta/)
    await changing('chaves.json', flip, /danificad/)
  })

  it('is refused of a newer version', async () => {
    const copy = newest()
    const path = join(copy, 'manifesto.json')
    const [text, digest] = [readFileSync(path), readFileSync(join(copy, 'manifesto.sha256'))]
    const { hash } = await import('node:crypto')
    const as = (change: object) => {
      const changed = JSON.stringify({ ...JSON.parse(text.toString()), ...change })
      writeFileSync(path, changed)
      writeFileSync(join(copy, 'manifesto.sha256'), hash('sha256', changed))
      return call(['restore', copy, '--data', join(outside.path, 'nova')], {})
    }
    const { banco } = JSON.parse(text.toString())
    for (const change of [
      { versao: '99.0.0' },
      { formato: 2 },
      { banco: { ...banco, migracoes: [...banco.migracoes, '9999-do-futuro.sql'] } },
    ]) {
      assert.match((await as(change)).stderr, /mais nova/)
    }
    assert.match((await as({ banco: { ...banco, postgres: '17.2' } })).stderr, /PostgreSQL 17/)
    writeFileSync(path, text)
    writeFileSync(join(copy, 'manifesto.sha256'), digest)
    assert.equal(existsSync(join(outside.path, 'nova')), false)
  })

  it('never looks complete before it is, and the next one removes what was interrupted', async () => {
    const before = readdirSync(backups).sort()
    const one = newest()
    const { banco } = JSON.parse(readFileSync(join(one, 'manifesto.json'), 'utf8'))
    const left = join(backups, `.vinculo-20260101T000000000Z-${banco.sistema}.parcial`)
    const foreign = join(backups, '.vinculo-20260101T000000000Z-1.parcial')
    for (const folder of [left, foreign]) mkdirSync(folder)
    const made = await make()
    assert.equal(made.code, 0, made.stderr)
    assert.equal(existsSync(left), false)
    assert.equal(existsSync(foreign), true)
    assert.equal(readdirSync(backups).length, before.length + 2)
  })

  it('differs from a restored database that lost a row', async () => {
    const copy = newest()
    const path = join(copy, 'conferencia.json')
    const fingerprint = JSON.parse(readFileSync(path, 'utf8'))
    const [name] = Object.keys(fingerprint.tabelas).filter((one) => one.endsWith('/aluno'))
    const { hash } = await import('node:crypto')
    const text = JSON.stringify({
      ...fingerprint,
      tabelas: { ...fingerprint.tabelas, [name!]: ['999999', '1'] },
      livro: { '1/R': ['1', '10.00', '0', '0', '0'] },
    })
    const manifest = JSON.parse(readFileSync(join(copy, 'manifesto.json'), 'utf8'))
    manifest.conferencia.sha256 = hash('sha256', text)
    const changed = JSON.stringify(manifest)
    writeFileSync(path, text)
    writeFileSync(join(copy, 'manifesto.json'), changed)
    writeFileSync(join(copy, 'manifesto.sha256'), hash('sha256', changed))
    const rehearsed = await call(['restore', copy, '--rehearse'], settings)
    assert.equal(rehearsed.code, 1)
    assert.match(
      rehearsed.stderr,
      /não é o que foi copiado: livro de movimentos \(1\/R\): nada em vez de 1 10\.00/,
    )
    assert.match(rehearsed.stderr, /\d+\/aluno: \d+ linhas em vez de 999999/)
  })

  it('of an interrupted restore refuses the start, and is repeated', async () => {
    const target = join(outside.path, 'interrompida')
    mkdirSync(target)
    writeFileSync(join(target, 'restauracao-incompleta'), 'x\n')
    mkdirSync(join(target, 'arquivos'))
    const refused = await call(['client', 'list'], { VINCULO_DATA: target })
    assert.match(refused.stderr, /^vinculo: A restauração em \S+ não terminou/)
    assert.equal(existsSync(join(target, 'postgres')), false)
    const copies = readdirSync(backups)
      .filter((name) => name.startsWith('vinculo-'))
      .sort()
    const restored = await call(['restore', join(backups, copies[0]!), '--data', target], {})
    assert.equal(restored.code, 0, restored.stderr)
    assert.equal(existsSync(join(target, 'restauracao-incompleta')), false)
    // Killed after the cluster got its name.
    writeFileSync(join(target, 'restauracao-incompleta'), 'x\n')
    const again = await call(['restore', join(backups, copies[0]!), '--data', target], {})
    assert.equal(again.code, 0, again.stderr)
    assert.equal(existsSync(join(target, 'postgres/pg/PG_VERSION')), true)
  })
})
