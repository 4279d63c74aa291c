import { date, ours } from '../../fields.ts'
import { convenioMachine } from '../../machines/convenio.ts'
import { moveCommand } from '../move-command.ts'

export const registraAssinaturaConvenio = moveCommand(convenioMachine, 'vigorar', {
  id: 'RegistraAssinaturaConvenio',
  input: {
    assinatura: date('Dia da última assinatura, até hoje. Vazio: hoje.', { ...ours, rotulo: 'Assinado em' }),
  },
  example: { id: 203, assinatura: '2026-03-02' },
})
