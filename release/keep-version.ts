/**
 * Keeps the data folder of this version and what it answers, so that the tests of later versions upgrade it.
 * docs/RELEASING.md says when.
 */
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { constants, zstdCompressSync } from 'node:zlib'
import { operations } from '../catalogue/index.ts'
import { pathOf } from '../catalogue/operation.ts'
import { manifestOf } from './checkout.ts'
import { writeTar } from './files.ts'
import { ReleaseError, run } from './run.ts'
import { Served } from './verify/installed.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
/** Bytes of an archive: each clone of the project has all of them. */
const largest = 8 * 2 ** 20
/** Milliseconds in which the sample data must be complete. */
const longestFill = 15 * 60_000
const longestAnswer = 60_000

/** Queries whose answers are not kept. */
const notAsked = [
  // Migrations may add entries.
  'RetornaDadosAuditorias',
  // They ask for one invoice, and the lists of invoices are kept.
  'RetornaDadosFaturamento',
  'RetornaDadosFaturamentoAPagar',
]

/** test/support/released.ts reads it. */
interface Kept {
  /** When the answers were given: some states depend on the day. */
  made: string
  token: string
  answers: Record<string, string>
}

async function keepVersion(): Promise<void> {
  const { trial, out } = options()
  const { version } = manifestOf(project)
  if (!trial) requireReleased(version)
  const target = join(out, `${version}.tar.zst`)
  if (existsSync(target)) throw new ReleaseError(`${target} já existe e não foi alterado.`)
  const ending = endingSignal()
  const scratch = mkdtempSync(join(tmpdir(), 'vinculo-keep-'))
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
  // When we are root, PostgreSQL runs under another account that must reach its folder.
  chmodSync(scratch, 0o755)
  const data = join(scratch, 'data')
  const kept = await makeData(data, ending)
  const packed = await pack(data, kept, scratch)
  ending.throwIfAborted()
  if (packed.length > largest) {
    throw new ReleaseError(
      `O arquivo teria ${packed.length} bytes, mais que ${largest}. Diminua os dados de exemplo.`,
    )
  }
  const complete = `${target}.${process.pid}`
  try {
    writeFileSync(complete, packed)
    linkSync(complete, target)
  } finally {
    rmSync(complete, { force: true })
  }
  const count = Object.keys(kept.answers).length
  console.log(`${target}: ${(packed.length / 2 ** 20).toFixed(1)} MiB, ${count} consultas`)
}

function options(): { trial: boolean; out: string } {
  try {
    const { values } = parseArgs({
      options: {
        trial: { type: 'boolean', default: false },
        out: { type: 'string', default: join(project, 'test/support/versions') },
      },
    })
    return { trial: values.trial, out: resolve(values.out) }
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message} Veja docs/RELEASING.md.`)
  }
}

/** What runs here must be what was released. */
function requireReleased(version: string): void {
  try {
    run('git', ['-C', project, 'diff', '--quiet', `refs/tags/v${version}`, '--'])
  } catch {
    throw new ReleaseError(
      `Os arquivos daqui não são os da etiqueta v${version}. Execute "git checkout v${version}", ou use --trial com --out para ensaiar.`,
    )
  }
}

/** Aborts at a signal of the system. The program that serves is then ended before its folder is removed. */
function endingSignal(): AbortSignal {
  const ending = new AbortController()
  const end = () => ending.abort(new ReleaseError('Interrompido; nada foi guardado.'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  return ending.signal
}

/** Starts the program in an empty folder and asks it when its sample data are complete. */
async function makeData(data: string, ending: AbortSignal): Promise<Kept> {
  const command = [process.execPath, join(project, 'bin/vinculo.mjs')]
  const env = {
    PATH: process.env.PATH ?? '',
    VINCULO_DATA: data,
    VINCULO_LOG: 'warn',
    VINCULO_RATE_UNPAGED: '1000000',
  }
  const served = await Served.start({ command, env }, ['serve', '--port', '0'], ending).catch((error) => {
    ending.throwIfAborted()
    throw error
  })
  try {
    await served.says(/Os dados de exemplo estão prontos\./, longestFill)
    const credentials = join(data, 'primeiro-acesso.txt')
    const token = /vinc_int_\S+/.exec(readFileSync(credentials, 'utf8'))![0]
    const answers = await settled(() => ask(served.base, token))
    return { made: new Date().toISOString(), token, answers }
  } catch (error) {
    ending.throwIfAborted()
    throw error
  } finally {
    await served.stop()
  }
}

/** The answers once they stay the same: work may follow the sample data. */
async function settled(answer: () => Promise<Kept['answers']>): Promise<Kept['answers']> {
  let before = await answer()
  for (let attempt = 0; attempt < 10; attempt++) {
    const now = await answer()
    if (JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
  throw new ReleaseError('As respostas continuam mudando depois que os dados de exemplo ficaram prontos.')
}

async function ask(base: string, token: string): Promise<Kept['answers']> {
  const answers: Kept['answers'] = {}
  for (const operation of operations) {
    if (operation.family !== 'query' || notAsked.includes(operation.id)) continue
    const answer = await fetch(base + pathOf(operation), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, dataInicio: '2000-01-01', dataFim: '2099-12-31' }),
      signal: AbortSignal.timeout(longestAnswer),
    })
    const text = await answer.text()
    if (answer.status !== 200)
      throw new ReleaseError(`${operation.id}: ${answer.status} ${text.slice(0, 500)}`)
    answers[operation.id] = text
  }
  return answers
}

/** Packs cluster, keys, files and answers of a data folder whose program has ended. */
async function pack(data: string, kept: Kept, scratch: string): Promise<Buffer> {
  const content = mkdtempSync(join(scratch, 'content-'))
  for (const name of ['secrets.json', 'arquivos']) renameSync(join(data, name), join(content, name))
  renameSync(join(data, 'postgres/pg'), join(content, 'pg'))
  writeFileSync(join(content, 'answers.json'), JSON.stringify(kept))
  const packed = join(scratch, 'packed.tar')
  await writeTar(content, packed)
  const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 27 }
  return zstdCompressSync(readFileSync(packed), { params })
}

try {
  await keepVersion()
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(error.message)
  process.exit(1)
}
