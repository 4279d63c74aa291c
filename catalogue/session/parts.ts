import { rights } from '../doors.ts'
import { code, ours, required, varchar } from '../fields.ts'
import { coded, group, moment, number, secretText, text, texts, truth } from '../output.ts'
import { phrase } from '../phrase.ts'
import { caminhosMensagens } from '../values/mensagens.ts'

/** Common fields and answers. */

export const clienteField = varchar(40, phrase('Código do cliente.', 'Code of the client.'), {
  ...required,
  ...ours,
  example: 'demo',
})

export const tipoField = code(
  9,
  phrase(
    'Como entra quem tem o mesmo login em mais de um cadastro. Vazio: o primeiro, nesta ordem, que possa entrar.',
    'How somebody with the same login in more than one register signs in. Empty: the first, in this order, that can.',
  ),
  {
    values: {
      usuario: phrase('Usuário administrativo', 'Administrative user'),
      professor: phrase('Professor', 'Professor'),
      aluno: phrase('Aluno', 'Student'),
    },
    unknown: 'refuse',
  },
  ours,
)

const tipos = ['usuario', 'professor', 'aluno']
const metodos = ['senha', 'oidc']

export const metodoText = text(phrase('Como entrou', 'How they signed in'), metodos)

export const sessionShape = {
  cliente: group({
    codigo: text(phrase('Código do cliente', 'Code of the client')),
    nome: text(phrase('Nome da instituição', 'Name of the institution')),
  }),
  pessoa: group({
    tipo: text(phrase('Que cadastro é', 'Which register it is'), tipos),
    identificador: number(
      phrase('Número do cadastro na plataforma', 'Number of the register on the platform'),
    ),
    login: text(phrase('Login', 'Login')),
    nome: text(phrase('Nome; o social, quando há', 'Name; the social one, where there is one')),
    perfil: text(
      phrase(
        'Código do perfil de um usuário; vazio para os outros',
        'Code of the profile of a user; empty for others',
      ),
    ),
    permissoes: texts(
      phrase(
        'O que o perfil permite nas operações de gestão',
        'What the profile permits in management operations',
      ),
      Object.keys(rights),
    ),
    porUnidade: truth(
      phrase(
        'Se o que o perfil permite se limita a unidades',
        'Whether what the profile permits is limited to units',
      ),
      phrase('Por unidade', 'By unit'),
    ),
  }),
  ensaio: truth(
    phrase('Se é uma sessão do ambiente de ensaio', 'Whether it is a session of the sandbox'),
    phrase('Ensaio', 'Sandbox'),
  ),
  mensagens: {
    ...coded(phrase('Como saem as mensagens da instituição', "How the institution's messages leave"), {
      values: caminhosMensagens,
    }),
    rotulo: phrase('Mensagens', 'Messages'),
  },
  metodo: metodoText,
  inclusao: moment(phrase('Quando entrou', 'When they signed in')),
  expiraEm: moment(phrase('Quando a sessão termina, mesmo em uso', 'When the session ends, even in use')),
  falta: text(
    phrase(
      'O que falta para a sessão abrir algo: codigo (do segundo fator) ou cadastro (de um segundo fator); vazio quando nada. Enquanto falta, pessoa é null',
      'What is missing for the session to open anything: codigo (of the second factor) or cadastro (of a second factor); empty where nothing is. While it is missing, pessoa is null',
    ),
    phrase('O que falta', 'What is missing'),
  ),
  csrf: secretText(
    phrase(
      'Valor do cabeçalho X-CSRF-Token nos pedidos que alteram algo',
      'Value of the header X-CSRF-Token in requests that change something',
    ),
  ),
} as const
