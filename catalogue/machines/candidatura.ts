import { machine } from './machine.ts'

const staff = { right: 'recrutamento.alterar' } as const
const student = { party: 'aluno' } as const

export const candidaturaMachine = machine({
  noun: 'candidatura',
  rotulo: 'Candidatura',
  plural: 'Candidaturas',
  table: 'candidatura',
  field: 'situacao',
  states: {
    'Em andamento': { text: 'A seleção continua; a etapa diz até onde chegou.', tone: 'andamento' },
    Contratada: { text: 'A pessoa foi contratada para a vaga.', tone: 'ok', final: true },
    Recusada: { text: 'A pessoa não foi escolhida.', tone: 'erro', final: true },
    Desistência: { text: 'A pessoa desistiu da vaga.', tone: 'encerrado', final: true },
    Encerrada: { text: 'A vaga acabou antes da decisão.', tone: 'encerrado', final: true },
  },
  initial: ['Em andamento'],
  inclusion: {
    text: 'Põe um currículo na seleção de uma vaga aberta.',
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
      rotulo: 'Avançar',
      text: 'Leva a candidatura a outra etapa da seleção.',
      by: [staff],
      in: ['Em andamento'],
      guards: ['etapaConhecida'],
    },
  },
  moves: {
    recusar: {
      rotulo: 'Recusar',
      text: 'A pessoa não é escolhida; alunos recebem a notícia.',
      from: ['Em andamento'],
      to: 'Recusada',
      by: [staff],
      reason: true,
    },
    contratar: {
      rotulo: 'Contratar',
      text: 'Contrata a pessoa: inclui o contrato de estágio ou de monitoria, ou o colaborador. A vaga cujos lugares acabam se encerra.',
      from: ['Em andamento'],
      to: 'Contratada',
      by: [staff],
      guards: ['vagaEmSelecao', 'lugarLivre', 'lugarNaoReservado', 'contratavel'],
    },
    desistir: {
      rotulo: 'Desistir',
      text: 'Retira a candidatura, a pedido da pessoa.',
      from: ['Em andamento'],
      to: 'Desistência',
      by: [staff, student],
    },
    encerrar: {
      rotulo: 'Encerrar',
      text: 'A vaga foi preenchida, encerrada, reprovada ou cancelada.',
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
