import { atividadeMachine } from '../../machines/atividade.ts'
import { statesOf } from '../../machines/machine.ts'
import { record } from '../../operation.ts'
import { day, moment, number, text } from '../../output.ts'
import { estudante } from '../../query/contrato-parts.ts'

export const consultaAtividade = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaAtividade',
  group: 'management',
  noun: 'atividade',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Atividade',
  description: 'O registro de uma atividade com seu histórico e o que se pode fazer com ele agora.',
  machine: atividadeMachine,
  element: {
    identificador: number('Identificador da atividade'),
    contratoIdentificador: number('Identificador do contrato'),
    contrato: number('Número do contrato'),
    estagiario: estudante,
    situacao: text('Situação', statesOf(atividadeMachine)),
    inicio: day('Início'),
    termino: day('Término'),
    realizacao: day('Realização'),
    atividades: text('Atividades'),
    aprovacao: moment('Aprovação'),
    usuario: text('Usuário'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
    versao: number('Versão'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 721 },
})
