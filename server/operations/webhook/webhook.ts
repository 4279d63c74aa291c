import { said, saidTogether, type Told } from '../../../catalogue/message.ts'
import type { InputOf, ToldOf } from '../../../catalogue/typed.ts'
import { webhook as declared, type webhookActions } from '../../../catalogue/webhook/webhook.ts'
import { mostTargets, registerTarget } from '../../domain/webhook/register.ts'
import { resendOne } from '../../domain/webhook/resend.ts'
import { deactivate } from '../../domain/webhook/state.ts'
import { findTargets } from '../../domain/webhook/target.ts'
import { Refusal } from '../../refusal.ts'
import { testTarget } from '../../webhooks/test-target.ts'
import { bind } from '../bound.ts'
import { type ControlCall, inClient, type Party } from '../handler.ts'
import { attemptOf, requireAddress, requireEventId, requireSecret, requireTarget } from './parts.ts'
import { viewOf } from './target-view.ts'

type Answer = ToldOf<(typeof declared)['output']>
/** The target in the request. */
type Given = InputOf<(typeof declared)['input']>['SDT_INT_WEBHOOK']
type Action = (call: ControlCall<Party>, given: Given) => Promise<Answer>

const urlField = 'SDT_INT_WEBHOOK.ESIWH_URL'
const eventField = 'SDT_INT_WEBHOOK.ESIWH_ID_EVENTO'
const answer = (MsgRetorno: Told | '', more: Partial<Answer> = {}): Answer => ({
  MsgRetorno,
  SDT_INT_WEBHOOK: null,
  DESTINOS: [],
  TESTE: null,
  ...more,
})

/** Says which batches notify the target, because the default covers only some. */
const toldOf = {
  S: said('destino.avisadoTodos'),
  N: said('destino.avisadoSoLotesTrazemRetorno'),
} as const

const register: Action = async ({ context, caller }, given) => {
  const { sealer } = context
  const url = await requireAddress({ context, caller }, urlField, given.ESIWH_URL)
  const secret = requireSecret('SDT_INT_WEBHOOK.ESIWH_SEGREDO', given.ESIWH_SEGREDO)
  return inClient({ context, caller }, async (tx) => {
    const active = given.ESIWH_ATIVO ?? undefined
    const everyBatch = given.ESIWH_TODOS_OS_LOTES ?? undefined
    const done = await registerTarget(tx, sealer, { url, secret, active, everyBatch })
    if (!done) throw new Refusal('DESTINOS_DEMAIS', { limite: mostTargets })
    const shown = viewOf(await requireTarget(tx, url), sealer, done.secret)
    const told = saidTogether([
      said(done.created ? 'destino.cadastrado' : 'destino.alterado'),
      toldOf[shown.ESIWH_TODOS_OS_LOTES],
      ...(done.secret ? [said('destino.guardeSegredo')] : []),
    ])
    return answer(told, {
      SDT_INT_WEBHOOK: shown,
      DESTINOS: [shown],
    })
  })
}

const show: Action = ({ context, caller }, { ESIWH_URL: url }) =>
  inClient({ context, caller }, async (tx) => {
    const found = url ? [await requireTarget(tx, url)] : await findTargets(tx)
    const shown = found.map((target) => viewOf(target, context.sealer))
    const one = shown.length === 1 ? shown[0]! : null
    return answer('', { SDT_INT_WEBHOOK: one, DESTINOS: shown })
  })

const remove: Action = ({ context, caller }, { ESIWH_URL: url }) =>
  inClient({ context, caller }, async (tx) => {
    const target = await requireTarget(tx, requireUrl(url))
    await deactivate(tx, target.id, 'remover')
    return answer(said('destino.destinoRemovidoNaoEntregueEsta'))
  })

const test: Action = async ({ context, caller }, { ESIWH_URL: url }) => {
  const { target, attempt } = await testTarget(context, caller, (tx) => requireTarget(tx, requireUrl(url)))
  const shown = viewOf(target, context.sealer)
  const message = said(attempt.diagnostico === 'ENTREGUE' ? 'destino.recebeuTeste' : 'destino.testeFalhou')
  return answer(message, { SDT_INT_WEBHOOK: shown, DESTINOS: [shown], TESTE: attemptOf(attempt) })
}

const resend: Action = ({ context, caller }, { ESIWH_URL: url, ESIWH_ID_EVENTO: event }) =>
  inClient({ context, caller }, async (tx) => {
    const id = requireEventId(eventField, event)
    const target = await requireTarget(tx, requireUrl(url))
    if (target.situacao === 'Desativado') throw new Refusal('DESTINO_INATIVO')
    if (!(await resendOne(tx, target.id, id))) throw unknownEvent()
    const shown = viewOf(target, context.sealer)
    const when = said(target.situacao === 'Pausado' ? 'destino.quandoRetomado' : 'destino.emInstantes')
    return answer(said('destino.eventoSeraEnviadoNovo', { quando: when }), {
      SDT_INT_WEBHOOK: shown,
      DESTINOS: [shown],
    })
  })

const actions: Readonly<Record<keyof typeof webhookActions, Action>> = {
  CADASTRAR: register,
  CONSULTAR: show,
  REMOVER: remove,
  TESTAR: test,
  REENVIAR: resend,
}

export const webhook = bind(declared, (call) => actions[call.input.ACAO](call, call.input.SDT_INT_WEBHOOK))

const unknownEvent = () =>
  new Refusal('CAMPO_INVALIDO', {
    campo: eventField,
    detalhe: said('destino.destinoNaoTemEventoEste'),
  })

function requireUrl(url: string | null | undefined): string {
  if (url) return url
  throw new Refusal('CAMPO_INVALIDO', { campo: urlField, detalhe: said('destino.informeEnderecoDestino') })
}
