import { varchar } from '../fields.ts'
import { text } from '../output.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'

export const entraAcesso = session({
  family: 'session',
  id: 'EntraAcesso',
  method: 'POST',
  path: '/sessao/acesso',
  title: 'Entrar com o link de um colaborador',
  description:
    'Usa o link que gerarlinkacesso deu, e começa uma sessão do colaborador em um cookie só dela. Um link usado, vencido, substituído, revogado ou que não existe recebe a mesma resposta.',
  access: 'open',
  input: {
    segredo: varchar(43, 'O que vem depois de # no endereço do link.', {
      required: true,
      origin: 'ours',
      rotulo: 'Segredo',
      example: 'exemplo-de-acesso-0123456789abcdefghijklmno',
    }),
  },
  output: { destino: { ...text('Onde a página abre'), rotulo: 'Destino' } },
  problems: [
    ...bodyProblems,
    'ACESSO_INVALIDO',
    'LIMITE_EXCEDIDO',
    'ORIGEM_RECUSADA',
    'REGISTRO_INVALIDO',
    'ENDERECO_SEM_HTTPS',
  ],
})
