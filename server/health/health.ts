import { setTimeout as sleep } from 'node:timers/promises'
import { type HealthCode, healthReasons } from '../../catalogue/health.ts'
import { type Message, said } from '../../catalogue/message.ts'
import { render } from '../../catalogue/render.ts'
import type { Config } from '../config/config.ts'
import type { Events } from '../events.ts'
import { describeError } from '../facts.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../values/clock.ts'
import { type BackupProvider, checkBackup } from './backup.ts'
import { checkDisk, type FreeBytes, freeBytes } from './disk.ts'
import type { Checked, HealthReport } from './finding.ts'
import { checkJobs } from './jobs.ts'
import { checkMail } from './mail.ts'
import { checkQueue } from './queue.ts'
import { checkReplica, type ReplicaReadings } from './replica.ts'
import { checkWebhooks } from './webhooks.ts'

export interface HealthDeps {
  config: Config
  db: Database
  owner: Database
  readers: ReplicaReadings
  clock: Clock
  events: Pick<Events, 'report'>
}

interface Check {
  /** Names the check when it fails. */
  what: Message
  /** Reasons that it may find. */
  finds: readonly HealthCode[]
  run: () => Checked | Promise<Checked>
  /** The run under way: a check that hangs is not started again. */
  pending?: Promise<Checked> | undefined
}

/** Milliseconds for which a report is reused. */
const freshFor = 5_000
const nothing: HealthReport = {
  findings: [],
  measures: {},
  unknown: Object.keys(healthReasons) as HealthCode[],
}

/**
 * Tells what is wrong with the platform while it works. The checks are a few index lookups; their result is
 * shared by all readers for some seconds.
 */
export class Health {
  /** Undefined status: no folder for backups is configured. */
  backup: BackupProvider = async () => undefined
  freeBytes: FreeBytes = freeBytes
  /** Milliseconds after which a check counts as failed. */
  longestCheck = 5_000
  readonly #deps: HealthDeps
  readonly #checks: readonly Check[]
  #last: HealthReport = nothing
  #made = Number.NEGATIVE_INFINITY
  #making: Promise<HealthReport> | undefined

  /** The clock is read at each check, because tests replace it. */
  constructor(deps: HealthDeps) {
    this.#deps = deps
    const { config, db, owner, readers } = deps
    this.#checks = [
      {
        what: said('saude.verificacaoDisco'),
        finds: ['DISCO_CHEIO', 'DISCO_QUASE_CHEIO'],
        run: () => checkDisk(config, this.freeBytes),
      },
      {
        what: said('saude.verificacaoFila'),
        finds: ['FILA_PARADA', 'LOTE_ILEGIVEL'],
        run: () => checkQueue(db, config),
      },
      {
        what: said('saude.verificacaoEmail'),
        finds: ['EMAIL_FALHANDO', 'EMAIL_NAO_CONFIGURADO', 'TELEFONE_FALHANDO'],
        run: () => checkMail(owner, config),
      },
      {
        what: said('saude.verificacaoWebhooks'),
        finds: ['WEBHOOK_FALHANDO'],
        run: () => checkWebhooks(db),
      },
      {
        what: said('saude.verificacaoReplica'),
        finds: ['REPLICA_ATRASADA', 'REPLICA_FORA_DO_AR', 'REPLICA_ALHEIA'],
        run: () => checkReplica(readers, deps.clock),
      },
      {
        what: said('saude.verificacaoCopia'),
        finds: ['COPIA_SEM_PASTA', 'COPIA_ATRASADA', 'COPIA_NAO_ENSAIADA', 'COPIA_COM_PROBLEMA'],
        run: () => checkBackup(this.backup, deps.clock),
      },
      {
        what: said('saude.verificacaoTarefas'),
        finds: ['TAREFA_FALHANDO'],
        run: () => checkJobs(owner),
      },
    ]
  }

  /** A report that is at most a few seconds old. */
  async report(): Promise<HealthReport> {
    if (performance.now() - this.#made < freshFor) return this.#last
    this.#making ??= this.#make().finally(() => {
      this.#making = undefined
    })
    return this.#making
  }

  /** The report if it is ready within `patience` milliseconds, otherwise the previous one. */
  async soon(patience: number): Promise<HealthReport> {
    return Promise.race([this.report(), sleep(patience, undefined, { ref: false }).then(() => this.#last)])
  }

  /** Discards the last report, for tests and after a change. */
  forget(): void {
    this.#made = Number.NEGATIVE_INFINITY
  }

  async #make(): Promise<HealthReport> {
    const checked = await Promise.all(this.#checks.map((check) => runOnce(check, this.longestCheck)))
    const before = codesOf(this.#last)
    this.#last = {
      findings: checked.flatMap(({ findings }) => findings),
      measures: Object.assign({}, ...checked.map(({ measures }) => measures)),
      unknown: checked.flatMap(({ unknown }) => unknown),
    }
    this.#made = performance.now()
    const reasons = codesOf(this.#last).join(' ')
    if (reasons !== before.join(' ')) {
      const text = this.#last.findings.map((one) => render(one.text, 'pt')).join(' ')
      this.#deps.events.report({ kind: 'health.changed', reasons, text })
    }
    return this.#last
  }
}

/** Codes of a report, each once. */
export const codesOf = ({ findings }: HealthReport): HealthCode[] => [
  ...new Set(findings.map(({ code }) => code)),
]

async function runOnce(check: Check, longest: number): Promise<HealthReport> {
  check.pending ??= Promise.resolve()
    .then(check.run)
    .finally(() => {
      check.pending = undefined
    })
  const timeout = new AbortController()
  const late = sleep(longest, 'late' as const, { ref: false, signal: timeout.signal })
  late.catch(() => {})
  try {
    const checked = await Promise.race([check.pending, late])
    return checked === 'late' ? failed(check, 'ETIMEDOUT') : { ...checked, unknown: [] }
  } catch (error) {
    return failed(check, describeError(error))
  } finally {
    timeout.abort()
  }
}

const failed = ({ what: verificacao, finds }: Check, falha: string): HealthReport => ({
  findings: [{ code: 'VERIFICACAO_FALHOU', text: said('saude.verificacaoFalhou', { verificacao, falha }) }],
  measures: {},
  unknown: finds,
})
