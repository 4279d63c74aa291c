import { type BatchState, ended } from '../../client/batch.ts'
import type { Connection } from '../../client/connection.ts'
import type { Call } from '../call.ts'
import { counted } from '../counted.ts'
import { SomeRefused, Unfinished, UsageError } from '../errors.ts'
import { Stages } from '../stages.ts'
import type { ServerOptions } from './connection.ts'

/** Follows a batch to its end and exits with its result. */
export async function watchCommand(
  call: Call,
  connection: Connection,
  number: string,
  options: ServerOptions & { json?: boolean },
): Promise<void> {
  if (!/^[1-9]\d{0,14}$/.test(number)) throw new UsageError(`"${number}" não é o número de um lote.`)
  const stages = new Stages(call)
  const show = ({ SITUACAO, PROGRESSO, POSICAO_FILA }: BatchState) => {
    const position = POSICAO_FILA && POSICAO_FILA > 1 ? `, ${POSICAO_FILA}º da fila` : ''
    stages.show(`lote ${number}: ${SITUACAO}${position}`, PROGRESSO ?? 0, 100)
  }
  try {
    const batch = await ended(
      connection,
      Number(number),
      call.terminal.errors.isTTY ? { onProgress: show } : {},
    )
    stages.end()
    conclude(call, batch, options)
  } finally {
    stages.end()
  }
}

function conclude(call: Call, batch: BatchState, options: { json?: boolean }): void {
  const { OCORRENCIAS: _, ...told } = batch
  const { LOTE, OPERACAO, SITUACAO, FALHA, TOTAL_RECUSADOS: refused } = batch
  const counts = [
    counted(batch.TOTAL_INCLUIDOS ?? 0, 'incluído', 'incluídos'),
    counted(batch.TOTAL_ATUALIZADOS ?? 0, 'atualizado', 'atualizados'),
    counted(batch.TOTAL_INALTERADOS ?? 0, 'inalterado', 'inalterados'),
    counted(refused ?? 0, 'recusado', 'recusados'),
    ...(batch.TOTAL_AGUARDANDO
      ? [counted(batch.TOTAL_AGUARDANDO, 'aguarda outro registro', 'aguardam outros registros')]
      : []),
  ]
  call.print(options, told, `Lote ${LOTE}, ${OPERACAO}: ${SITUACAO}. ${counts.join(', ')}.`)
  if (SITUACAO === 'Falhou') throw new Unfinished(`o lote ${LOTE} falhou: ${FALHA}`)
  if (refused)
    throw new SomeRefused(`${counted(refused, 'registro foi recusado', 'registros foram recusados')}.`)
}
