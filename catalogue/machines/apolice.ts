import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const
const guards = ['numeroLivre', 'prazoOrdenado', 'titularCoberto'] as const

export const apoliceMachine = machine({
  noun: 'apolice',
  rotulo: 'Apólice',
  plural: 'Apólices',
  table: 'apolice',
  field: 'situacao',
  states: {
    Vigente: { text: 'Cobre quem ela nomeia até o término.', tone: 'ok' },
    Vencida: { text: 'O prazo terminou sem renovação.', tone: 'erro' },
  },
  initial: ['Vigente'],
  inclusion: { text: 'Inclui a apólice de seguro contra acidentes pessoais.', by: [staff], guards },
  change: {
    text: 'Altera os campos informados; os outros ficam como estão.',
    by: [staff],
    in: ['Vigente'],
    guards: [...guards, 'cobreContratos'],
  },
  moves: {
    renovar: {
      rotulo: 'Renovar',
      text: 'Prorroga a apólice até o novo término; a que estava vencida volta a valer.',
      from: ['Vigente', 'Vencida'],
      to: 'Vigente',
      by: [staff],
      guards: ['prazoOrdenado', 'cobreContratos'],
    },
    vencer: {
      rotulo: 'Vencer',
      text: 'O prazo terminou.',
      from: ['Vigente'],
      to: 'Vencida',
      by: [{ calendar: { column: 'termino', when: 'after' } }],
    },
  },
})
