import { rights } from '../doors.ts'
import { code, ours, required, varchar } from '../fields.ts'
import { group, moment, number, text, texts, truth } from '../output.ts'

/** Fields and answers that several operations share. */

export const clienteField = varchar(40, 'Código do cliente.', { ...required, ...ours, example: 'demo' })

export const tipoField = code(
  9,
  'Como entra quem tem o mesmo login em mais de um cadastro. Vazio: o primeiro, nesta ordem, que possa entrar.',
  {
    values: { usuario: 'Usuário administrativo', professor: 'Professor', aluno: 'Aluno' },
    unknown: 'refuse',
  },
  ours,
)

const tipos = ['usuario', 'professor', 'aluno']
const metodos = ['senha', 'oidc']

export const metodoText = text('Como entrou', metodos)

export const sessionShape = {
  cliente: group({ codigo: text('Código do cliente'), nome: text('Nome da instituição') }),
  pessoa: group({
    tipo: text('Que cadastro é', tipos),
    identificador: number('Número do cadastro na plataforma'),
    login: text('Login'),
    nome: text('Nome; o social, quando há'),
    perfil: text('Código do perfil de um usuário; vazio para os outros'),
    permissoes: texts('O que o perfil permite nas operações de gestão', Object.keys(rights)),
    porUnidade: { ...truth('Se o que o perfil permite se limita a unidades'), rotulo: 'Por unidade' },
  }),
  ensaio: { ...truth('Se é uma sessão do ambiente de ensaio'), rotulo: 'Ensaio' },
  metodo: metodoText,
  inclusao: moment('Quando entrou'),
  expiraEm: moment('Quando a sessão termina, mesmo em uso'),
  falta: {
    ...text(
      'O que falta para a sessão abrir algo: codigo (do segundo fator) ou cadastro (de um segundo fator); vazio quando nada. Enquanto falta, pessoa é null',
    ),
    rotulo: 'O que falta',
  },
  csrf: text('Valor do cabeçalho X-CSRF-Token nos pedidos que alteram algo'),
} as const
