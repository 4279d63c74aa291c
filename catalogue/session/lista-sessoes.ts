import { list, moment, number, text, truth } from '../output.ts'
import { session } from './operation.ts'
import { metodoText } from './parts.ts'

export const listaSessoes = session({
  family: 'session',
  id: 'ListaSessoes',
  method: 'GET',
  path: '/sessao/lista',
  title: 'Listar as próprias sessões',
  description:
    'As sessões da pessoa que ainda valem, a mais recente primeiro. Valem as 50 últimas: quem entra mais uma vez encerra a mais antiga.',
  access: 'session',
  output: {
    sessoes: list({
      identificador: number('Número da sessão'),
      atual: truth('É a sessão deste navegador'),
      metodo: metodoText,
      navegador: text('Navegador e sistema'),
      endereco: text('Endereço de onde entrou'),
      inclusao: moment('Quando entrou'),
      usadaEm: moment('Último uso, com folga de um minuto'),
    }),
  },
  problems: [],
})
