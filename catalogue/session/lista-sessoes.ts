import { list, moment, number, text, truth } from '../output.ts'
import { phrase } from '../phrase.ts'
import { session } from './operation.ts'
import { metodoText } from './parts.ts'

export const listaSessoes = session({
  family: 'session',
  id: 'ListaSessoes',
  method: 'GET',
  path: '/sessao/lista',
  title: phrase('Listar as próprias sessões', "List one's own sessions"),
  description: phrase(
    'As sessões da pessoa que ainda valem, a mais recente primeiro. Valem as 50 últimas: quem entra mais uma vez encerra a mais antiga.',
    "The person's sessions that still hold, the most recent first. The last 50 hold: signing in once more ends the oldest.",
  ),
  access: 'session',
  output: {
    sessoes: list({
      identificador: number(phrase('Número da sessão', 'Number of the session')),
      atual: truth(phrase('É a sessão deste navegador', 'Is the session of this browser')),
      metodo: metodoText,
      navegador: text(phrase('Navegador e sistema', 'Browser and system')),
      endereco: text(phrase('Endereço de onde entrou', 'Address of the sign-in')),
      inclusao: moment(phrase('Quando entrou', 'When they signed in')),
      usadaEm: moment(phrase('Último uso, com folga de um minuto', 'Last use, to about a minute')),
    }),
  },
  problems: [],
})
