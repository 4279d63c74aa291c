import { machine } from './machine.ts'

const staff = { right: 'financeiro.remeter' } as const
const bank = { job: 'retornos' } as const

/** A row of a bank's return. */
export const retornoItemMachine = machine({
  noun: 'retorno_item',
  rotulo: 'Item de retorno',
  plural: 'Itens de retornos',
  table: 'retorno_item',
  field: 'situacao',
  states: {
    Conferir: { text: 'Não se aplica sozinho: uma pessoa diz o que é.', tone: 'atencao' },
    Aplicado: { text: 'Mudou o pagamento de que trata.', tone: 'ok', final: true },
    Repetido: { text: 'Diz o que já se sabia.', tone: 'neutro', final: true },
    Conciliado: { text: 'Uma pessoa disse o que é.', tone: 'ok', final: true },
  },
  // The return that brings a row also says what it does.
  initial: ['Conferir', 'Aplicado', 'Repetido'],
  moves: {
    aplicar: {
      rotulo: 'Aplicar',
      text: 'O arquivo foi lido de novo, e a linha muda o pagamento de que trata.',
      from: ['Conferir'],
      to: 'Aplicado',
      by: [bank],
    },
    repetir: {
      rotulo: 'Repetir',
      text: 'O arquivo foi lido de novo, e o que a linha diz já se sabe.',
      from: ['Conferir'],
      to: 'Repetido',
      by: [bank],
    },
    conciliar: {
      rotulo: 'Conciliar',
      text: 'Diz de que pagamento o banco fala e o que foi feito dele, ou que de nenhum.',
      from: ['Conferir'],
      to: 'Conciliado',
      by: [staff],
      guards: ['pagamentoAdmite'],
    },
  },
})
