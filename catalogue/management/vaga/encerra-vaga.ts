import { code, date, numeric, ours } from '../../fields.ts'
import { vagaMachine } from '../../machines/vaga.ts'
import { moveCommand } from '../move-command.ts'

export const encerraVaga = moveCommand(vagaMachine, 'encerrar', {
  id: 'EncerraVaga',
  input: {
    causa: code(
      1,
      'Por que a vaga termina; ausente, Outro.',
      { values: { P: 'Preenchida', E: 'Expirada', O: 'Outro' }, unknown: 'refuse' },
      { ...ours, rotulo: 'Causa' },
    ),
    data: date('Data do encerramento, até hoje. Vazia: hoje.', { ...ours, rotulo: 'Data' }),
    quantidadePreenchida: numeric(4, 'Quantas vagas foram preenchidas.', {
      ...ours,
      rotulo: 'Preenchidas',
    }),
  },
  example: { id: 105, causa: 'P', quantidadePreenchida: 2 },
})
