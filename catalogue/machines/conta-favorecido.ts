import { machine } from './machine.ts'

const staff = { right: 'financeiro.alterar' } as const
const student = { party: 'aluno' } as const

export const contaFavorecidoMachine = machine({
  noun: 'conta_favorecido',
  rotulo: 'Conta de favorecido',
  plural: 'Contas de favorecidos',
  table: 'conta_favorecido',
  field: 'situacao',
  states: {
    'Em espera': {
      text: 'Informada; vale depois de um dia inteiro, ou quando outra pessoa a confirma.',
      tone: 'espera',
    },
    'Em vigor': { text: 'É onde o favorecido recebe.', tone: 'ok' },
    Substituída: {
      text: 'Outra conta tomou o seu lugar: do favorecido, ou dos sistemas da instituição.',
      tone: 'encerrado',
      final: true,
    },
    Desfeita: { text: 'Retirada antes de valer.', tone: 'encerrado', final: true },
  },
  initial: ['Em espera'],
  inclusion: {
    text: 'Informa a conta ou a chave Pix em que o favorecido recebe. O e-mail que já se conhece dele é avisado; ela vale depois de um dia inteiro, ou antes, quando outra pessoa a confirma.',
    by: [staff, student],
    guards: ['contaPagavel', 'contaPropria'],
  },
  moves: {
    confirmar: {
      rotulo: 'Confirmar',
      text: 'Confirma a conta que outra pessoa informou, que passa a valer na hora.',
      from: ['Em espera'],
      to: 'Em vigor',
      by: [staff],
      guards: ['outraPessoaConfirma'],
    },
    vigorar: {
      rotulo: 'Entrar em vigor',
      text: 'Ninguém a desfez no dia que se seguiu: passa a valer.',
      from: ['Em espera'],
      to: 'Em vigor',
      by: [{ calendar: { column: 'espera_ate', when: 'after' } }],
    },
    desfazer: {
      rotulo: 'Desfazer',
      text: 'Retira a conta antes que ela valha; a anterior continua.',
      from: ['Em espera'],
      to: 'Desfeita',
      by: [staff, student],
    },
    substituir: {
      rotulo: 'Substituir',
      text: 'Outra conta do favorecido foi informada, ou passou a valer, ou os sistemas da instituição mandaram uma nova.',
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
