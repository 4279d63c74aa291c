import type { webhookActions } from '../../../catalogue/webhook/webhook.ts'
import { mostTargets, registerTarget } from '../../domain/webhook/register.ts'
import { resendOne } from '../../domain/webhook/resend.ts'
import { deactivate } from '../../domain/webhook/state.ts'
import { findTargets } from '../../domain/webhook/target.ts'
import { Refusal } from '../../refusal.ts'
import { testTarget } from '../../webhooks/test-target.ts'
import { type ControlCall, type ControlHandler, inClient, type Party } from '../handler.ts'
import type { Input } from '../read-input.ts'
import { attemptOf, requireAddress, requireEventId, requireSecret, requireTarget } from './parts.ts'
import { viewOf } from './target-view.ts'

type Action = (call: ControlCall<Party>, given: Given) => Promise<object>

/** What the request says of the target. */
interface Given {
  url: string | undefined
  secret: string | undefined
  active: boolean | undefined
  everyBatch: boolean | undefined
  event: string | undefined
}

const urlField = 'SDT_INT_WEBHOOK.ESIWH_URL'
const eventField = 'SDT_INT_WEBHOOK.ESIWH_ID_EVENTO'
const answer = (MsgRetorno: string, more: object = {}) => ({
  MsgRetorno,
  SDT_INT_WEBHOOK: null,
  DESTINOS: [],
  TESTE: null,
  ...more,
})

const register: Action = async ({ context, caller }, given) => {
  const { sealer } = context
  const url = await requireAddress({ context, caller }, urlField, given.url)
  const secret = requireSecret('SDT_INT_WEBHOOK.ESIWH_SEGREDO', given.secret)
  return inClient({ context, caller }, async (tx) => {
    const done = await registerTarget(tx, sealer, { ...given, url, secret })
    if (!done) throw new Refusal('DESTINOS_DEMAIS', { limite: mostTargets })
    const shown = viewOf(await requireTarget(tx, url), sealer, done.secret)
    const what = done.created ? 'Destino cadastrado.' : 'Destino alterado.'
    const keep = done.secret ? ' Guarde o segredo: ele não volta a aparecer.' : ''
    return answer(what + keep, { SDT_INT_WEBHOOK: shown, DESTINOS: [shown] })
  })
}

const show: Action = ({ context, caller }, { url }) =>
  inClient({ context, caller }, async (tx) => {
    const found = url ? [await requireTarget(tx, url)] : await findTargets(tx)
    const shown = found.map((target) => viewOf(target, context.sealer))
    const one = shown.length === 1 ? shown[0] : null
    return answer('', { SDT_INT_WEBHOOK: one, DESTINOS: shown })
  })

const remove: Action = ({ context, caller }, { url }) =>
  inClient({ context, caller }, async (tx) => {
    const target = await requireTarget(tx, requireUrl(url))
    await deactivate(tx, target.id, 'remover')
    return answer('Destino removido; o que não foi entregue está cancelado.')
  })

const test: Action = async ({ context, caller }, { url }) => {
  const { target, attempt } = await testTarget(context, caller, (tx) => requireTarget(tx, requireUrl(url)))
  const shown = viewOf(target, context.sealer)
  const message = attempt.diagnostico === 'ENTREGUE' ? 'O destino recebeu o teste.' : 'O teste falhou.'
  return answer(message, { SDT_INT_WEBHOOK: shown, DESTINOS: [shown], TESTE: attemptOf(attempt) })
}

const resend: Action = ({ context, caller }, { url, event }) =>
  inClient({ context, caller }, async (tx) => {
    const id = requireEventId(eventField, event)
    const target = await requireTarget(tx, requireUrl(url))
    if (target.situacao === 'Desativado') throw new Refusal('DESTINO_INATIVO')
    if (!(await resendOne(tx, target.id, id))) throw unknownEvent()
    const shown = viewOf(target, context.sealer)
    const when = target.situacao === 'Pausado' ? 'quando o destino for retomado' : 'em instantes'
    return answer(`O evento será enviado de novo ${when}.`, { SDT_INT_WEBHOOK: shown, DESTINOS: [shown] })
  })

const actions: Readonly<Record<keyof typeof webhookActions, Action>> = {
  CADASTRAR: register,
  CONSULTAR: show,
  REMOVER: remove,
  TESTAR: test,
  REENVIAR: resend,
}

export const webhook: ControlHandler<Party> = (call) => {
  const fields = call.input.SDT_INT_WEBHOOK as Input
  const text = (name: string) => (fields[name] as string | null | undefined) ?? undefined
  const flag = (name: string) => (text(name) === undefined ? undefined : text(name) === 'S')
  return actions[call.input.ACAO as keyof typeof actions](call, {
    url: text('ESIWH_URL'),
    secret: text('ESIWH_SEGREDO'),
    active: flag('ESIWH_ATIVO'),
    everyBatch: flag('ESIWH_TODOS_OS_LOTES'),
    event: text('ESIWH_ID_EVENTO'),
  })
}

const unknownEvent = () =>
  new Refusal('CAMPO_INVALIDO', {
    campo: eventField,
    detalhe: 'o destino não tem evento com este identificador',
  })

function requireUrl(url: string | undefined): string {
  if (url) return url
  throw new Refusal('CAMPO_INVALIDO', { campo: urlField, detalhe: 'informe o endereço do destino' })
}
