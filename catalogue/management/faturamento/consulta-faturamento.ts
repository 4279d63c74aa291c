import { faturamentoMachine } from '../../machines/faturamento.ts'
import { record } from '../../operation.ts'
import { faturamentoElement } from './element.ts'

export const consultaFaturamento = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaFaturamento',
  group: 'management',
  noun: 'faturamento',
  doors: { staff: 'financeiro.ver', party: ['aluno'] },
  title: 'Faturamento',
  description:
    'Um faturamento com seus itens, documentos e movimentos, seu histórico e o que se pode fazer com ele agora.',
  machine: faturamentoMachine,
  element: faturamentoElement,
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3201 },
})
