import type { Context } from '../../server/context.ts'
import { keepContent } from '../../server/management/contents.ts'
import type { Tx } from '../../server/store/database.ts'
import { smallPdf } from '../papers.ts'
import type { Filling } from '../progress.ts'
import { sampler } from '../sampler.ts'
import { act, make, on, type Told } from './act.ts'
import { waitingAgreement } from './agreements.ts'
import { monitoringOfExample } from './named-contracts.ts'
import { nameOfLife } from './plots.ts'
import { signFile } from './signing.ts'

/** The smallest image there is: one white point. */
const scan = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAXF8nAAAAAElFTkSuQmCC',
  'base64',
)

interface Paper {
  nome: string
  bytes: Buffer
  /** Under which name the record that it belongs to is kept, and what kind of record that is. */
  of: readonly [kept: string, kind: 'contrato' | 'convenio']
  tipo: Told<'EnviaArquivo'>['tipo']
  end?: 'aprovar' | 'recusar' | 'assinar'
}

/**
 * Papers that people sent in: of the first contract, one that waits, one that was accepted and one that was refused; of an
 * agreement, one that its host signed.
 */
const papers: readonly Paper[] = [
  {
    nome: 'Plano de atividades.png',
    bytes: scan,
    of: [nameOfLife(0), 'contrato'],
    tipo: 'Plano de atividades',
  },
  {
    nome: 'Comprovante de matrícula.png',
    bytes: scan,
    of: [nameOfLife(0), 'contrato'],
    tipo: 'Outros',
    end: 'aprovar',
  },
  {
    nome: 'Apólice ilegível.png',
    bytes: scan,
    of: [nameOfLife(0), 'contrato'],
    tipo: 'Apólice',
    end: 'recusar',
  },
  {
    nome: 'Plano da monitoria.png',
    bytes: scan,
    of: [monitoringOfExample, 'contrato'],
    tipo: 'Plano de atividades',
  },
  {
    nome: 'Minuta do acordo.pdf',
    bytes: smallPdf,
    of: [waitingAgreement, 'convenio'],
    tipo: 'Convênio',
    end: 'assinar',
  },
]

export const paperCount = papers.length

/** Sends the content of a paper, which the record then takes; one that is never taken is forgotten after a day. */
export function sendPaper(context: Context, clienteId: number, nth: number): Promise<string> {
  const caller = { clienteId, actor: sampler }
  const { nome, bytes } = papers[nth]!
  return keepContent(context, caller, nome, bytes).then(({ conteudo }) => conteudo)
}

/** Makes a file of what was sent, and decides on it. */
export async function filePaper(
  tx: Tx,
  nth: number,
  { dia, guardado }: Filling,
  conteudo: string,
): Promise<void> {
  const { of, tipo, end } = papers[nth]!
  const [kept, kind] = of
  const owner = guardado[kept]
  if (owner === undefined) return
  const id = await make(tx, on(dia), 'EnviaArquivo', { conteudo, tipo, [kind]: owner })
  if (end === 'recusar')
    await act(tx, on(dia), 'RecusaArquivo', { motivo: 'O documento está ilegível.' }, [id])
  if (end === 'aprovar' || end === 'assinar') await act(tx, on(dia), 'AprovaArquivo', {}, [id])
  if (end !== 'assinar') return
  await act(tx, on(dia), 'EnviaParaAssinatura', {}, [id])
  await signFile(tx, dia, id, { but: ['instituicao'] })
}
