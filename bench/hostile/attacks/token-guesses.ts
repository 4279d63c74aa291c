import { getToken } from '../../../catalogue/auth/get-token.ts'
import { validateToken } from '../../../catalogue/auth/validate-token.ts'
import { pathOf } from '../../../catalogue/operation.ts'
import { retornaDadosOcorrencias } from '../../../catalogue/query/retorna-dados-ocorrencias.ts'
import { day } from '../../../test/support/records.ts'
import type { Attack } from '../attack.ts'
import { addressOf, lanes, send } from '../tools.ts'

const guess = (lane: number, turn: number) =>
  `vinc_int_${String(lane * 1e6 + turn).padStart(43, 'A')}49654a4e`

export const tokenGuesses: Attack = {
  name: 'token-guesses',
  what: 'made-up tokens, secrets and keys at every door',
  run: (field) =>
    lanes(20, field, 500, async (lane, turn) => {
      const token = guess(lane, turn)
      const { client } = field.target.person
      const requests = [
        { path: pathOf(getToken), body: { cliente: client, usuario: 'sistema', senha: token } },
        { path: pathOf(retornaDadosOcorrencias), body: { token, dataInicio: day() } },
        { path: pathOf(validateToken), body: { token } },
        { path: '/apiworkforceintegracao/listahorarios', body: {}, headers: { authorization: token } },
      ]
      const { path, body, headers } = requests[turn % requests.length]!
      await send(field, {
        path,
        body: JSON.stringify(body),
        headers: { ...headers, 'x-forwarded-for': `203.0.113.${turn % 256}` },
        from: addressOf(lane),
      })
    }),
}
