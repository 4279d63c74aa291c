import { must } from '../../common-fields.ts'
import { date, email, flag, numeric, ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

export const salvaUsuario = command({
  family: 'management',
  kind: 'command',
  id: 'SalvaUsuario',
  group: 'management',
  noun: 'usuario',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Salvar usuário',
  description:
    'Inclui um usuário, ou altera o que tem este número: perfil, unidade, como entra e até quando. Ninguém dá um perfil que permita mais do que ele mesmo pode, nem altera quem pode mais; o último que administra os acessos não se retira.',
  rotulo: 'Salvar',
  on: 'new',
  input: {
    usuario: numeric(15, 'Número do usuário a alterar; vazio, inclui um novo.', {
      ...ours,
      min: 1,
      rotulo: 'Número',
    }),
    login: varchar(100, 'Login com que entra.', { ...must, rotulo: 'Login' }),
    nome: varchar(100, 'Nome.', { ...must, rotulo: 'Nome' }),
    email: email(200, 'E-mail, para onde vai o convite.', { ...ours, rotulo: 'E-mail' }),
    perfil: varchar(20, 'Código do perfil.', { ...must, rotulo: 'Perfil' }),
    unidade: varchar(50, 'Código da unidade a que pertence.', { ...ours, rotulo: 'Unidade' }),
    loginUnico: flag('S: entra pelo login único da instituição, e não por senha.', {
      ...ours,
      rotulo: 'Login único',
    }),
    validade: date('Último dia em que entra; um dia passado o inativa, vazio o reativa.', {
      ...ours,
      rotulo: 'Entra até',
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    id: number('Número do usuário'),
    situacao: text('Situação em que ficou', ['Ativo', 'Inativo']),
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
