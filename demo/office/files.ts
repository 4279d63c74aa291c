import type { Context } from '../../server/context.ts'
import { keepContent } from '../../server/management/contents.ts'
import type { Tx } from '../../server/store/database.ts'
import type { Filling } from '../progress.ts'
import { sampler } from '../sampler.ts'
import { act, make, on } from './act.ts'
import { nameOfLife } from './plots.ts'

/** The smallest image there is: one white point. */
const scan = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAXF8nAAAAAElFTkSuQmCC',
  'base64',
)

/** Papers that people sent in for the first contract: one that waits, one that was accepted, one that was refused. */
const papers = [
  { nome: 'Plano de atividades.png', decision: undefined },
  { nome: 'Comprovante de matrícula.png', decision: 'AprovaArquivo' },
  { nome: 'Apólice ilegível.png', decision: 'RecusaArquivo' },
] as const

export const paperCount = papers.length

/** Sends the content of a paper, which the record then takes; one that is never taken is forgotten after a day. */
export function sendPaper(context: Context, clienteId: number, nth: number): Promise<string> {
  const caller = { clienteId, actor: sampler }
  return keepContent(context, caller, papers[nth]!.nome, scan).then(({ conteudo }) => conteudo)
}

/** Makes a file of what was sent, and decides on it. */
export async function filePaper(
  tx: Tx,
  nth: number,
  { dia, guardado }: Filling,
  conteudo: string,
): Promise<void> {
  const contrato = guardado[nameOfLife(0)]
  if (contrato === undefined) return
  const { decision } = papers[nth]!
  const id = await make(tx, on(dia), 'EnviaArquivo', { conteudo, tipo: 'Outros', contrato })
  if (decision === 'AprovaArquivo') await act(tx, on(dia), decision, {}, [id])
  if (decision === 'RecusaArquivo')
    await act(tx, on(dia), decision, { motivo: 'O documento está ilegível.' }, [id])
}
