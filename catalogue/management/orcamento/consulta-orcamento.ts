import { orcamentoMachine } from '../../machines/orcamento.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { retornaDadosOrcamentos } from '../../query/retorna-dados-orcamentos.ts'

export const consultaOrcamento = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaOrcamento',
  group: 'management',
  noun: 'orcamento',
  doors: { staff: 'financeiro.ver' },
  title: 'Orçamento',
  description:
    'Um orçamento com o que já está comprometido, seu histórico e o que se pode fazer com ele agora.',
  machine: orcamentoMachine,
  element: { ...retornaDadosOrcamentos.element, versao: number('Versão') },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 641 },
})
