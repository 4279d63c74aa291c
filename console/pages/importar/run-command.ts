import { mostRecords } from '../../../catalogue/management/parts.ts'
import type { CommandOperation } from '../../../catalogue/operation.ts'
import { Problem } from '../../../client/problem.ts'
import type { Finding } from '../../../client/types.ts'
import { ask } from '../../api/platform.ts'
import type { Rec } from './rows.ts'
import { digestOf } from './run.ts'

/** Outcome of a row of a file. */
export interface RowOutcome {
  /** Position in the file, from 0. */
  row: number
  aceito: boolean
  id: number | null
  codigo: string
  campo: string
  mensagem: string
  achados: readonly Finding[]
}

interface Run {
  command: CommandOperation
  records: readonly Rec[]
  simulate: boolean
  /** Part of the idempotency key: the same file under the same label runs once. */
  label: string
  signal: AbortSignal
  onProgress: (outcomes: readonly RowOutcome[]) => void
}

/** Runs a command over the rows of a file, in slices. */
export async function runRows({ command, records, simulate, label, signal, onProgress }: Run): Promise<void> {
  let outcomes: readonly RowOutcome[] = []
  for (let first = 0; first < records.length; first += mostRecords) {
    const some = records.slice(first, first + mostRecords)
    const lines = await slice(command, some, simulate, label + first, signal)
    outcomes = [...outcomes, ...lines.map((line, at) => ({ ...line, row: first + at }))]
    onProgress(outcomes)
  }
}

type Line = Omit<RowOutcome, 'row'>

/** Rows that cannot be read refuse the whole request: they are set aside, and the others are sent again. */
async function slice(
  command: CommandOperation,
  rows: readonly Rec[],
  simulate: boolean,
  label: string,
  signal: AbortSignal,
): Promise<Line[]> {
  const lines: (Line | undefined)[] = rows.map(() => undefined)
  const send = async () => {
    const left = rows.flatMap((values, at) => (lines[at] ? [] : [{ at, values }]))
    if (left.length === 0) return
    const input = {
      [command.sheet!]: left.map(({ values }) => values),
      ...(simulate && { SIMULAR: 'S' }),
    }
    const digest = simulate ? crypto.randomUUID() : await digestOf(label + JSON.stringify(input))
    const idempotencyKey = `arquivo-${digest.slice(0, 40)}`
    const { linhas } = (await ask(command, input, { idempotencyKey, signal })) as unknown as {
      linhas: readonly (Line & { linha: number })[]
    }
    for (const line of linhas) lines[left[line.linha - 1]!.at] = line
  }
  try {
    await send()
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'REGISTRO_INVALIDO') throw error
    for (const { campo, codigo, mensagem } of error.fields) {
      const [, position, field = ''] = /^\w+\[(\d+)\]\.?(.*)$/.exec(campo) ?? []
      if (position === undefined) throw error
      lines[Number(position) - 1] ??= {
        ...{ aceito: false, id: null, achados: [], codigo, campo: field },
        mensagem: mensagem.replace(/^[A-Z_]+: /, ''),
      }
    }
    await send()
  }
  return lines.map((line) => line!)
}
