import { varchar } from '../fields.ts'
import { text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'

export const entraAcesso = session({
  family: 'session',
  id: 'EntraAcesso',
  method: 'POST',
  path: '/sessao/acesso',
  title: phrase('Entrar com o link de um colaborador', 'Enter with the link of an employee'),
  description: phrase(
    'Usa o link que gerarlinkacesso deu, e começa uma sessão do colaborador em um cookie só dela. Um link usado, vencido, substituído, revogado ou que não existe recebe a mesma resposta.',
    'Uses the link that gerarlinkacesso gave, and begins a session of the employee in a cookie of its own. A link that was used, expired, replaced, revoked or does not exist gets the same answer.',
  ),
  access: 'open',
  input: {
    segredo: varchar(
      43,
      phrase('O que vem depois de # no endereço do link.', 'What comes after # in the address of the link.'),
      {
        required: true,
        origin: 'ours',
        rotulo: phrase('Segredo', 'Secret'),
        example: 'exemplo-de-acesso-0123456789abcdefghijklmno',
      },
    ),
  },
  output: {
    destino: text(phrase('Onde a página abre', 'Where the page opens'), phrase('Destino', 'Destination')),
  },
  problems: [
    ...bodyProblems,
    'ACESSO_INVALIDO',
    'LIMITE_EXCEDIDO',
    'ORIGEM_RECUSADA',
    'REGISTRO_INVALIDO',
    'ENDERECO_SEM_HTTPS',
  ],
})
