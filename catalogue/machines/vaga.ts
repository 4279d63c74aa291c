import { machine } from './machine.ts'

const staff = { right: 'recrutamento.alterar' } as const
/** By a personal link, of their own vacancies. */
const host = { party: 'concedente' } as const
const batch = { operation: 'EncerraVagas' } as const
/** The last place was taken. */
const full = { event: { noun: 'candidatura', move: 'contratar' } } as const

export const vagaMachine = machine({
  noun: 'vaga',
  rotulo: 'Vaga',
  plural: 'Vagas',
  table: 'vaga',
  field: 'situacao',
  states: {
    'Em aprovação': { text: 'Espera que a instituição a aprove.', tone: 'espera' },
    Aberta: { text: 'Recebe inscrições até o fim do prazo.', tone: 'ok' },
    Suspensa: { text: 'Parada por um tempo; não recebe inscrições.', tone: 'atencao' },
    Reprovada: { text: 'A instituição não a aprovou.', tone: 'erro', final: true },
    Encerrada: { text: 'Preenchida, vencida ou encerrada por outro motivo.', tone: 'encerrado', final: true },
    Cancelada: { text: 'A concedente desistiu dela.', tone: 'encerrado', final: true },
  },
  initial: ['Aberta', 'Em aprovação'],
  inclusion: {
    text: 'Oferece uma vaga da concedente, que espera pela aprovação da instituição.',
    by: [staff, host],
    guards: ['ofertaCoerente', 'prazoAberto', 'concedenteAtiva', 'jornada', 'compensacao', 'reservaPcd'],
  },
  alterations: {
    propor: {
      rotulo: 'Propor a monitoria de uma vaga',
      text: 'Inclui a proposta de que nascem os contratos de uma vaga de monitoria, com o que a vaga diz.',
      by: [{ right: 'projetos.alterar' }],
      in: ['Em aprovação', 'Aberta', 'Suspensa'],
      guards: ['monitoriaSemProposta'],
    },
  },
  moves: {
    aprovar: {
      rotulo: 'Aprovar',
      text: 'Abre a vaga às inscrições.',
      from: ['Em aprovação'],
      to: 'Aberta',
      by: [staff],
      guards: ['prazoAberto', 'concedenteAtiva', 'jornada', 'compensacao', 'reservaPcd'],
    },
    reprovar: {
      rotulo: 'Reprovar',
      text: 'Recusa a vaga; ela não abre mais.',
      from: ['Em aprovação'],
      to: 'Reprovada',
      by: [staff],
      reason: true,
    },
    suspender: {
      rotulo: 'Suspender',
      text: 'Para as inscrições até que a vaga seja reaberta.',
      from: ['Aberta'],
      to: 'Suspensa',
      by: [staff, host],
    },
    reabrir: {
      rotulo: 'Reabrir',
      text: 'Volta a receber inscrições.',
      from: ['Suspensa'],
      to: 'Aberta',
      by: [staff, host],
      guards: ['prazoAberto', 'concedenteAtiva', 'jornada', 'compensacao', 'reservaPcd'],
    },
    encerrar: {
      rotulo: 'Encerrar',
      text: 'Encerra a vaga; ela não recebe mais inscrições nem muda.',
      from: ['Em aprovação', 'Aberta', 'Suspensa'],
      to: 'Encerrada',
      by: [staff, host, batch, { calendar: { column: 'fim_inscricao', when: 'after' } }, full],
      reason: true,
    },
    cancelar: {
      rotulo: 'Cancelar',
      text: 'Encerra a vaga de que a concedente desistiu.',
      from: ['Em aprovação', 'Aberta', 'Suspensa'],
      to: 'Cancelada',
      by: [staff, host, batch],
      reason: true,
    },
  },
})
