import { machine } from './machine.ts'

const office = { right: 'contratos.alterar' } as const
const student = { party: 'aluno' } as const
const judges = [{ right: 'contratos.aprovar' }, { party: 'professor' }] as const

export const equivalenciaMachine = machine({
  noun: 'equivalencia',
  rotulo: 'Equivalência',
  plural: 'Equivalências',
  table: 'equivalencia',
  field: 'situacao',
  states: {
    Incluída: { text: 'Pedida; ninguém a analisa ainda.', tone: 'espera' },
    'Em análise': { text: 'Um professor ou a instituição a analisa.', tone: 'andamento' },
    Deferida: { text: 'Todas as horas pedidas contam.', tone: 'ok', final: true },
    'Deferida parcialmente': { text: 'Uma parte das horas pedidas conta.', tone: 'ok', final: true },
    Indeferida: { text: 'Nenhuma hora conta.', tone: 'erro', final: true },
    Cancelada: { text: 'Retirada antes da decisão.', tone: 'encerrado', final: true },
  },
  initial: ['Incluída'],
  inclusion: {
    text: 'Pede que horas de outra atividade contem como estágio.',
    by: [office, student],
    guards: ['prazoOrdenado', 'matriculado'],
  },
  moves: {
    analisar: {
      rotulo: 'Analisar',
      text: 'Toma o pedido para análise e diz que professor dá o parecer.',
      from: ['Incluída'],
      to: 'Em análise',
      by: [{ right: 'contratos.aprovar' }],
    },
    deferir: {
      rotulo: 'Deferir',
      text: 'Decide que todas as horas pedidas contam.',
      from: ['Em análise'],
      to: 'Deferida',
      by: judges,
      guards: ['equiparacao', 'horasPedidas'],
    },
    deferirEmParte: {
      rotulo: 'Deferir em parte',
      text: 'Decide que uma parte das horas pedidas conta.',
      from: ['Em análise'],
      to: 'Deferida parcialmente',
      by: judges,
      guards: ['equiparacao'],
    },
    indeferir: {
      rotulo: 'Indeferir',
      text: 'Decide que nenhuma hora conta.',
      from: ['Em análise'],
      to: 'Indeferida',
      by: judges,
      reason: true,
    },
    cancelar: {
      rotulo: 'Cancelar',
      text: 'Retira o pedido antes da decisão.',
      from: ['Incluída', 'Em análise'],
      to: 'Cancelada',
      by: [office, student],
    },
  },
})
