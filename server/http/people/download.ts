import { actingPerson } from '../../domain/acesso/person.ts'
import { type ReadLink, readLink } from '../../domain/arquivo/link.ts'
import { fileOf, type GivenFile, recordDownload } from '../../domain/arquivo/open.ts'
import { bearerById } from '../../domain/link/find.ts'
import { useSession } from '../../domain/sessao/use.ts'
import { Refusal } from '../../refusal.ts'
import type { Actor } from '../../store/actor.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Exchange } from '../exchange.ts'
import { callOf } from '../session/call.ts'

export const downloadPath = '/arquivos/:link'
export const downloadName = 'arquivos'

/** What is wrong with a link is told to nobody: it opens, or it does not. */
const closed = () => new Refusal('CONTEUDO_INEXISTENTE')

/** Gives the content that a link was made for, as a file to be kept, to the one it was made for. */
export async function answerDownload(exchange: Exchange): Promise<void> {
  const { request, reply, context } = exchange
  if (request.method !== 'GET') throw new Refusal('METODO_INVALIDO', { metodo: 'GET' })
  const { link: text } = request.params as { link: string }
  const link = readLink(text)
  if (!link || link.bearing.expira * 1000 < context.clock.now().epochMilliseconds) throw closed()
  const { clienteId } = link.bearing
  const actor = await bearerOf(exchange, link)
  const file = await context.db.inClient(
    clienteId,
    async (tx) => {
      const found = await fileOf(tx, link)
      if (!found || !link.fits(context.sealer, found.sha256)) throw closed()
      await recordDownload(tx, link.table, link.id)
      return found
    },
    actor,
  )
  const bytes = await context.files.get(clienteId, file.sha256)
  if (!bytes) throw closed()
  reply.headers(headersOf(file)).send(bytes)
}

/** Whoever holds the session that the address was made in, or the key or personal link that it was made for. */
async function bearerOf(exchange: Exchange, { bearing: { clienteId, para } }: ReadLink): Promise<Actor> {
  const { context } = exchange
  const id = Number(para.slice(1))
  if (para.startsWith('s')) {
    const { client, person, session } = await useSession(context, callOf(exchange).cookies.get('session'))
    if (client.clienteId !== clienteId || session.id !== id) throw closed()
    return actingPerson(person, downloadName)
  }
  if (para.startsWith('l')) {
    const link = await context.db.reading(clienteId, (tx) => bearerById(tx, id))
    if (!link) throw closed()
    const { parte, pessoaId, nome } = link
    return { kind: 'party', parte, id: pessoaId, nome, by: 'link', operacao: downloadName }
  }
  const key = await context.db.reading(clienteId, (tx) =>
    tx
      .selectFrom('credencial')
      .select('nome')
      .where('cliente_id', '=', currentClient)
      .where('id', '=', id)
      .where('revogada_em', 'is', null)
      .executeTakeFirst(),
  )
  if (!key) throw closed()
  return { kind: 'credential', tipo: 'gestao', id, nome: key.nome, operacao: downloadName }
}

/** Never shown inside a page of ours: a file that somebody sent is a stranger. */
const headersOf = ({ nome, tipo }: GivenFile) => ({
  'content-type': tipo,
  'content-disposition': `attachment; filename="${plain(nome)}"; filename*=UTF-8''${encoded(nome)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
})

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
