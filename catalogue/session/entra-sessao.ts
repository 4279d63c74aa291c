import { ours, required, senha, varchar } from '../fields.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { hindrances, session } from './operation.ts'
import { clienteField, sessionShape, tipoField } from './parts.ts'

export const entraSessao = session({
  family: 'session',
  id: 'EntraSessao',
  method: 'POST',
  path: '/sessao',
  title: phrase('Entrar com login e senha', 'Sign in with login and password'),
  description: phrase(
    'Começa uma sessão e entrega seu cookie. Login ou senha errados recebem a mesma resposta; só quem acerta a senha fica sabendo por que ainda não pode entrar. Onde há um segundo fator, a resposta diz em falta o que completa a entrada; até lá nada mais se abre.',
    'Begins a session and gives its cookie. A wrong login or password gets the same answer; only whoever has the password right learns why they cannot enter yet. Where there is a second factor, the answer says in falta what completes the sign-in; until then nothing else opens.',
  ),
  access: 'open',
  input: {
    cliente: clienteField,
    login: varchar(100, phrase('Login, sem distinguir maiúsculas.', 'Login, whatever its capitals.'), {
      ...required,
      ...ours,
      example: 'admin',
    }),
    senha: senha(100, phrase('Senha.', 'Password.'), { ...required, ...ours }),
    tipo: tipoField,
  },
  output: sessionShape,
  problems: [
    ...bodyProblems,
    'CLIENTE_DESCONHECIDO',
    'LOGIN_INVALIDO',
    ...hindrances,
    'LOGIN_UNICO_EXIGIDO',
    'ORIGEM_RECUSADA',
    'ENDERECO_SEM_HTTPS',
    'REGISTRO_INVALIDO',
    'TENTATIVAS_DEMAIS',
  ],
})
