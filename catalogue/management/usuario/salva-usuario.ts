import { must } from '../../common-fields.ts'
import { date, email, flag, numeric, ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, text, truth } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { simular } from '../parts.ts'

export const salvaUsuario = command({
  family: 'management',
  kind: 'command',
  id: 'SalvaUsuario',
  group: 'management',
  noun: 'usuario',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: phrase('Salvar usuário', 'Save user'),
  description: phrase(
    'Inclui um usuário, ou altera o que tem este número: perfil, unidade, como entra e até quando. Ninguém dá um perfil que permita mais do que ele mesmo pode, nem altera quem pode mais; o último que administra os acessos não se retira.',
    'Adds a user, or changes the one of this number: profile, unit, how they sign in and until when. Nobody gives a profile that permits more than they may themselves, nor changes somebody who may more; the last one who administers access does not leave.',
  ),
  rotulo: phrase('Salvar', 'Save'),
  on: 'new',
  input: {
    usuario: numeric(
      15,
      phrase(
        'Número do usuário a alterar. Se ficar vazio: inclui um novo.',
        'Number of the user to change. If left empty: a new one is added.',
      ),
      {
        ...ours,
        min: 1,
        rotulo: phrase('Número', 'Number'),
      },
    ),
    login: varchar(100, phrase('Login com que entra.', 'Login to sign in with.'), {
      ...must,
      rotulo: phrase('Login', 'Login'),
    }),
    nome: varchar(100, phrase('Nome.', 'Name.'), { ...must, rotulo: phrase('Nome', 'Name') }),
    email: email(200, phrase('E-mail, para onde vai o convite.', 'E-mail, to which the invitation goes.'), {
      ...ours,
      rotulo: phrase('E-mail', 'E-mail'),
    }),
    perfil: varchar(20, phrase('Código do perfil.', 'Code of the profile.'), {
      ...must,
      rotulo: phrase('Perfil', 'Profile'),
    }),
    unidade: varchar(
      50,
      phrase('Código da unidade a que pertence.', 'Code of the unit to which they belong.'),
      { ...ours, rotulo: phrase('Unidade', 'Unit') },
    ),
    loginUnico: flag(
      phrase(
        'S: entra pelo login único da instituição, e não por senha.',
        "S: signs in by the institution's single sign-on, and not with a password.",
      ),
      {
        ...ours,
        rotulo: phrase('Login único', 'Single sign-on'),
      },
    ),
    validade: date(
      phrase(
        'Último dia em que entra; um dia passado o inativa. Se ficar vazio: volta a entrar.',
        'Last day on which they sign in; a past day makes them inactive. If left empty: they sign in again.',
      ),
      {
        ...ours,
        rotulo: phrase('Entra até', 'Enters until'),
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    id: number(phrase('Número do usuário', 'Number of the user')),
    situacao: text(
      phrase('Situação em que ficou', 'State in which it is now'),
      withEnglish({ Ativo: 'Active', Inativo: 'Inactive' }),
    ),
  },
  changes: ['usuario', 'perfil'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {
    login: 'paula.secretaria',
    nome: 'Paula Nunes',
    email: 'paula.nunes@exemplo.edu.br',
    perfil: 'CONSULTA',
  },
})
