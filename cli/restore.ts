import { realpathSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { chooseBackup } from '../server/backup/folder.ts'
import { type Rehearsal, rehearse } from '../server/backup/rehearse.ts'
import { type Restored, readRestorable, restoreBackup } from '../server/backup/restore.ts'
import { readState, writeState } from '../server/backup/status.ts'
import { bytesText } from '../server/bytes-text.ts'
import type { Config } from '../server/config/config.ts'
import type { Environment } from '../server/config/env.ts'
import { findSecrets, secretsFile } from '../server/config/secrets.ts'
import { actAsOwner } from '../server/store/embedded/owner-of-data.ts'
import { systemClock } from '../server/values/clock.ts'
import { askOnce } from './ask.ts'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'

interface Options {
  data?: string
  rehearse?: boolean
  json?: boolean
}

export async function restoreCommand(
  call: Call,
  given: string,
  options: Options,
  env: Environment,
): Promise<void> {
  if (!options.rehearse && !options.data) {
    throw new UsageError('informe a pasta de dados nova com --data PASTA, ou --rehearse para ensaiar.')
  }
  const { config } = call
  actAsOwner(config.data)
  const backup = await chooseBackup(resolve(given))
  if (options.rehearse) await rehearseCommand(call, backup, options)
  else await restoreTo(call, backup, options, env)
}

async function restoreTo(call: Call, backup: string, options: Options, env: Environment): Promise<void> {
  const { config } = call
  const { chaves } = await readRestorable(backup)
  const passphrase = chaves ? await knownPassphrase(call, env) : undefined
  const restored = await restoreBackup({
    backup,
    data: config.data,
    passphrase,
    keysGiven: config.keys !== undefined,
  })
  call.print(
    options,
    { copia: backup, dados: config.data, banco: restored.cluster ?? null, chaves: restored.keys },
    textOf(backup, config, restored),
  )
}

async function knownPassphrase(call: Call, env: Environment): Promise<string | undefined> {
  if (env.VINCULO_BACKUP_PASSPHRASE) return env.VINCULO_BACKUP_PASSPHRASE
  if (!call.terminal.input.isTTY) return undefined
  return askOnce(call, 'Frase-senha das chaves')
}

function textOf(backup: string, { data }: Config, { manifest, keys, cluster }: Restored): string {
  const place = cluster ? `, com o banco em ${cluster}` : ''
  const lines = [`A cópia ${basename(backup)}, de ${manifest.momento}, foi restaurada em ${data}${place}.`]
  if (keys === 'faltam') {
    lines.push(
      manifest.chaves
        ? `Faltam as chaves: apague a pasta e repita com VINCULO_BACKUP_PASSPHRASE, ou ponha o secrets.json original em ${secretsFile(data)}.`
        : `Faltam as chaves: ponha o secrets.json original em ${secretsFile(data)}. Quem as tem só em VINCULO_KEYS apaga a pasta e repete com essa variável.`,
    )
  }
  if (manifest.arquivos.onde === 's3') {
    lines.push(`Os arquivos ficam no bucket ${manifest.arquivos.bucket}; restaure-o à parte.`)
  }
  lines.push(`Depois inicie com VINCULO_DATA=${data}.`)
  return lines.join('\n')
}

async function rehearseCommand(call: Call, backup: string, options: Options): Promise<void> {
  const { config } = call
  // Without keys, the rehearsal compares everything else.
  const found = findSecrets({ ...config, databaseUrl: undefined })
  const rehearsal = await rehearse({ backup, config, found })
  await remember(backup, config, rehearsal)
  const now = systemClock.now()
  const idade = Math.round(Temporal.Instant.from(rehearsal.manifest.momento).until(now).total('seconds'))
  const { manifest, ...figures } = rehearsal
  call.print(
    options,
    { copia: backup, momento: manifest.momento, idadeSegundos: idade, ...figures },
    rehearsedText(backup, rehearsal, idade),
  )
}

function rehearsedText(backup: string, rehearsal: Rehearsal, age: number): string {
  const { manifest, restauradoMs, duracaoMs, tabelas, livro, mudaram, respostas, arquivos, nomeados } =
    rehearsal
  const seconds = (ms: number) => `${Math.ceil(ms / 1000).toLocaleString('pt-BR')} s`
  const lines = [
    `A cópia ${basename(backup)} foi restaurada em ${seconds(restauradoMs)} e confere; o ensaio levou ${seconds(duracaoMs)}.`,
    `Idade: ${ageText(age)}. Banco: ${bytesText(manifest.banco?.bytesAbertos ?? 0)}.`,
    `Conferidos: ${tabelas} tabelas de clientes, ${livro} somas do livro de movimentos, ${arquivos} arquivos.`,
  ]
  if (mudaram > 0)
    lines.push(`Mudaram durante a cópia e não foram comparadas: ${mudaram} tabelas de clientes.`)
  if (respostas) lines.push(...answersText(respostas))
  lines.push(
    nomeados === undefined
      ? 'Sem as chaves não se conferiu se elas abrem esta cópia, nem as consultas, nem se cada arquivo citado está nela.'
      : `As chaves são as desta cópia, e ela tem os ${nomeados} arquivos que o banco cita.`,
  )
  return lines.join('\n')
}

function answersText(respostas: NonNullable<Rehearsal['respostas']>): string[] {
  const { iguais, mudaram, naoLidas, outraVersao, clientesDeFora } = respostas
  const left = [
    [mudaram, 'mudaram durante a cópia'],
    [naoLidas, 'não foram lidas no tempo, ou falharam já na cópia'],
    [outraVersao, 'são de consultas que esta versão responde de outro modo'],
  ].filter(([many]) => many !== 0)
  const lines = [`Respostas de consultas conferidas: ${iguais}.`]
  if (left.length > 0) {
    lines.push(`Respostas não comparadas: ${left.map(([many, why]) => `${many} ${why}`).join('; ')}.`)
  }
  if (clientesDeFora > 0) lines.push(`Clientes cujas consultas não foram comparadas: ${clientesDeFora}.`)
  return lines
}

function ageText(seconds: number): string {
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 172_800) return `${Math.floor(seconds / 3_600)} h`
  return `${Math.floor(seconds / 86_400)} dias`
}

/** A rehearsal of a backup of the configured folder counts for the platform's health. */
async function remember(
  backup: string,
  { backups }: Config,
  { duracaoMs, restauradoMs }: Rehearsal,
): Promise<void> {
  try {
    if (!backups || realpathSync(dirname(backup)) !== realpathSync(backups)) return
    const ensaio = { copia: basename(backup), momento: systemClock.now().toString(), duracaoMs, restauradoMs }
    writeState(backups, { ...(await readState(backups)), ensaio })
  } catch {
    // The folder may be read-only here; the rehearsal itself went well.
  }
}
