import { said } from '../../../catalogue/message.ts'
import { enviaConteudo, largestUpload, nameHeader } from '../../../catalogue/upload.ts'
import { cleanName } from '../../domain/arquivo/inspect.ts'
import { keepContent } from '../../management/contents.ts'
import { Refusal } from '../../refusal.ts'
import { permissionsOf } from '../../store/actor.ts'
import { readBody } from '../body/read.ts'
import type { Exchange } from '../exchange.ts'
import { sendWhole } from '../whole-answer.ts'
import { admitPerson } from './admit.ts'

export const { path: uploadPath, id: uploadName } = enviaConteudo

/**
 * Receives a file: its bytes as the body, its name percent-encoded in X-Nome-Arquivo. The answer identifies
 * the content for the command that attaches it to a record; unused content is removed after a day.
 */
export async function answerUpload(exchange: Exchange): Promise<void> {
  const { request, context } = exchange
  if (request.method !== 'POST') throw new Refusal('METODO_INVALIDO', { metodo: 'POST' })
  const caller = await admitPerson(uploadName, exchange)
  requireSender(caller)
  const nome = cleanName(toldName(request.headers[nameHeader.toLowerCase()]))
  exchange.hold.belongTo(caller.clienteId)
  const bytes = await readBody(exchange, largestUpload)
  const { clienteId } = caller
  const { conteudo, tipoMime, tamanho, hash } = await keepContent(context, caller, nome, bytes)
  await sendWhole(exchange, enviaConteudo, clienteId, { conteudo, nome, tipoMime, tamanho, hash })
}

type Caller = Awaited<ReturnType<typeof admitPerson>>

/** Uploading needs a right to change records or to send payment files. Parties may always upload. */
function requireSender({ actor }: Caller): void {
  if (actor.kind === 'party') return
  if (permissionsOf(actor).some((right) => right.endsWith('.alterar') || right === 'financeiro.remeter'))
    return
  throw new Refusal('PERMISSAO_AUSENTE', { permissao: 'contratos.alterar' })
}

function toldName(header: string | string[] | undefined): string {
  const text = String(header ?? '')
  if (text === '' || text.length > 2_000) {
    throw new Refusal('CONTEUDO_RECUSADO', {
      detalhe: said('pedido.informeNomeArquivo', { cabecalho: nameHeader }),
    })
  }
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refusal('CONTEUDO_RECUSADO', {
      detalhe: said('pedido.nomeNaoEstaCodificado', { cabecalho: nameHeader }),
    })
  }
}
