import { equivalenciaMachine } from '../../machines/equivalencia.ts'
import { record } from '../../operation.ts'
import { number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { retornaDadosEquivalencia } from '../../query/retorna-dados-equivalencia.ts'

export const consultaEquivalencia = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaEquivalencia',
  group: 'management',
  noun: 'equivalencia',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Equivalência', 'Equivalence'),
  description: phrase(
    'Um pedido de equivalência com seu histórico e o que se pode fazer com ele agora.',
    'A request of equivalence with its history and what can be done with it now.',
  ),
  machine: equivalenciaMachine,
  element: {
    ...retornaDadosEquivalencia.element,
    descricao: text(phrase('O que foi feito', 'What was done')),
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 632 },
})
