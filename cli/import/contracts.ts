import { importaContratos } from '../../catalogue/management/contrato/importa-contratos.ts'
import { mostRecords } from '../../catalogue/management/parts.ts'
import { render, renderedJson } from '../../catalogue/render.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'
import { valueIn } from '../../client/columns.ts'
import type { HeadedRow } from '../../client/table/headed.ts'
import { type Context, openContext } from '../../server/context.ts'
import type { Person } from '../../server/management/caller.ts'
import { runCommand } from '../../server/management/command.ts'
import { Refusal } from '../../server/refusal.ts'
import { operator } from '../../server/store/actor.ts'
import type { Call } from '../call.ts'
import { Unfinished, UsageError } from '../errors.ts'
import { Stages } from '../stages.ts'
import { readTable } from '../table/read.ts'
import { clientCalled } from './client.ts'
import { contractColumns } from './columns.ts'
import { type Line, OutcomeFile } from './outcome.ts'

const fields = importaContratos.input.contratos.items
const mostRows = 200_000

export interface ImportOptions {
  client: string
  dryRun?: boolean
  json?: boolean
}

/** A row of the file that is not empty. */
interface Row {
  number: number
  values: Readonly<Record<string, unknown>>
}

/** Imports the contracts of a CSV or XLSX file and writes the outcome of each row next to it. */
export async function importContractsCommand(
  call: Call,
  path: string,
  options: ImportOptions,
): Promise<void> {
  const { digest, rows: read } = await readTable(path)
  const rows = await contractsIn(call, read)
  const context = await openContext({ ...call.config, logLevel: 'silent' })
  const stages = new Stages(call)
  try {
    const caller = await operatorOf(context, options.client)
    const simulated = options.dryRun === true
    const outcomes = new OutcomeFile(path)
    let accepted = 0
    for (let at = 0; at < rows.length; at += mostRecords) {
      const some = rows.slice(at, at + mostRecords)
      // The idempotency key makes importing the same file again safe, after an interruption or by mistake.
      const key = simulated ? undefined : `contratos ${digest} ${at}`
      for (const [nth, line] of (await importRows(context, caller, some, key)).entries()) {
        outcomes.write(some[nth]!.number, line)
        if (line.aceito) accepted++
      }
      stages.show('contratos', Math.min(at + mostRecords, rows.length), rows.length)
    }
    outcomes.close()
    stages.end()
    const refused = rows.length - accepted
    const said = {
      arquivo: path,
      simulado: simulated,
      aceitos: accepted,
      recusados: refused,
      resultado: outcomes.path,
    }
    const verb = simulated ? 'seriam aceitos' : 'aceitos'
    const text = `${accepted} contratos ${verb}, ${refused} recusados; o resultado de cada linha está em ${outcomes.path}.`
    call.print(options, said, text)
    if (refused > 0) throw new Unfinished(`${refused} linhas foram recusadas.`)
  } finally {
    stages.end()
    await context.close()
  }
}

async function contractsIn(call: Call, read: AsyncIterable<HeadedRow>): Promise<Row[]> {
  const rows: Row[] = []
  let columns: (string | undefined)[] | undefined
  for await (const { number, headings, cells } of read) {
    columns ??= contractColumns(call, headings, fields)
    const values = columns.flatMap((name, at) => {
      const cell = cells[at] ?? ''
      return name === undefined || cell === ''
        ? []
        : [[name, valueIn(cell, fields[name as keyof typeof fields])]]
    })
    rows.push({ number, values: Object.fromEntries(values) })
    if (rows.length > mostRows) throw new UsageError(`o arquivo tem mais de ${mostRows} linhas; divida-o.`)
  }
  if (rows.length === 0) throw new UsageError('o arquivo não tem nenhum contrato abaixo da primeira linha.')
  return rows
}

type Answer = AnswerOf<(typeof importaContratos)['output']>

/** Sends rows together. Rows that cannot be read are reported, and the others are sent without them. */
async function importRows(
  context: Context,
  caller: Person,
  rows: readonly Row[],
  key: string | undefined,
): Promise<Line[]> {
  const lines: (Line | undefined)[] = rows.map(() => undefined)
  const send = async () => {
    const left = rows.flatMap(({ values }, at) => (lines[at] ? [] : [{ at, values }]))
    if (left.length === 0) return
    const body = {
      contratos: left.map(({ values }) => values),
      ...(key === undefined ? { SIMULAR: 'S' } : {}),
    }
    const origin = { address: '', agent: undefined }
    const { answer } = await runCommand(importaContratos, { context, caller, body, key, origin })
    const { linhas } = JSON.parse(renderedJson(answer, 'pt')) as Answer
    for (const line of linhas) lines[left[line.linha! - 1]!.at] = line
  }
  try {
    await send()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'REGISTRO_INVALIDO') throw error
    for (const { campo, codigo, mensagem } of error.fields) {
      const [, position, field] = /^contratos\[(\d+)\]\.?(.*)$/.exec(campo) ?? []
      if (position === undefined) throw error
      lines[Number(position) - 1] ??= unreadable(field!, codigo, render(mensagem, 'pt'))
    }
    await send()
  }
  return lines.map((line) => line!)
}

const unreadable = (campo: string, codigo: string, mensagem: string): Line => ({
  ...{ linha: null, aceito: false, id: null, contrato: null, situacao: '', achados: [] },
  ...{ codigo, campo, mensagem },
})

/** The operator, with only the right that the command takes, in all units. */
async function operatorOf(context: Context, codigo: string): Promise<Person> {
  const { clienteId, fuso } = await clientCalled(context, codigo)
  return {
    ...{ clienteId, codigo, fuso, actor: operator('contracts import', ['contratos.alterar']) },
    spender: { credencialId: 0, contaId: null },
  }
}
