/**
 * Everything the program reports, as typed facts. `Events` turns them into log lines and metrics. No fact
 * carries a personal value.
 */
export type Fact =
  | { kind: 'request'; operation: string; status: number; ms: number; requestId: string; clientCode?: string }
  | {
      kind: 'batch.received'
      batch: number
      operation: string
      records: number
      bytes: number
      client: number
    }
  | {
      kind: 'batch.part'
      batch: number
      operation: string
      part: number
      records: number
      refused: number
      waiting: number
      ms: number
      client: number
    }
  | { kind: 'batch.finished'; batch: number; operation: string; records: number; client: number }
  | { kind: 'batch.failed'; batch: number; operation: string; reason: string; final: boolean; client: number }
  | { kind: 'calendar.moved'; client: number; day: string; noun: string; move: string; records: number }
  | { kind: 'demo.filled'; client: number; stage: string; total: number }
  | MessageFact
  | { kind: 'token.issued'; client: number; account: number }
  | { kind: 'webhook.attempt'; client: number; target: number; diagnosis: string; ms: number }
  | {
      kind: 'webhook.failed'
      client: number
      target: number
      event: string
      diagnosis: string
      status?: number
      ms: number
      /** How many times the event was sent, with this one. */
      attempt: number
      /** Moment of the next attempt; missing when there is none. */
      next?: string
    }
  | { kind: 'webhook.target'; client: number; target: number; change: string }
  | { kind: 'query.aborted'; operation: string; requestId: string }
  | { kind: 'query.stalled'; operation: string; requestId: string }
  | { kind: 'session.began'; client: number; person: string; way: string; requestId: string }
  | { kind: 'session.refused'; code: string; requestId: string }
  | { kind: 'oidc.trouble'; client: number; stage: string; error: string }
  | { kind: 'database.restarted'; reason: string }
  | { kind: 'migration.applied'; name: string; ms: number; retries: number }
  | { kind: 'migration.waiting' }
  | { kind: 'console.trouble'; reason: string }
  | { kind: 'replica.standing'; state: string; behind?: number; changed: boolean }
  | { kind: 'query.read'; from: 'replica' | 'primary'; reason: string }
  | { kind: 'setting.unknown'; name: string; nearest?: string }
  | { kind: 'database.login'; advice: string }
  | { kind: 'database.away'; reason: string; advice: string }
  | { kind: 'worker.trouble'; reason: string }
  | { kind: 'job.failed'; job: string; failures: number; reason: string }
  | { kind: 'table.analyzed'; table: string; changed: number; ms: number }
  | { kind: 'limits.trouble'; reason: string }
  | { kind: 'walks.trouble'; reason: string }
  | { kind: 'backup.made'; backup: string; ms: number }
  | { kind: 'backup.rehearsed'; backup: string; ms: number }
  | { kind: 'backup.pruned'; removed: number }
  | { kind: 'files.moved'; client: number; files: number; unreadable: number }
  | { kind: 'files.removed'; client: number; files: number }
  | {
      kind: 'seal.unreadable'
      /** The work that failed: a batch, waiting records, an operation or a job. */
      where: string
      key: number
      missing: boolean
      client?: number
      batch?: number
    }
  | { kind: 'keys.settled'; registered: number[]; retired: number[]; unreadable: number }
  /** Reason codes of the problems that there are now, separated by spaces; empty when all is well. */
  | { kind: 'health.changed'; reasons: string; text: string }
  | { kind: 'failure'; requestId: string; operation: string; error: string }
  | { kind: 'started'; role: string; address?: string }
  | { kind: 'stopped'; role: string }

/** What became of messages that were due. */
export interface MessageFact {
  /** `withheld`: they do not leave, because there is no mail server or they are of a sandbox. */
  kind: 'message.sent' | 'message.withheld' | 'message.postponed' | 'message.undelivered'
  client: number
  move: string
  diagnosis: string
  messages: number
  /** Local part of the Message-ID, to find the message in the log of the mail server. */
  id?: string | undefined
  /** Not tried again before this moment. */
  until?: string | undefined
}

/** Reports a sealed value that could not be opened: its key is missing, or the value does not match it. */
export const sealFact = ({ key, missing }: { key: number; missing: boolean }, where: string) =>
  ({ kind: 'seal.unreadable', where, key, missing }) as const satisfies Fact

/** Describes an unexpected error without its message, which can quote a value. */
export function describeError(error: unknown): string {
  const { code, name, routine } = (error ?? {}) as { code?: string; name?: string; routine?: string }
  return [name ?? 'Error', code, routine].filter(Boolean).join(' ')
}
