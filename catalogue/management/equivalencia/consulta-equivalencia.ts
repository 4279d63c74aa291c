import { equivalenciaMachine } from '../../machines/equivalencia.ts'
import { record } from '../../operation.ts'
import { number, text } from '../../output.ts'
import { retornaDadosEquivalencia } from '../../query/retorna-dados-equivalencia.ts'

export const consultaEquivalencia = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaEquivalencia',
  group: 'management',
  noun: 'equivalencia',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Equivalência',
  description: 'Um pedido de equivalência com seu histórico e o que se pode fazer com ele agora.',
  machine: equivalenciaMachine,
  element: {
    ...retornaDadosEquivalencia.element,
    descricao: text('O que foi feito'),
    versao: number('Versão'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 632 },
})
