import { code, ours, varchar } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text, truth } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'

export const situacoesUsuario = withEnglish({ Ativo: 'Active', Inativo: 'Inactive' })

export const listaUsuarios = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaUsuarios',
  group: 'management',
  noun: 'usuario',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: phrase('Usuários', 'Users'),
  description: phrase(
    'Quem entra na plataforma pela instituição: perfil, unidade, como entra e até quando.',
    'Who enters the platform for the institution: profile, unit, how they sign in and until when.',
  ),
  columns: {
    id: number(phrase('Número do usuário', 'Number of the user')),
    login: text(phrase('Login', 'Login')),
    nome: text(phrase('Nome', 'Name')),
    email: text(phrase('E-mail', 'E-mail')),
    situacao: text(phrase('Situação', 'State'), situacoesUsuario),
    perfil: group({
      codigo: text(phrase('Código do perfil', 'Code of the profile')),
      nome: text(phrase('Nome do perfil', 'Name of the profile')),
    }),
    unidade: group({
      codigo: text(phrase('Código da unidade', 'Code of the unit')),
      nome: text(phrase('Nome da unidade', 'Name of the unit')),
    }),
    loginUnico: truth(
      phrase(
        'Se entra pelo login único da instituição',
        "Whether they sign in by the institution's single sign-on",
      ),
      phrase('Login único', 'Single sign-on'),
    ),
    validade: day(
      phrase('Último dia em que entra', 'Last day on which they can sign in'),
      phrase('Entra até', 'Enters until'),
    ),
    acesso: moment(
      phrase('Último uso de uma sessão que segue aberta', 'Last use of a session that is still open'),
      phrase('Último acesso', 'Last access'),
    ),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: code(
      10,
      phrase('Situação.', 'State.'),
      {
        values: { Ativo: phrase('Ativo', 'Active'), Inativo: phrase('Inativo', 'Inactive') },
        unknown: 'refuse',
      },
      { ...ours, rotulo: phrase('Situação', 'State') },
    ),
    perfil: varchar(20, phrase('Código do perfil.', 'Code of the profile.'), {
      ...ours,
      rotulo: phrase('Perfil', 'Profile'),
    }),
  },
  search: phrase('nome, login e e-mail', 'name, login and e-mail'),
  orders: {
    nome: phrase('Nome', 'Name'),
    login: phrase('Login', 'Login'),
    atualizacao: phrase('Atualização', 'Updated'),
  },
  usualOrder: 'nome',
  problems: [],
  example: { situacao: 'Ativo', quantidade: 10 },
})
