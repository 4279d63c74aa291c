import { SingleBar } from 'cli-progress'
import { requirePassphrase } from '../server/backup/keys.ts'
import { type Made, makeBackup, type Stage } from '../server/backup/make.ts'
import { bytesText } from '../server/bytes-text.ts'
import type { Config } from '../server/config/config.ts'
import type { Environment } from '../server/config/env.ts'
import { secretsFile } from '../server/config/secrets.ts'
import { systemClock } from '../server/values/clock.ts'
import { askTwice } from './ask.ts'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'
import { withStore } from './operator.ts'

interface Options {
  withKeys?: boolean
  filesOnly?: boolean
  json?: boolean
}

export async function backupCommand(
  call: Call,
  folder: string,
  options: Options,
  env: Environment,
): Promise<void> {
  const { config } = call
  const filesOnly = options.filesOnly ?? false
  if (config.databaseUrl && !filesOnly) throw externalDatabase(folder)
  if (!config.databaseUrl && filesOnly) {
    throw new UsageError(
      '--files-only serve para um PostgreSQL próprio; sem ela, a cópia tem banco e arquivos.',
    )
  }
  const passphrase = options.withKeys ? await newPassphrase(call, env) : undefined
  const progress = progressOf(call, options)
  const made = await withStore(call, (store) =>
    makeBackup(store, {
      folder,
      moment: systemClock.now(),
      passphrase,
      filesOnly,
      onProgress: progress.show,
    }).finally(progress.end),
  )
  const falta = missingFrom(made, config)
  call.print(
    options,
    { copia: made.path, ...made.manifest, falta },
    [summaryOf(made), ...falta.map((text) => `Falta guardar: ${text}`)].join('\n'),
  )
}

const externalDatabase = (folder: string) =>
  new UsageError(
    `o banco é o PostgreSQL de DATABASE_URL, que se copia com as ferramentas dele, como pg_dump --format=custom ou pg_basebackup. Depois dele, copie os arquivos com: vinculo backup ${folder} --files-only. Veja docs/OPERATIONS.md, Backup.`,
  )

async function newPassphrase(call: Call, env: Environment): Promise<string> {
  const given = env.VINCULO_BACKUP_PASSPHRASE
  if (!given && !call.terminal.input.isTTY) {
    throw new UsageError(
      '--with-keys: sem terminal para perguntar a frase-senha, informe VINCULO_BACKUP_PASSPHRASE.',
    )
  }
  const passphrase =
    given || (await askTwice(call, 'Frase-senha das chaves', 'as duas frases-senhas não são iguais.'))
  requirePassphrase(passphrase)
  return passphrase
}

function summaryOf({ path, manifest }: Made): string {
  const { banco, arquivos, chaves, duracaoMs } = manifest
  const parts = [
    banco ? `banco de ${bytesText(banco.bytesAbertos)} (${bytesText(banco.bytes)} na cópia)` : 'sem banco',
    arquivos.onde === 'pasta'
      ? `${arquivos.quantidade.toLocaleString('pt-BR')} arquivos (${bytesText(arquivos.bytes)})`
      : 'sem arquivos',
    chaves ? 'chaves cifradas' : 'sem chaves',
  ]
  return `Cópia de segurança em ${path}: ${parts.join(', ')}; ${Math.ceil(duracaoMs / 1000)} s.`
}

/** Items that a restore needs besides this backup. */
function missingFrom({ manifest }: Made, config: Config): string[] {
  const missing: string[] = []
  if (!manifest.banco) missing.push('o banco, copiado antes desta cópia com as ferramentas dele.')
  if (manifest.arquivos.onde === 's3') {
    missing.push(`os arquivos, no bucket ${manifest.arquivos.bucket}: copie-o à parte, depois desta cópia.`)
  }
  if (manifest.chaves) {
    missing.push('a frase-senha, em outro lugar: sem ela as chaves desta cópia não abrem.')
  } else if (config.keys)
    missing.push('o valor de VINCULO_KEYS, em outro lugar: sem as chaves nada selado abre.')
  else {
    missing.push(
      `${secretsFile(config.data)}, em outro lugar: sem as chaves nada selado abre. Ou repita com --with-keys.`,
    )
  }
  return missing
}

/** A progress bar on a terminal; nothing elsewhere. */
function progressOf({ terminal: { errors } }: Call, { json }: Options) {
  if (json || !errors.isTTY) return { show: undefined, end: () => {} }
  const bar = new SingleBar({
    format: '{stage} {bar} {percentage}%',
    stream: errors,
    hideCursor: true,
  })
  let shown: Stage | undefined
  return {
    show: (stage: Stage, done: number, total: number) => {
      const payload = { stage: stage.padEnd(11) }
      if (stage !== shown) bar.start(total, done, payload)
      else {
        bar.setTotal(total)
        bar.update(done, payload)
      }
      shown = stage
    },
    end: () => bar.stop(),
  }
}
