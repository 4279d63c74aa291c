import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '../server/config/config.ts'
import { exportDatabase } from '../server/portable/export.ts'
import { importDatabase } from '../server/portable/import.ts'
import type { Manifest } from '../server/portable/manifest.ts'
import type { Call } from './call.ts'
import { withStore } from './operator.ts'
import { Stages } from './stages.ts'

const summary = ({ versao, momento, tabelas }: Manifest) => ({
  versao,
  momento,
  tabelas: tabelas.length,
  linhas: tabelas.reduce((sum, { linhas }) => sum + linhas, 0),
  bytes: tabelas.reduce((sum, { bytes }) => sum + bytes, 0),
})

const told = ({ tabelas, linhas }: ReturnType<typeof summary>) =>
  `${linhas.toLocaleString('pt-BR')} linhas de ${tabelas} tabelas`

/** Nothing is decrypted, so any keys will do to open the database. */
export async function exportDataCommand(
  call: Call,
  target: string,
  options: { json?: boolean },
): Promise<void> {
  const stages = new Stages(call)
  const made = await withStore(
    call,
    ({ location }) =>
      exportDatabase(location.ownerUrl, target, (_, done, total) => stages.show('tabelas', done, total)),
    { anyKeys: true },
  ).finally(stages.end)
  const found = { pasta: resolve(target), ...summary(made) }
  call.print(
    options,
    found,
    `${told(found)} exportadas para ${found.pasta}.\nGuarde também o secrets.json (ou VINCULO_KEYS)${filesOf(call.config) ? ' e a pasta arquivos' : ''}: não estão na exportação.`,
  )
}

export async function importDataCommand(
  call: Call,
  source: string,
  options: { json?: boolean },
): Promise<void> {
  const { config } = call
  const stages = new Stages(call)
  const made = await importDatabase(resolve(source), config, {
    onTable: (_, done, total) => stages.show('tabelas', done, total),
    onMigration: ({ name, ms }) => call.warn(`${name}: ${ms} ms`),
  }).finally(stages.end)
  const found = { dados: config.data, ...summary(made) }
  const files = filesOf(config)
  const missing = files && !existsSync(files) ? `\nCopie ainda a pasta arquivos para ${files}.` : ''
  call.print(
    options,
    found,
    `${told(found)} importadas e conferidas${config.databaseUrl ? '' : ` em ${config.data}`}.${missing}`,
  )
}

/** Folder of the files, if they are in one. */
const filesOf = ({ files, data }: Config): string | undefined =>
  files.kind === 's3' ? undefined : join(data, 'arquivos')
