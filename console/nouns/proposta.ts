import { propostaMachine } from '../../catalogue/machines/proposta.ts'
import { incluiContrato } from '../../catalogue/management/contrato/index.ts'
import { propostaOperations } from '../../catalogue/management/proposta/index.ts'
import { nounOf } from '../derive/noun.ts'

export const proposta = nounOf(propostaMachine, propostaOperations, {
  name: 'titulo',
  beside: 'professor.nome',
  columns: ['titulo', 'tipo', 'situacao', 'professor.nome', 'inicio', 'termino', 'atualizacao'],
  begins: [{ command: incluiContrato, field: 'proposta', slug: 'contratos' }],
})
