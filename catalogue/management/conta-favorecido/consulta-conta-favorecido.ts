import { contaFavorecidoMachine } from '../../machines/conta-favorecido.ts'
import { statesOf } from '../../machines/machine.ts'
import { record } from '../../operation.ts'
import { day, group, moment, number, numberOf, sealed, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { tiposConta } from './fields.ts'

export const consultaContaFavorecido = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaContaFavorecido',
  group: 'management',
  noun: 'conta_favorecido',
  doors: { staff: 'financeiro.ver', party: ['aluno'] },
  title: phrase('Conta de favorecido', 'Account of a payee'),
  description: phrase(
    'Uma conta que um favorecido informou, seu histórico e o que se pode fazer com ela agora; alunos veem as suas, pelo final.',
    'An account that a payee gave, its history and what can be done with it now; students see their own, by its end.',
  ),
  machine: contaFavorecidoMachine,
  element: {
    identificador: number(phrase('Número do registro na plataforma', 'Number of the record on the platform')),
    aluno: group({
      identificador: numberOf('aluno', phrase('Número do aluno', 'Number of the student')),
      nome: text(phrase('Aluno', 'Student')),
      matricula: text(phrase('Matrícula', 'Enrolment')),
    }),
    pessoa: group({
      identificador: numberOf('pessoa', phrase('Número da pessoa', 'Number of the person')),
      nome: text(phrase('Pessoa', 'Person')),
    }),
    situacao: text(phrase('Situação', 'State'), statesOf(contaFavorecidoMachine)),
    conta: text(
      phrase('Banco e final da conta, ou final da chave', 'Bank and end of the account, or end of the key'),
      phrase('Conta', 'Account'),
    ),
    dados: sealed({
      banco: text(phrase('Banco', 'Bank')),
      agencia: text(phrase('Agência', 'Bank branch')),
      conta: text(phrase('Conta', 'Account')),
      tipoConta: text(phrase('Tipo da conta', 'Kind of account'), tiposConta),
      documento: text(phrase('Documento do titular', 'Document of the holder')),
      chavePix: text(phrase('Chave Pix', 'Pix key')),
    }),
    esperaAte: day(
      phrase(
        'Último dia em que espera; vazio, quando só outra pessoa a confirma',
        'Last day on which it waits; empty where only another person confirms it',
      ),
    ),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 1611 },
})
