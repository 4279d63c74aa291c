import type { Context } from '../../server/context.ts'
import { keepContent } from '../../server/management/contents.ts'
import type { Tx } from '../../server/store/database.ts'
import { exampleHost } from '../examples.ts'
import { smallPdf } from '../papers.ts'
import { nameOfLife } from '../plots.ts'
import type { Filling } from '../progress.ts'
import { sampler } from '../sampler.ts'
import { act, make, on, type Told } from './act.ts'
import { waitingAgreement } from './agreements.ts'
import { hostsNamed } from './hosts.ts'
import { monitoringOfExample } from './named-contracts.ts'
import { decidedEquivalence, firstProject } from './projects.ts'
import { signFile } from './signing.ts'

/** A PNG of one white pixel. */
const scan = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAXF8nAAAAAElFTkSuQmCC',
  'base64',
)

interface Paper {
  nome: string
  bytes: Buffer
  /** The name under which its record is kept, and the kind of record. */
  of: readonly [kept: string, kind: 'contrato' | 'convenio' | 'equivalencia' | 'projetoExtensao']
  tipo: Told<'EnviaArquivo'>['tipo']
  end?: 'aprovar' | 'recusar' | 'assinar'
}

/**
 * Uploaded documents: three of the first contract (waiting, accepted, refused), and one each of an agreement,
 * an equivalence and a project, signed by an organisation.
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
  {
    nome: 'Declaração de horas.pdf',
    bytes: smallPdf,
    of: [decidedEquivalence, 'equivalencia'],
    tipo: 'Outros',
    end: 'assinar',
  },
  {
    nome: 'Termo de parceria.pdf',
    bytes: smallPdf,
    of: [firstProject, 'projetoExtensao'],
    tipo: 'Outros',
    end: 'assinar',
  },
]

export const paperCount = papers.length

/** Uploads the content of a document; unused contents are deleted after a day. */
export function sendPaper(context: Context, clienteId: number, nth: number): Promise<string> {
  const caller = { clienteId, actor: sampler }
  const { nome, bytes } = papers[nth]!
  return keepContent(context, caller, nome, bytes).then(({ conteudo }) => conteudo)
}

/** Creates a file from the uploaded content, and decides on it. */
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
  // An agreement takes its document along when it is sent.
  if (kind === 'convenio') await act(tx, on(dia), 'EnviaConvenio', {}, [owner])
  else await act(tx, on(dia), 'EnviaParaAssinatura', { assinantes: await namedSigners(tx) }, [id])
  await signFile(tx, dia, id, { but: ['instituicao'] })
}

/** The organisation of the examples and the institution. */
async function namedSigners(tx: Tx) {
  const [host] = await hostsNamed(tx, [exampleHost])
  const nome = 'Paula Rocha Mendes'
  return [
    { parte: 'concedente', pessoa: host!.id, nome, email: 'estagios@horizonte.exemplo.com.br' },
    { parte: 'instituicao', nome: 'Pró-Reitoria de Extensão' },
  ] as const
}
