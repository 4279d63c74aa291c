import { related } from '../../fields.ts'
import { contaFavorecidoMachine } from '../../machines/conta-favorecido.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(contaFavorecidoMachine)

export const listaContasFavorecidos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaContasFavorecidos',
  group: 'management',
  noun: 'conta_favorecido',
  doors: { staff: 'financeiro.ver', party: ['aluno'] },
  title: phrase('Contas de favorecidos', 'Accounts of payees'),
  description: phrase(
    'As contas que favorecidos informaram, pelo final; alunos veem as suas.',
    'The accounts that payees gave, by their end; students see their own.',
  ),
  columns: {
    id: number(phrase('Número do registro na plataforma', 'Number of the record on the platform')),
    aluno: group({
      identificador: number(phrase('Número do aluno', 'Number of the student')),
      nome: text(phrase('Aluno', 'Student')),
    }),
    pessoa: group({
      identificador: number(phrase('Número da pessoa', 'Number of the person')),
      nome: text(phrase('Pessoa', 'Person')),
    }),
    situacao: text(phrase('Situação', 'State'), situacoes),
    conta: text(
      phrase('Banco e final da conta, ou final da chave', 'Bank and end of the account, or end of the key'),
      phrase('Conta', 'Account'),
    ),
    esperaAte: day(
      phrase(
        'Último dia em que espera; vazio, quando só outra pessoa a confirma',
        'Last day on which it waits; empty where only another person confirms it',
      ),
    ),
    inclusao: moment(phrase('Inclusão', 'Added')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    aluno: related('aluno', phrase('Aluno.', 'Student.'), { rotulo: phrase('Aluno', 'Student') }),
    pessoa: related('pessoa', phrase('Pessoa.', 'Person.'), { rotulo: phrase('Pessoa', 'Person') }),
  },
  search: phrase('nome do aluno ou da pessoa', 'name of the student or person'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    inclusao: phrase('Inclusão', 'Added'),
    situacao: phrase('Situação', 'State'),
  },
  usualOrder: 'atualizacao',
  problems: [],
  example: { situacao: ['Em espera'], quantidade: 10 },
})
