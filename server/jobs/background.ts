import { PgBoss } from 'pg-boss'
import type { Context } from '../context.ts'
import { describeError } from '../facts.ts'
import { DatabaseClient } from '../store/client.ts'
import { ownerConnection } from '../store/connection.ts'
import { tableAnalyzer } from './analyze-tables.ts'
import { backUp } from './back-up.ts'
import { keepCalendars } from './calendar-moves.ts'
import { collectFiles } from './collect-files.ts'
import { forgetResumes } from './forget-resumes.ts'
import { hashPasswords } from './hash-passwords.ts'
import { forgetFormerJobs, recorded } from './job-runs.ts'
import { joinTotals } from './join-totals.ts'
import { makeDocuments, stopDrawing } from './make-documents.ts'
import { moveContents } from './move-contents.ts'
import { prepareSandboxes } from './prepare-sandboxes.ts'
import { purgeAudit } from './purge-audit.ts'
import { purgeBatches } from './purge-batches.ts'
import { purgeCommands } from './purge-commands.ts'
import { purgeContents } from './purge-contents.ts'
import { purgeCredentials } from './purge-credentials.ts'
import { purgeMessages } from './purge-messages.ts'
import { purgeSessions } from './purge-sessions.ts'
import { purgeWalks } from './purge-walks.ts'
import { purgeWebhooks } from './purge-webhooks.ts'
import { refreshActivity } from './refresh-activity.ts'
import { reviewClosedMonths } from './review-closed-months.ts'
import { sendMessages } from './send-messages.ts'
import { storeDocuments } from './store-documents.ts'
import { trimCounters } from './trim-counters.ts'

/** A scheduled job. Every job is idempotent. */
interface Job {
  queue: string
  cron: string
  /** Hours after which a run counts as lost, for long jobs. */
  hours?: number
  /** Also runs at every start. */
  atStart?: true
  run: (context: Context, signal: AbortSignal) => Promise<void>
}

const zone = 'America/Sao_Paulo'

export const jobs: readonly Job[] = [
  { queue: 'lotes-expurgar', cron: '30 3 * * *', run: purgeBatches },
  { queue: 'credenciais-expurgar', cron: '10 * * * *', run: purgeCredentials },
  { queue: 'contadores-aparar', cron: '* * * * *', run: trimCounters },
  { queue: 'auditoria-expurgar', cron: '45 3 * * *', run: purgeAudit },
  // In every time zone, midnight falls on a quarter of an hour.
  { queue: 'vigencia', cron: '*/15 * * * *', run: refreshActivity },
  { queue: 'calendario', cron: '*/15 * * * *', atStart: true, run: keepCalendars },
  { queue: 'sessoes-expurgar', cron: '45 3 * * *', run: purgeSessions },
  { queue: 'arquivos-mover', cron: '10 4 * * *', hours: 6, run: moveContents },
  { queue: 'arquivos-expurgar', cron: '40 4 * * *', hours: 6, run: collectFiles },
  { queue: 'caminhadas-expurgar', cron: '20 * * * *', run: purgeWalks },
  { queue: 'comandos-expurgar', cron: '25 * * * *', run: purgeCommands },
  { queue: 'mensagens-expurgar', cron: '55 3 * * *', run: purgeMessages },
  { queue: 'curriculos-anonimizar', cron: '5 4 * * *', run: forgetResumes },
  { queue: 'conteudos-expurgar', cron: '35 * * * *', run: purgeContents },
  { queue: 'totais-juntar', cron: '15 4 * * *', run: joinTotals },
  { queue: 'fechamentos-rever', cron: '*/5 * * * *', run: reviewClosedMonths },
  { queue: 'copia-de-seguranca', cron: '15 2 * * *', hours: 12, run: backUp },
  { queue: 'webhooks-expurgar', cron: '50 3 * * *', run: purgeWebhooks },
]

/** Queues of older versions, whose schedules are still in the database. */
const former = ['alunos-vigencia']

/** Milliseconds between two looks at what is wrong, so that the log has it without a monitor. */
const healthEvery = 60_000

async function logHealth({ health }: Context): Promise<boolean> {
  await health.report()
  return false
}

/** Scheduled jobs, and loops for work that batches and commands leave behind. */
export class Background {
  readonly #boss: PgBoss
  readonly #stop = new AbortController()
  readonly #loops: Promise<void>[]

  private constructor(context: Context, boss: PgBoss) {
    this.#boss = boss
    this.#loops = [
      this.#repeat(context, 500, hashPasswords),
      this.#repeat(context, 500, storeDocuments),
      this.#repeat(context, 500, makeDocuments),
      this.#repeat(context, 500, sendMessages),
      this.#repeat(context, 1_000, prepareSandboxes),
      this.#repeat(context, 1_000, tableAnalyzer()),
      this.#repeat(context, healthEvery, logHealth),
    ]
  }

  static async start(context: Context): Promise<Background> {
    const { options: _, ...connection } = ownerConnection(context.location.ownerUrl)
    // pg-boss passes unknown options on to its pool.
    const options = { ...connection, Client: DatabaseClient } as { connectionString: string }
    const boss = new PgBoss({
      ...options,
      max: 2,
      application_name: 'vinculo',
    })
    boss.on('error', (error) =>
      context.events.report({ kind: 'worker.trouble', reason: describeError(error) }),
    )
    const background = new Background(context, boss)
    try {
      await background.#begin(context)
      return background
    } catch (error) {
      await background.stop().catch(() => {})
      throw error
    }
  }

  async #begin(context: Context): Promise<void> {
    const boss = this.#boss
    await boss.start()
    for (const queue of former) await boss.unschedule(queue)
    await forgetFormerJobs(
      context.owner,
      jobs.map(({ queue }) => queue),
    )
    for (const { queue, cron, hours, atStart, run } of jobs) {
      await boss.createQueue(queue, {
        policy: 'singleton',
        retryLimit: 5,
        retryBackoff: true,
        ...(hours && { expireInSeconds: hours * 3600 }),
      })
      await boss.schedule(queue, cron, {}, { tz: zone })
      await boss.work(queue, () => recorded(context, queue, () => run(context, this.#stop.signal)))
      if (atStart) await boss.send(queue)
    }
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await Promise.all(this.#loops)
    await stopDrawing()
    await this.#boss.stop({ graceful: true, timeout: 5_000 })
  }

  /** Repeats a step: at once while it finds work, else after a pause. */
  async #repeat(
    context: Context,
    pause: number,
    step: (context: Context, signal: AbortSignal) => Promise<boolean>,
  ): Promise<void> {
    const { signal } = this.#stop
    while (!signal.aborted) {
      let worked = false
      try {
        worked = await step(context, signal)
      } catch (error) {
        context.events.report({ kind: 'worker.trouble', reason: describeError(error) })
      }
      if (!worked && !signal.aborted) await rest(pause, signal)
    }
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
