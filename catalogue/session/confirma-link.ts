import { ours, required, varchar } from '../fields.ts'
import { linkCode } from '../links.ts'
import { number } from '../output.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { segredo } from './link-parts.ts'
import { session } from './operation.ts'
import { sampleCode } from './password-parts.ts'

export const confirmaLink = session({
  family: 'session',
  id: 'ConfirmaLink',
  method: 'POST',
  path: '/sessao/link/prova',
  title: phrase('Informar o código de um link', 'Give the code of a link'),
  description: phrase(
    'Confere o código enviado por PedeCodigoLink. Se é o certo, o link abre neste navegador, que guarda a prova em um cookie, até que o tempo dela passe ou o link termine; outro navegador precisa de outro código.',
    'Checks the code sent by PedeCodigoLink. If it is right, the link opens in this browser, which keeps the proof in a cookie, until its time is over or the link ends; another browser needs another code.',
  ),
  access: 'open',
  input: {
    segredo,
    codigo: varchar(
      linkCode.digits,
      phrase(
        'O código de seis dígitos da mensagem mais recente.',
        'The six-digit code of the most recent message.',
      ),
      {
        ...required,
        ...ours,
        rotulo: phrase('Código', 'Code'),
        example: sampleCode,
      },
    ),
  },
  output: {
    minutos: number(
      phrase(
        'Por quantos minutos este navegador abre o link',
        'For how many minutes this browser opens the link',
      ),
      phrase('Minutos', 'Minutes'),
    ),
  },
  problems: [
    ...bodyProblems,
    'CODIGO_LINK_INVALIDO',
    'LIMITE_EXCEDIDO',
    'ORIGEM_RECUSADA',
    'ENDERECO_SEM_HTTPS',
    'REGISTRO_INVALIDO',
  ],
})
