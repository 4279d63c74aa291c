import { randomUUID } from 'node:crypto'
import type { salvaCanal, testaCanal } from '../../catalogue/management/canal/index.ts'
import { said } from '../../catalogue/message.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { credentialOf, loadChannel, recordAttempt } from '../domain/canal/channel.ts'
import { hiddenIn, requestOf } from '../domain/canal/request.ts'
import { saveChannel } from '../domain/canal/verbs.ts'
import { institutionName } from '../domain/mensagem/carta.ts'
import { pauseAfter, textsToday } from '../domain/mensagem/telefone.ts'
import { HttpGateway } from '../net/gateway.ts'
import { Refusal } from '../refusal.ts'
import { mobileIn } from '../values/phone.ts'
import type { ApartVerb } from './apart-verb.ts'

/** Outside a transaction, because the name of the gateway is resolved. */
export const salva: ApartVerb<typeof salvaCanal> = async ({ context, caller, step }, input) => {
  const objection = await context.outbound.objection(input.url, caller.clienteId)
  return step((tx) => saveChannel(tx, context.sealer, input, objection))
}

/** Sends one text, within the limit of the day. */
export const testa: ApartVerb<typeof testaCanal> = async (
  { context, caller, step },
  { telefone },
  simulated,
) => {
  const to = mobileIn(telefone)
  if (!to) {
    throw new Refusal('REGISTRO_INVALIDO', {}, [
      wrongField('telefone', 'CAMPO_INVALIDO', said('canal.naoCelular')),
    ])
  }
  const { channel, nome, sent } = await step(async (tx) => ({
    channel: await loadChannel(tx),
    nome: await institutionName(tx),
    sent: await textsToday(tx, [to]),
  }))
  if (!channel) throw new Refusal('REGISTRO_INEXISTENTE')
  if (sent.total >= channel.porDia) {
    throw new Refusal('REGISTRO_INVALIDO', {}, [
      wrongField('telefone', 'CAMPO_INVALIDO', said('canal.limiteDoDia', { limite: channel.porDia })),
    ])
  }
  if (simulated) return { funciona: false, diagnostico: '', resposta: '' }
  const gateway = new HttpGateway(context.outbound, caller.clienteId)
  const credential = credentialOf(context.sealer, channel)
  const text = `${nome}: mensagem de teste.`
  const { outcome, diagnosis, response } = await gateway.deliver({
    request: requestOf(channel, credential, { id: randomUUID(), to, text }),
    hidden: hiddenIn(credential),
    secret: false,
  })
  await step((tx) => recordAttempt(tx, { diagnosis, response, pause: pauseAfter(outcome, channel.falhas) }))
  return { funciona: outcome === 'taken', diagnostico: diagnosis, resposta: response }
}
