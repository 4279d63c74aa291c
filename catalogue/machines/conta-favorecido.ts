import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'financeiro.alterar' } as const
const student = { party: 'aluno' } as const

export const contaFavorecidoMachine = machine({
  noun: 'conta_favorecido',
  rotulo: phrase('Conta de favorecido', 'Account of a payee'),
  plural: phrase('Contas de favorecidos', 'Accounts of payees'),
  table: 'conta_favorecido',
  field: 'situacao',
  states: {
    'Em espera': {
      label: phrase('Em espera', 'Waiting'),
      text: phrase(
        'Informada; vale depois de um dia inteiro, ou quando outra pessoa a confirma.',
        'Told; it holds after a whole day, or when another person confirms it.',
      ),
      tone: 'espera',
    },
    'Em vigor': {
      label: phrase('Em vigor', 'In force'),
      text: phrase('É onde o favorecido recebe.', 'Where the payee is paid.'),
      tone: 'ok',
    },
    Substituída: {
      label: phrase('Substituída', 'Replaced'),
      text: phrase(
        'Outra conta tomou o seu lugar: do favorecido, ou dos sistemas da instituição.',
        "Another account took its place: the payee's, or one of the institution's systems.",
      ),
      tone: 'encerrado',
      final: true,
    },
    Desfeita: {
      label: phrase('Desfeita', 'Undone'),
      text: phrase('Retirada antes de valer.', 'Withdrawn before it held.'),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Em espera'],
  inclusion: {
    text: phrase(
      'Informa a conta ou a chave Pix em que o favorecido recebe. O e-mail que já se conhece dele é avisado; ela vale depois de um dia inteiro, ou antes, quando outra pessoa a confirma.',
      'Tells the account or the Pix key to which the payee is paid. The e-mail that is known of them is told; it holds after a whole day, or sooner, when another person confirms it.',
    ),
    by: [staff, student],
    guards: ['contaPagavel', 'contaPropria'],
  },
  moves: {
    confirmar: {
      rotulo: phrase('Confirmar', 'Confirm'),
      text: phrase(
        'Confirma a conta que outra pessoa informou, que passa a valer na hora.',
        'Confirms the account that another person told, which holds at once.',
      ),
      from: ['Em espera'],
      to: 'Em vigor',
      by: [staff],
      guards: ['outraPessoaConfirma'],
    },
    vigorar: {
      rotulo: phrase('Entrar em vigor', 'Come into force'),
      text: phrase(
        'Ninguém a desfez no dia que se seguiu: passa a valer.',
        'Nobody undid it on the day that followed: it holds now.',
      ),
      from: ['Em espera'],
      to: 'Em vigor',
      by: [{ calendar: { column: 'espera_ate', when: 'after' } }],
    },
    desfazer: {
      rotulo: phrase('Desfazer', 'Undo'),
      text: phrase(
        'Retira a conta antes que ela valha; a anterior continua.',
        'Withdraws the account before it holds; the one before stays.',
      ),
      from: ['Em espera'],
      to: 'Desfeita',
      by: [staff, student],
    },
    substituir: {
      rotulo: phrase('Substituir', 'Replace'),
      text: phrase(
        'Outra conta do favorecido foi informada, ou passou a valer, ou os sistemas da instituição mandaram uma nova.',
        "Another account of the payee was told, or came to hold, or the institution's systems sent a new one.",
      ),
      from: ['Em espera', 'Em vigor'],
      to: 'Substituída',
      by: [
        { operation: 'RecebeAlunos' },
        { operation: 'CadastraPessoa' },
        { event: { noun: 'conta_favorecido', move: 'confirmar' } },
        { event: { noun: 'conta_favorecido', move: 'vigorar' } },
      ],
    },
  },
})
