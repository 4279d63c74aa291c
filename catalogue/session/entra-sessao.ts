import { ours, required, senha, varchar } from '../fields.ts'
import { bodyProblems } from '../problems.ts'
import { hindrances, session } from './operation.ts'
import { clienteField, sessionShape, tipoField } from './parts.ts'

export const entraSessao = session({
  family: 'session',
  id: 'EntraSessao',
  method: 'POST',
  path: '/sessao',
  title: 'Entrar com login e senha',
  description:
    'Começa uma sessão e entrega seu cookie. Cliente, login ou senha errados recebem a mesma resposta; só quem acerta a senha fica sabendo por que ainda não pode entrar. Onde há um segundo fator, a resposta diz em falta o que completa a entrada; até lá nada mais se abre.',
  access: 'open',
  input: {
    cliente: clienteField,
    login: varchar(100, 'Login, sem distinguir maiúsculas.', { ...required, ...ours, example: 'admin' }),
    senha: senha(100, 'Senha.', { ...required, ...ours }),
    tipo: tipoField,
  },
  output: sessionShape,
  problems: [
    ...bodyProblems,
    'LOGIN_INVALIDO',
    ...hindrances,
    'LOGIN_UNICO_EXIGIDO',
    'ORIGEM_RECUSADA',
    'ENDERECO_SEM_HTTPS',
    'REGISTRO_INVALIDO',
    'TENTATIVAS_DEMAIS',
  ],
})
