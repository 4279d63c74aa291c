import { atividadeMachine } from '../../machines/atividade.ts'
import { statesOf } from '../../machines/machine.ts'
import { record } from '../../operation.ts'
import { day, moment, number, numberOf, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { estudante } from '../../query/contrato-parts.ts'

export const consultaAtividade = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaAtividade',
  group: 'management',
  noun: 'atividade',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Atividade', 'Activity'),
  description: phrase(
    'O registro de uma atividade com seu histórico e o que se pode fazer com ele agora.',
    'The record of an activity with its history and what can be done with it now.',
  ),
  machine: atividadeMachine,
  element: {
    identificador: number(phrase('Identificador da atividade', 'Identifier of the activity')),
    contratoIdentificador: numberOf(
      'contrato',
      phrase('Identificador do contrato', 'Identifier of the contract'),
      'contrato',
    ),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
    estagiario: estudante,
    situacao: text(phrase('Situação', 'State'), statesOf(atividadeMachine)),
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término', 'End')),
    realizacao: day(phrase('Realização', 'Day it was done')),
    atividades: text(phrase('Atividades', 'Activities')),
    aprovacao: moment(phrase('Aprovação', 'Approval')),
    usuario: text(phrase('Usuário', 'User')),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 721 },
})
