import { recebeAlunos } from '../../../catalogue/academic/recebe-alunos.ts'
import { pathOf } from '../../../catalogue/operation.ts'
import { webhook } from '../../../catalogue/webhook/webhook.ts'
import type { Attack, Field } from '../attack.ts'
import { attempt, lanes, send } from '../tools.ts'

const targets = 10
const urlOf = (field: Field, at: number) => `http://127.0.0.1:${field.target.silentPort}/${at % targets}`

/** Refused records with a label each, so that every one is an event for every endpoint. */
async function makeEvents(field: Field, turn: number): Promise<void> {
  const records = Array.from({ length: 10 }, (_, at) => ({ ID_RETORNO: `${turn}-${at}` }))
  const body = JSON.stringify({ TOKEN: field.token, [recebeAlunos.list]: records })
  await send(field, { path: pathOf(recebeAlunos), body })
}

export const silentWebhooks: Attack = {
  name: 'silent-webhooks',
  what: 'webhook targets that never answer, with events for them and tests in a loop',
  token: true,
  run: async (field) => {
    const ask = (ACAO: string, at: number) => ({
      path: pathOf(webhook),
      body: JSON.stringify({ TOKEN: field.token, ACAO, SDT_INT_WEBHOOK: { ESIWH_URL: urlOf(field, at) } }),
    })
    for (let at = 0; at < targets; at++) await attempt(field, () => send(field, ask('CADASTRAR', at)))
    await lanes(60, field, 1_000, async (lane, turn) => {
      if (lane === 0) await makeEvents(field, turn)
      else await send(field, ask('TESTAR', lane))
    })
  },
}
