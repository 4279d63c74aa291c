import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'recrutamento.alterar' } as const
const student = { party: 'aluno' } as const

export const candidaturaMachine = machine({
  noun: 'candidatura',
  rotulo: phrase('Candidatura', 'Application'),
  plural: phrase('Candidaturas', 'Applications'),
  table: 'candidatura',
  field: 'situacao',
  states: {
    'Em andamento': {
      label: phrase('Em andamento', 'Under way'),
      text: phrase(
        'A seleção continua; a etapa diz até onde chegou.',
        'The selection goes on; the stage says how far it got.',
      ),
      tone: 'andamento',
    },
    Contratada: {
      label: phrase('Contratada', 'Hired'),
      text: phrase('A pessoa foi contratada para a vaga.', 'The person was hired for the vacancy.'),
      tone: 'ok',
      final: true,
    },
    Recusada: {
      label: phrase('Recusada', 'Refused'),
      text: phrase('A pessoa não foi escolhida.', 'The person was not chosen.'),
      tone: 'erro',
      final: true,
    },
    Desistência: {
      label: phrase('Desistência', 'Given up'),
      text: phrase('A pessoa desistiu da vaga.', 'The person withdrew.'),
      tone: 'encerrado',
      final: true,
    },
    Encerrada: {
      label: phrase('Encerrada', 'Closed'),
      text: phrase('A vaga acabou antes da decisão.', 'The vacancy ended before a decision.'),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Em andamento'],
  inclusion: {
    text: phrase(
      'Põe um currículo na seleção de uma vaga aberta.',
      'Puts a résumé into the selection for an open vacancy.',
    ),
    by: [staff, student],
    guards: [
      'vagaAberta',
      'curriculoUtil',
      'candidaturaUnica',
      'requisitos',
      'vagaReservada',
      'etapaConhecida',
    ],
  },
  alterations: {
    avancar: {
      rotulo: phrase('Avançar', 'Advance'),
      text: phrase(
        'Leva a candidatura a outra etapa da seleção.',
        'Takes the application to another stage of the selection.',
      ),
      by: [staff],
      in: ['Em andamento'],
      guards: ['etapaConhecida'],
    },
  },
  moves: {
    recusar: {
      rotulo: phrase('Recusar', 'Refuse'),
      text: phrase(
        'A pessoa não é escolhida; alunos recebem a notícia.',
        'The person is not chosen; students are told.',
      ),
      from: ['Em andamento'],
      to: 'Recusada',
      by: [staff],
      reason: true,
    },
    contratar: {
      rotulo: phrase('Contratar', 'Hire'),
      text: phrase(
        'Contrata a pessoa: inclui o contrato de estágio ou de monitoria, ou o colaborador. A vaga cujos lugares acabam se encerra.',
        'Hires the person: adds the internship or monitoring contract, or the employee. A vacancy whose places run out is closed.',
      ),
      from: ['Em andamento'],
      to: 'Contratada',
      by: [staff],
      guards: ['vagaEmSelecao', 'lugarLivre', 'lugarNaoReservado', 'contratavel'],
    },
    desistir: {
      rotulo: phrase('Desistir', 'Give up'),
      text: phrase(
        'Retira a candidatura, a pedido da pessoa.',
        'Withdraws the application, as the person asked.',
      ),
      from: ['Em andamento'],
      to: 'Desistência',
      by: [staff, student],
    },
    encerrar: {
      rotulo: phrase('Encerrar', 'Close'),
      text: phrase(
        'A vaga foi preenchida, encerrada, reprovada ou cancelada.',
        'The vacancy was filled, closed, refused or cancelled.',
      ),
      from: ['Em andamento'],
      to: 'Encerrada',
      by: [
        { event: { noun: 'vaga', move: 'encerrar' } },
        { event: { noun: 'vaga', move: 'cancelar' } },
        { event: { noun: 'vaga', move: 'reprovar' } },
      ],
    },
  },
})
