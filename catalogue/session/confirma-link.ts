import { ours, required, varchar } from '../fields.ts'
import { linkCode } from '../links.ts'
import { number } from '../output.ts'
import { bodyProblems } from '../problems.ts'
import { segredo } from './link-parts.ts'
import { session } from './operation.ts'
import { sampleCode } from './password-parts.ts'

export const confirmaLink = session({
  family: 'session',
  id: 'ConfirmaLink',
  method: 'POST',
  path: '/sessao/link/prova',
  title: 'Informar o código de um link',
  description:
    'Confere o código enviado por PedeCodigoLink. Se é o certo, o link abre neste navegador, que guarda a prova em um cookie, até que o tempo dela passe ou o link termine; outro navegador precisa de outro código.',
  access: 'open',
  input: {
    segredo,
    codigo: varchar(linkCode.digits, 'O código de seis dígitos da mensagem mais recente.', {
      ...required,
      ...ours,
      rotulo: 'Código',
      example: sampleCode,
    }),
  },
  output: { minutos: { ...number('Por quantos minutos este navegador abre o link'), rotulo: 'Minutos' } },
  problems: [
    ...bodyProblems,
    'CODIGO_LINK_INVALIDO',
    'LIMITE_EXCEDIDO',
    'ORIGEM_RECUSADA',
    'ENDERECO_SEM_HTTPS',
    'REGISTRO_INVALIDO',
  ],
})
