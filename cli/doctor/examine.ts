import { access, constants, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type HealthCode, healthReasons, type InstallationCode } from '../../catalogue/health.ts'
import { render } from '../../catalogue/render.ts'
import { foldersOfData } from '../../server/backup/folder.ts'
import { backupStatus } from '../../server/backup/status.ts'
import type { Config } from '../../server/config/config.ts'
import { type FoundSecrets, findSecrets } from '../../server/config/secrets.ts'
import { describeError } from '../../server/facts.ts'
import { checkDisk } from '../../server/health/disk.ts'
import type { Finding } from '../../server/health/finding.ts'
import { Health } from '../../server/health/health.ts'
import type { ReplicaReadings } from '../../server/health/replica.ts'
import { askOwn } from '../../server/net/own-address.ts'
import { applicationConnection, ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { OtherMajor, WrongSecrets, wrongPassword } from '../../server/store/embedded/failure.ts'
import { refuseImpossibleStart } from '../../server/store/embedded/first-start.ts'
import { clusterBase } from '../../server/store/embedded/location.ts'
import { actAsOwner } from '../../server/store/embedded/owner-of-data.ts'
import { type InspectedLocation, openForInspection, servingStatement } from '../../server/store/inspect.ts'
import { embeddedSecretsLost } from '../../server/store/keys/refusals.ts'
import { verifyKeys } from '../../server/store/keys/settle.ts'
import { ownsTables } from '../../server/store/login.ts'
import { OldServer, requireServerVersion } from '../../server/store/migrate.ts'
import { migrations } from '../../server/store/migration-list.ts'
import { Readers } from '../../server/store/readers.ts'
import { appliedMigrations, refuseOtherVersions } from '../../server/store/schema-version.ts'
import { refuseUnfinishedImport } from '../../server/store/unfinished-import.ts'
import { refuseUnfinishedRestore } from '../../server/store/unfinished-restore.ts'
import { systemClock } from '../../server/values/clock.ts'
import { explain } from '../explain.ts'
import { ownAddress, unanswered } from '../healthcheck.ts'
import type { Report } from './report.ts'

/** Maximum milliseconds for a stopped embedded server to start: it may have to recover first. */
const longestStart = 60_000
/** Milliseconds after which a replica that has not caught up is reported. */
const longestCatchUp = 5_000

/** Reasons taken from the serving process. All others are checked here, because its report may be some seconds old. */
const seenByServing: readonly string[] = [
  'REPLICA_ATRASADA',
  'REPLICA_FORA_DO_AR',
  'REPLICA_ALHEIA',
  // Its service may be allowed less than this command.
  'COPIA_SEM_PASTA',
] satisfies HealthCode[]

/** Examines an installation, whether it runs or not, and changes nothing of it. */
export class Examination {
  readonly #config: Config
  readonly #report: Report
  #hasChecked = false

  constructor(config: Config, report: Report) {
    this.#config = config
    this.#report = report
  }

  /** `asking`: this machine has a process that serves. */
  async run({ asking }: { asking: boolean }): Promise<void> {
    const found = (await this.#folder()) ? await this.#secrets() : undefined
    const serving = found && (await this.#database(found))
    if (asking) await this.#address(serving)
  }

  /** Runs a step and reports its failure, under `code` unless the error has a code of its own. */
  async #attempt<T>(code: InstallationCode, step: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await step()
    } catch (thrown) {
      const error = this.#refusedLogin(thrown)
      const { text } = await explain(error)
      this.#report.add(codeOf(error) ?? code, text ?? `${describeError(error)}.`)
      return undefined
    }
  }

  /** A running embedded server refuses the password of another installation. */
  #refusedLogin(error: unknown): unknown {
    const { databaseUrl, data } = this.#config
    const isRefused = !databaseUrl && (error as { code?: string }).code === wrongPassword
    return isRefused ? new WrongSecrets(data) : error
  }

  #addFindings(findings: readonly Finding[]): void {
    for (const { code, text } of findings) this.#report.add(code, render(text, 'pt'))
  }

  /** False when there is no database to look at. */
  async #folder(): Promise<boolean> {
    const { data, databaseUrl } = this.#config
    const { looked, notes } = this.#report
    looked.push(`pasta de dados ${data}`)
    const there = await this.#attempt('PASTA_DE_DADOS', async () => {
      if (!databaseUrl) actAsOwner(data)
      return isUsable(data)
    })
    if (there) {
      looked.push('espaço em disco')
      const disk = await this.#attempt('PASTA_DE_DADOS', () => checkDisk(this.#config))
      this.#addFindings(disk?.findings ?? [])
    }
    if (there && !(await this.#complete())) return false
    if (databaseUrl) return true
    if (there === undefined) return false
    if (there && clusterBase(data)) return true
    const isPossible = await this.#attempt('PASTA_DE_DADOS', () => {
      refuseImpossibleStart(data)
      return true
    })
    if (isPossible) notes.push(`Ainda não há banco de dados em ${data}: o primeiro início o cria.`)
    return false
  }

  /** False for a folder that a restore or an import has not finished: a start refuses it. */
  async #complete(): Promise<boolean> {
    const { data } = this.#config
    const isComplete = await this.#attempt('PASTA_INCOMPLETA', () => {
      refuseUnfinishedRestore(data)
      refuseUnfinishedImport(data)
      return true
    })
    return isComplete === true
  }

  #secrets(): Promise<FoundSecrets | undefined> {
    const { data, databaseUrl } = this.#config
    return this.#attempt('CHAVES_ERRADAS', () => {
      const found = findSecrets(this.#config)
      if (found.unsaved && !databaseUrl) throw embeddedSecretsLost(data)
      return found
    })
  }

  /** Whether a process serves the embedded database; undefined when that is not known. */
  async #database(found: FoundSecrets): Promise<boolean | undefined> {
    this.#report.looked.push('banco de dados')
    const location = await this.#attempt('BANCO_NAO_ATENDE', () =>
      openForInspection(this.#config, found.secrets, AbortSignal.timeout(longestStart)),
    )
    if (!location) return undefined
    if (location.started) {
      this.#report.notes.push(
        'O PostgreSQL embutido não estava no ar; foi iniciado só para esta verificação.',
      )
    }
    const owner = new Database(ownerConnection(location.ownerUrl), 2)
    try {
      return await this.#attempt('BANCO_NAO_ATENDE', () => this.#opened(owner, location, found))
    } finally {
      await owner.close()
      await location.close()
    }
  }

  async #opened(owner: Database, location: InspectedLocation, found: FoundSecrets): Promise<boolean> {
    await requireServerVersion(owner.pool)
    const { rows } = await owner.pool.query<{ serving: boolean }>(servingStatement)
    const isCurrent = await this.#schema(owner)
    this.#report.looked.push('chaves')
    await this.#attempt('CHAVES_ERRADAS', () => verifyKeys(owner, this.#config, found))
    if (isCurrent) await this.#contents(owner, location)
    return rows[0]!.serving
  }

  /** Whether the schema is that of this version. */
  async #schema({ pool }: Database): Promise<boolean> {
    const { looked, notes } = this.#report
    looked.push('versão do esquema')
    const list = migrations()
    const applied = await appliedMigrations(pool)
    if (applied.size === 0) {
      notes.push('O banco de dados está vazio: o primeiro início cria o esquema.')
      return false
    }
    const known = await this.#attempt('BANCO_DE_OUTRA_VERSAO', async () => {
      await refuseOtherVersions(pool, list)
      return true
    })
    const missing = list.filter(({ name }) => !applied.has(name)).length
    if (known && missing > 0)
      notes.push(`O próximo início atualiza o esquema do banco (migrações: ${missing}).`)
    return known === true && missing === 0
  }

  async #contents(owner: Database, { url }: InspectedLocation): Promise<void> {
    const { looked, notes, has } = this.#report
    const db = new Database(applicationConnection(url), 4)
    try {
      if (await ownsTables(db)) {
        notes.push(
          'A conta de DATABASE_URL é dona das tabelas. É melhor dar à aplicação uma conta própria, e a do dono em DATABASE_OWNER_URL.',
        )
      }
      const readers = await this.#replica(db)
      const deps = { config: this.#config, db, owner, readers, clock: systemClock, events: { report() {} } }
      const health = new Health(deps)
      const { backups: folder, data } = this.#config
      if (folder) {
        const folders = foldersOfData(this.#config, clusterBase(data))
        health.backup = backupStatus({ folder, data: folders, clock: () => systemClock, db: owner })
      }
      looked.push(
        'fila de lotes',
        'e-mail',
        'mensagens para telefones',
        'webhooks',
        'réplica',
        'cópias de segurança',
        'tarefas agendadas',
      )
      const { findings } = await health.report()
      this.#hasChecked = true
      this.#addFindings(findings.filter(({ code }) => !has(code)))
    } finally {
      await db.close()
    }
  }

  /** State of the replica, after it had time to catch up. */
  async #replica(db: Database): Promise<ReplicaReadings> {
    const { databaseReadUrl: replicaUrl } = this.#config
    if (!replicaUrl) return { state: undefined, unusableSince: undefined }
    const readers = new Readers({ db, readDb: db, replicaUrl, onRead() {}, onStanding() {} })
    const isUsed = () => readers.state !== undefined && readers.unusableSince === undefined
    try {
      const end = performance.now() + longestCatchUp
      while (!isUsed() && performance.now() < end) await sleep(100)
      // `checkReplica` reports only what has lasted for a minute. The wait above was enough, so this counts as longer.
      return { state: readers.state ?? 'down', unusableSince: isUsed() ? undefined : 0 }
    } finally {
      await readers.close()
    }
  }

  /** Asks the serving process: it alone sees some problems. */
  async #address(serving: boolean | undefined): Promise<void> {
    const report = this.#report
    const address = ownAddress(this.#config)
    report.looked.push(`endereço ${address}`)
    try {
      const { status, body } = await askOwn(address, '/readyz')
      if (status !== 200 && !report.has('BANCO_NAO_ATENDE')) {
        report.add('BANCO_NAO_ATENDE', `o processo que serve em ${address} não alcança o banco de dados.`)
      }
      for (const code of body.reasons ?? []) {
        const isNews = this.#hasChecked ? seenByServing.includes(code) : Object.hasOwn(healthReasons, code)
        if (isNews && !report.has(code))
          report.add(code as HealthCode, `o processo que serve em ${address} encontrou este problema.`)
      }
    } catch (error) {
      const elsewhere = serving ? 'um processo serve esta pasta de dados, mas não neste endereço: ' : ''
      report.add('PLATAFORMA_NAO_ATENDE', elsewhere + unanswered(error, address))
    }
  }
}

/** Finding of an error that a step may meet whatever it examines. */
function codeOf(error: unknown): InstallationCode | undefined {
  if (error instanceof WrongSecrets) return 'CHAVES_ERRADAS'
  if (error instanceof OldServer || error instanceof OtherMajor) return 'POSTGRES_DE_OUTRA_VERSAO'
  return undefined
}

/** False if the folder does not exist yet; throws if this account cannot use it. */
async function isUsable(data: string): Promise<boolean> {
  const folder = await stat(data).catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!folder) return false
  if (!folder.isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR', path: data })
  await access(data, constants.R_OK | constants.W_OK | constants.X_OK)
  return true
}
