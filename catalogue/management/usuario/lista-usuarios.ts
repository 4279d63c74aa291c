import { code, ours, varchar } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text, truth } from '../../output.ts'

export const situacoesUsuario = ['Ativo', 'Inativo'] as const

export const listaUsuarios = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaUsuarios',
  group: 'management',
  noun: 'usuario',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Usuários',
  description: 'Quem entra na plataforma pela instituição: perfil, unidade, como entra e até quando.',
  columns: {
    id: number('Número do usuário'),
    login: text('Login'),
    nome: text('Nome'),
    email: text('E-mail'),
    situacao: text('Situação', situacoesUsuario),
    perfil: group({ codigo: text('Código do perfil'), nome: text('Nome do perfil') }),
    unidade: group({ codigo: text('Código da unidade'), nome: text('Nome da unidade') }),
    loginUnico: { ...truth('Se entra pelo login único da instituição'), rotulo: 'Login único' },
    validade: { ...day('Último dia em que entra'), rotulo: 'Entra até' },
    acesso: { ...moment('Último uso de uma sessão que segue aberta'), rotulo: 'Último acesso' },
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: code(
      10,
      'Situação.',
      { values: { Ativo: 'Ativo', Inativo: 'Inativo' }, unknown: 'refuse' },
      { ...ours, rotulo: 'Situação' },
    ),
    perfil: varchar(20, 'Código do perfil.', { ...ours, rotulo: 'Perfil' }),
  },
  search: 'nome, login e e-mail',
  orders: { nome: 'Nome', login: 'Login', atualizacao: 'Atualização' },
  usualOrder: 'nome',
  problems: [],
  example: { situacao: 'Ativo', quantidade: 10 },
})
