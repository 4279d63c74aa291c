import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const
const guards = ['numeroLivre', 'prazoOrdenado', 'titularCoberto'] as const

export const apoliceMachine = machine({
  noun: 'apolice',
  rotulo: phrase('Apólice', 'Policy'),
  plural: phrase('Apólices', 'Policies'),
  table: 'apolice',
  field: 'situacao',
  states: {
    Vigente: {
      label: phrase('Vigente', 'In force'),
      text: phrase('Cobre quem ela nomeia até o término.', 'Covers whomever it names until its end.'),
      tone: 'ok',
    },
    Vencida: {
      label: phrase('Vencida', 'Expired'),
      text: phrase('O prazo terminou sem renovação.', 'Its term ended without renewal.'),
      tone: 'erro',
    },
  },
  initial: ['Vigente'],
  inclusion: {
    text: phrase(
      'Inclui a apólice de seguro contra acidentes pessoais.',
      'Adds the policy that insures against personal accidents.',
    ),
    by: [staff],
    guards,
  },
  change: {
    text: phrase(
      'Altera os campos informados; os outros ficam como estão.',
      'Changes the fields told; the others stay.',
    ),
    by: [staff],
    in: ['Vigente'],
    guards: [...guards, 'cobreContratos'],
  },
  moves: {
    renovar: {
      rotulo: phrase('Renovar', 'Renew'),
      text: phrase(
        'Prorroga a apólice até o novo término; a que estava vencida volta a valer.',
        'Extends the policy to its new end; one that had expired holds again.',
      ),
      from: ['Vigente', 'Vencida'],
      to: 'Vigente',
      by: [staff],
      guards: ['prazoOrdenado', 'cobreContratos'],
    },
    vencer: {
      rotulo: phrase('Vencer', 'Expire'),
      text: phrase('O prazo terminou.', 'Its term ended.'),
      from: ['Vigente'],
      to: 'Vencida',
      by: [{ calendar: { column: 'termino', when: 'after' } }],
    },
  },
})
