import { group, moment, number, text, texts, truth } from '../output.ts'
import { phrase } from '../phrase.ts'
import { session } from './operation.ts'

export const retornaPerfil = session({
  family: 'session',
  id: 'RetornaPerfil',
  method: 'GET',
  path: '/sessao/perfil',
  title: phrase('Ver o próprio perfil', "See one's own profile"),
  description: phrase(
    'Quem entrou, o que pode e onde, e o que protege o seu acesso.',
    'Who is signed in, what they may do and where, and what protects their access.',
  ),
  access: 'session',
  output: {
    nome: text(phrase('Nome; o social, quando há', 'Name; the social one, where there is one')),
    login: text(phrase('Login', 'Login')),
    email: text(phrase('E-mail do cadastro', 'Registered e-mail')),
    perfil: text(
      phrase(
        'Nome do perfil de um usuário; vazio para os outros',
        'Name of the profile of a user; empty for others',
      ),
      phrase('Perfil', 'Profile'),
    ),
    unidades: {
      ...texts(
        phrase(
          'Unidades a que o perfil se limita; vazio quando não se limita',
          'Units to which the profile is limited; empty where it is not',
        ),
      ),
      rotulo: phrase('Unidades', 'Units'),
    },
    temSenha: truth(
      phrase('Se há uma senha com que entra', 'Whether there is a password to sign in with'),
      phrase('Tem senha', 'Has a password'),
    ),
    segundoFator: {
      ...group({
        ativo: truth(phrase('Se há um segundo fator em uso', 'Whether a second factor is in use')),
        desde: moment(phrase('Desde quando', 'Since when'), phrase('Desde', 'Since')),
        codigosRestantes: number(
          phrase('Códigos de recuperação que ainda não foram usados', 'Recovery codes not used yet'),
          phrase('Códigos de recuperação', 'Recovery codes'),
        ),
        exigido: truth(
          phrase(
            'Se a instituição o exige desta pessoa',
            'Whether the institution demands it of this person',
          ),
          phrase('Exigido', 'Required'),
        ),
      }),
      rotulo: phrase('Segundo fator', 'Second factor'),
    },
  },
  problems: [],
})
