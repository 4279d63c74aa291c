import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const office = { right: 'contratos.alterar' } as const
const student = { party: 'aluno' } as const
const judges = [{ right: 'contratos.aprovar' }, { party: 'professor' }] as const

export const equivalenciaMachine = machine({
  noun: 'equivalencia',
  rotulo: phrase('Equivalência', 'Equivalence'),
  plural: phrase('Equivalências', 'Equivalences'),
  table: 'equivalencia',
  field: 'situacao',
  states: {
    Incluída: {
      label: phrase('Incluída', 'Added'),
      text: phrase('Pedida; ninguém a analisa ainda.', 'Asked for; nobody examines it yet.'),
      tone: 'espera',
    },
    'Em análise': {
      label: phrase('Em análise', 'Being examined'),
      text: phrase('Um professor ou a instituição a analisa.', 'A professor or the institution examines it.'),
      tone: 'andamento',
    },
    Deferida: {
      label: phrase('Deferida', 'Granted'),
      text: phrase('Todas as horas pedidas contam.', 'All hours asked for count.'),
      tone: 'ok',
      final: true,
    },
    'Deferida parcialmente': {
      label: phrase('Deferida parcialmente', 'Granted in part'),
      text: phrase('Uma parte das horas pedidas conta.', 'A part of the hours asked for counts.'),
      tone: 'ok',
      final: true,
    },
    Indeferida: {
      label: phrase('Indeferida', 'Denied'),
      text: phrase('Nenhuma hora conta.', 'No hour counts.'),
      tone: 'erro',
      final: true,
    },
    Cancelada: {
      label: phrase('Cancelada', 'Cancelled'),
      text: phrase('Retirada antes da decisão.', 'Withdrawn before the decision.'),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Incluída'],
  inclusion: {
    text: phrase(
      'Pede que horas de outra atividade contem como estágio.',
      'Asks that hours of another activity count as an internship.',
    ),
    by: [office, student],
    guards: ['prazoOrdenado', 'matriculado'],
  },
  moves: {
    analisar: {
      rotulo: phrase('Analisar', 'Examine'),
      text: phrase(
        'Toma o pedido para análise e diz que professor dá o parecer.',
        'Takes the request up and says which professor gives an opinion.',
      ),
      from: ['Incluída'],
      to: 'Em análise',
      by: [{ right: 'contratos.aprovar' }],
    },
    deferir: {
      rotulo: phrase('Deferir', 'Grant'),
      text: phrase('Decide que todas as horas pedidas contam.', 'Decides that all hours asked for count.'),
      from: ['Em análise'],
      to: 'Deferida',
      by: judges,
      guards: ['equiparacao', 'horasPedidas'],
    },
    deferirEmParte: {
      rotulo: phrase('Deferir em parte', 'Grant in part'),
      text: phrase(
        'Decide que uma parte das horas pedidas conta.',
        'Decides that a part of the hours asked for counts.',
      ),
      from: ['Em análise'],
      to: 'Deferida parcialmente',
      by: judges,
      guards: ['equiparacao'],
    },
    indeferir: {
      rotulo: phrase('Indeferir', 'Deny'),
      text: phrase('Decide que nenhuma hora conta.', 'Decides that no hour counts.'),
      from: ['Em análise'],
      to: 'Indeferida',
      by: judges,
      reason: true,
    },
    cancelar: {
      rotulo: phrase('Cancelar', 'Cancel'),
      text: phrase('Retira o pedido antes da decisão.', 'Withdraws the request before the decision.'),
      from: ['Incluída', 'Em análise'],
      to: 'Cancelada',
      by: [office, student],
    },
  },
})
