import { must } from '../../common-fields.ts'
import { code, date, listed, ours } from '../../fields.ts'
import { diplomaMachine } from '../../machines/diploma.ts'
import { moveCommand } from '../move-command.ts'

/** Why a diploma may be annulled, as the ministry's layout names it. */
export const causasAnulacao = [
  'Erro de Fato',
  'Erro de Direito',
  'Decisão Judicial',
  'Reemissão para Complemento de Informação',
  'Reemissão para Inclusão de Habilitação',
  'Reemissão para Anotação de Registro',
] as const

export const anulaDiploma = moveCommand(diplomaMachine, 'anular', {
  id: 'AnulaDiploma',
  input: {
    causa: code(40, 'Causa, como o leiaute do MEC a nomeia.', listed(causasAnulacao), {
      ...must,
      rotulo: 'Causa',
    }),
    data: date('Dia da anulação, até hoje. Vazio: hoje.', { ...ours, rotulo: 'Anulado em' }),
  },
  example: { id: 653, causa: 'Erro de Fato', motivo: 'O nome foi escrito errado.' },
})
