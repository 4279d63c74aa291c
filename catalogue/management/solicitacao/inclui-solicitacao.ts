import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { inclusionCommand } from '../written.ts'
import { solicitacaoFields } from './fields.ts'

export const incluiSolicitacao = inclusionCommand(solicitacaoMachine, {
  id: 'IncluiSolicitacao',
  input: solicitacaoFields,
  changes: ['contrato'],
  example: {
    tipo: 'Rescisão',
    contrato: 1,
    data: '2026-06-30',
    motivo: 'A aluna mudou de cidade.',
  },
})
