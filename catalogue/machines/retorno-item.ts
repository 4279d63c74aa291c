import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'financeiro.remeter' } as const
const bank = { job: 'retornos' } as const

/** Line of a bank's return file. */
export const retornoItemMachine = machine({
  noun: 'retorno_item',
  rotulo: phrase('Item de retorno', 'Item of a bank return'),
  plural: phrase('Itens de retornos', 'Items of bank returns'),
  table: 'retorno_item',
  field: 'situacao',
  states: {
    Conferir: {
      label: phrase('Conferir', 'Check'),
      text: phrase(
        'Não se aplica sozinho: uma pessoa diz o que é.',
        'Does not apply by itself: a person says what it is.',
      ),
      tone: 'atencao',
    },
    Aplicado: {
      label: phrase('Aplicado', 'Applied'),
      text: phrase('Mudou o pagamento de que trata.', 'Changed the payment that it is about.'),
      tone: 'ok',
      final: true,
    },
    Repetido: {
      label: phrase('Repetido', 'Repeated'),
      text: phrase('Diz o que já se sabia.', 'Says what was known already.'),
      tone: 'neutro',
      final: true,
    },
    Conciliado: {
      label: phrase('Conciliado', 'Reconciled'),
      text: phrase('Uma pessoa disse o que é.', 'A person said what it is.'),
      tone: 'ok',
      final: true,
    },
  },
  // The file that brings a line also determines its effect.
  initial: ['Conferir', 'Aplicado', 'Repetido'],
  moves: {
    aplicar: {
      rotulo: phrase('Aplicar', 'Apply'),
      text: phrase(
        'O arquivo foi lido de novo, e a linha muda o pagamento de que trata.',
        'The file was read again, and the row changes the payment that it is about.',
      ),
      from: ['Conferir'],
      to: 'Aplicado',
      by: [bank],
    },
    repetir: {
      rotulo: phrase('Repetir', 'Repeat'),
      text: phrase(
        'O arquivo foi lido de novo, e o que a linha diz já se sabe.',
        'The file was read again, and what the row says is known already.',
      ),
      from: ['Conferir'],
      to: 'Repetido',
      by: [bank],
    },
    conciliar: {
      rotulo: phrase('Conciliar', 'Reconcile'),
      text: phrase(
        'Diz de que pagamento o banco fala e o que foi feito dele, ou que de nenhum.',
        'Says which payment the bank means and what became of it, or that it means none.',
      ),
      from: ['Conferir'],
      to: 'Conciliado',
      by: [staff],
      guards: ['pagamentoAdmite'],
    },
  },
})
