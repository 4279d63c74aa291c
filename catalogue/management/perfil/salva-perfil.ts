import { must } from '../../common-fields.ts'
import { rights } from '../../doors.ts'
import { flag, ours, texts, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, texts as told, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

export const salvaPerfil = command({
  family: 'management',
  kind: 'command',
  id: 'SalvaPerfil',
  group: 'management',
  noun: 'perfil',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: phrase('Salvar perfil', 'Save profile'),
  description: phrase(
    'Inclui o perfil deste código, ou altera o que existe. Ninguém dá ou tira uma permissão que não tem; para mudar porUnidade ou porIntegracao, é preciso ter todas as do perfil. Quem administra os acessos não pode tirar de todos o direito de fazê-lo.',
    'Adds the profile of this code, or changes the one there is. Nobody gives or takes a right that they lack; to change porUnidade or porIntegracao, all rights of the profile are needed. Who administers access cannot take from everybody the right to do so.',
  ),
  rotulo: phrase('Salvar', 'Save'),
  on: 'new',
  input: {
    codigo: varchar(
      20,
      phrase(
        'Código do perfil, como a integração o usa.',
        'Code of the profile, as the integration uses it.',
      ),
      { ...must, rotulo: phrase('Código', 'Code') },
    ),
    nome: varchar(100, phrase('Nome do perfil.', 'Name of the profile.'), {
      ...must,
      rotulo: phrase('Nome', 'Name'),
    }),
    permissoes: texts(
      Object.keys(rights).length,
      40,
      phrase('O que permite. Se ficar vazio: nada.', 'What it permits. If left empty: nothing.'),
      {
        ...ours,
        codes: { values: rights, unknown: 'refuse' },
        rotulo: phrase('O que permite', 'What it allows'),
      },
    ),
    porUnidade: flag(
      phrase(
        'S limita o que permite à unidade de cada usuário e às que ficam abaixo.',
        'Yes: limits what it permits to the unit of each user and those below it.',
      ),
      {
        ...ours,
        rotulo: phrase('Por unidade', 'By unit'),
      },
    ),
    porIntegracao: flag(
      phrase(
        'S deixa RecebeUsuarios concedê-lo, ainda que tenha permissões reservadas.',
        'Yes: lets RecebeUsuarios give it, even if it has reserved rights.',
      ),
      {
        ...ours,
        rotulo: phrase('Por integração', 'By integration'),
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    id: number(phrase('Número do perfil', 'Number of the profile')),
    usuarios: number(
      phrase('Usuários que o têm, e a quem isto muda', 'Users who have it, and for whom this changes'),
      phrase('Usuários', 'Users'),
    ),
    ganha: {
      ...told(phrase('Permissões que passa a ter', 'Rights that it gets')),
      rotulo: phrase('Passa a permitir', 'Begins to permit'),
    },
    perde: {
      ...told(phrase('Permissões que deixa de ter', 'Rights that it loses')),
      rotulo: phrase('Deixa de permitir', 'No longer permits'),
    },
  },
  changes: ['perfil', 'usuario'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {
    codigo: 'ARQUIVO',
    nome: 'Arquivo acadêmico',
    permissoes: ['cadastros.ver', 'contratos.ver'],
  },
})
