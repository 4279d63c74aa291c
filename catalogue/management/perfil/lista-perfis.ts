import { rights } from '../../doors.ts'
import { listing } from '../../operation.ts'
import { codedTexts, moment, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'

export const listaPerfis = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaPerfis',
  group: 'management',
  noun: 'perfil',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: phrase('Perfis', 'Profiles'),
  description: phrase(
    'Os perfis da instituição, com o que cada um permite e quantos usuários o têm.',
    "The institution's profiles, with what each permits and how many users have it.",
  ),
  columns: {
    id: number(phrase('Número do perfil', 'Number of the profile')),
    codigo: text(phrase('Código', 'Code')),
    nome: text(phrase('Nome', 'Name')),
    permissoes: {
      ...codedTexts(phrase('O que permite', 'What it allows'), { values: rights }),
      rotulo: phrase('O que permite', 'What it allows'),
    },
    oferta: {
      ...codedTexts(
        phrase(
          'Permissões que a plataforma sugere e que o perfil não tem',
          'Rights that the platform suggests and the profile does not have',
        ),
        { values: rights },
      ),
      rotulo: phrase('Sugestão', 'Suggestion'),
    },
    porUnidade: truth(
      phrase(
        'Se o que permite vale só na unidade de cada usuário e nas que ficam abaixo',
        'Whether what it permits holds only in the unit of each user and those below it',
      ),
      phrase('Por unidade', 'By unit'),
    ),
    porIntegracao: truth(
      phrase(
        'Se RecebeUsuarios pode concedê-lo ainda que tenha permissões reservadas',
        'Whether RecebeUsuarios can give it even if it has reserved rights',
      ),
      phrase('Por integração', 'By integration'),
    ),
    usuarios: number(phrase('Usuários que o têm', 'Users who have it'), phrase('Usuários', 'Users')),
    inclusao: moment(phrase('Inclusão', 'Added')),
  },
  filters: {},
  search: phrase('código e nome', 'code and name'),
  orders: { codigo: phrase('Código', 'Code'), nome: phrase('Nome', 'Name') },
  usualOrder: 'codigo',
  problems: [],
  example: { quantidade: 20 },
})
