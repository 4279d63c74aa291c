import { orcamentoMachine } from '../../machines/orcamento.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { retornaDadosOrcamentos } from '../../query/retorna-dados-orcamentos.ts'

export const consultaOrcamento = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaOrcamento',
  group: 'management',
  noun: 'orcamento',
  doors: { staff: 'financeiro.ver' },
  title: phrase('Orçamento', 'Budget'),
  description: phrase(
    'Um orçamento com o que já está comprometido, seu histórico e o que se pode fazer com ele agora.',
    'A budget with what is already committed, its history and what can be done with it now.',
  ),
  machine: orcamentoMachine,
  element: { ...retornaDadosOrcamentos.element, versao: number(phrase('Versão', 'Version')) },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 641 },
})
