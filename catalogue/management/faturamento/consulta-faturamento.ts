import { faturamentoMachine } from '../../machines/faturamento.ts'
import { record } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { faturamentoElement } from './element.ts'

export const consultaFaturamento = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaFaturamento',
  group: 'management',
  noun: 'faturamento',
  doors: { staff: 'financeiro.ver', party: ['aluno'] },
  title: phrase('Faturamento', 'Invoice'),
  description: phrase(
    'Um faturamento com seus itens, documentos e movimentos, seu histórico e o que se pode fazer com ele agora.',
    'An invoice with its items, documents and movements, its history and what can be done with it now.',
  ),
  machine: faturamentoMachine,
  element: faturamentoElement,
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3201 },
})
