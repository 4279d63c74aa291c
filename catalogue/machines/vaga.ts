import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'recrutamento.alterar' } as const
/** Hosts act by a personal link, on their own vacancies. */
const host = { party: 'concedente' } as const
const batch = { operation: 'EncerraVagas' } as const
/** The last slot was filled. */
const full = { event: { noun: 'candidatura', move: 'contratar' } } as const

export const vagaMachine = machine({
  noun: 'vaga',
  rotulo: phrase('Vaga', 'Vacancy'),
  plural: phrase('Vagas', 'Vacancies'),
  table: 'vaga',
  field: 'situacao',
  states: {
    'Em aprovação': {
      label: phrase('Em aprovação', 'Being approved'),
      text: phrase('Espera que a instituição a aprove.', 'Waits for the institution to approve it.'),
      tone: 'espera',
    },
    Aberta: {
      label: phrase('Aberta', 'Open'),
      text: phrase('Recebe inscrições até o fim do prazo.', 'Takes applications until its deadline.'),
      tone: 'ok',
    },
    Suspensa: {
      label: phrase('Suspensa', 'Suspended'),
      text: phrase(
        'Parada por um tempo; não recebe inscrições.',
        'Halted for a time; it takes no applications.',
      ),
      tone: 'atencao',
    },
    Reprovada: {
      label: phrase('Reprovada', 'Rejected'),
      text: phrase('A instituição não a aprovou.', 'The institution did not approve it.'),
      tone: 'erro',
      final: true,
    },
    Encerrada: {
      label: phrase('Encerrada', 'Closed'),
      text: phrase(
        'Preenchida, vencida ou encerrada por outro motivo.',
        'Filled, expired, or closed for another reason.',
      ),
      tone: 'encerrado',
      final: true,
    },
    Cancelada: {
      label: phrase('Cancelada', 'Cancelled'),
      text: phrase('A concedente desistiu dela.', 'The host organisation gave it up.'),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Aberta', 'Em aprovação'],
  inclusion: {
    text: phrase(
      'Oferece uma vaga da concedente, que espera pela aprovação da instituição.',
      "Offers a vacancy of the host organisation, which waits for the institution's approval.",
    ),
    by: [staff, host],
    guards: ['ofertaCoerente', 'prazoAberto', 'concedenteAtiva', 'jornada', 'compensacao', 'reservaPcd'],
  },
  alterations: {
    propor: {
      rotulo: phrase('Propor a monitoria de uma vaga', 'Propose the tutoring of a vacancy'),
      text: phrase(
        'Inclui a proposta de que nascem os contratos de uma vaga de monitoria, com o que a vaga diz.',
        'Adds the proposal from which the contracts of a monitoring vacancy come, with what the vacancy says.',
      ),
      by: [{ right: 'projetos.alterar' }],
      in: ['Em aprovação', 'Aberta', 'Suspensa'],
      guards: ['monitoriaSemProposta'],
    },
  },
  moves: {
    aprovar: {
      rotulo: phrase('Aprovar', 'Approve'),
      text: phrase('Abre a vaga às inscrições.', 'Opens the vacancy to applications.'),
      from: ['Em aprovação'],
      to: 'Aberta',
      by: [staff],
      guards: ['prazoAberto', 'concedenteAtiva', 'jornada', 'compensacao', 'reservaPcd'],
    },
    reprovar: {
      rotulo: phrase('Reprovar', 'Reject'),
      text: phrase('Recusa a vaga; ela não abre mais.', 'Refuses the vacancy; it no longer opens.'),
      from: ['Em aprovação'],
      to: 'Reprovada',
      by: [staff],
      reason: true,
    },
    suspender: {
      rotulo: phrase('Suspender', 'Suspend'),
      text: phrase(
        'Para as inscrições até que a vaga seja reaberta.',
        'Stops applications until the vacancy is reopened.',
      ),
      from: ['Aberta'],
      to: 'Suspensa',
      by: [staff, host],
    },
    reabrir: {
      rotulo: phrase('Reabrir', 'Open again'),
      text: phrase('Volta a receber inscrições.', 'Takes applications again.'),
      from: ['Suspensa'],
      to: 'Aberta',
      by: [staff, host],
      guards: ['prazoAberto', 'concedenteAtiva', 'jornada', 'compensacao', 'reservaPcd'],
    },
    encerrar: {
      rotulo: phrase('Encerrar', 'Close'),
      text: phrase(
        'Encerra a vaga; ela não recebe mais inscrições nem muda.',
        'Closes the vacancy; it takes no more applications and no longer changes.',
      ),
      from: ['Em aprovação', 'Aberta', 'Suspensa'],
      to: 'Encerrada',
      by: [staff, host, batch, { calendar: { column: 'fim_inscricao', when: 'after' } }, full],
      reason: true,
    },
    cancelar: {
      rotulo: phrase('Cancelar', 'Cancel'),
      text: phrase(
        'Encerra a vaga de que a concedente desistiu.',
        'Closes a vacancy that the host organisation gave up.',
      ),
      from: ['Em aprovação', 'Aberta', 'Suspensa'],
      to: 'Cancelada',
      by: [staff, host, batch],
      reason: true,
    },
  },
})
