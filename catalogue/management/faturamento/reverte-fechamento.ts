import { must } from '../../common-fields.ts'
import { varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

export const reverteFechamento = command({
  family: 'management',
  kind: 'command',
  id: 'ReverteFechamento',
  group: 'management',
  noun: 'faturamento',
  // A month is closed, and reverted, for all units at once.
  doors: { staff: 'financeiro.alterar', unlimited: true },
  title: phrase('Reverter fechamento', 'Revert a closing'),
  rotulo: phrase('Reverter fechamento', 'Revert a closing'),
  description: phrase(
    'Desfaz por inteiro o último mês fechado, enquanto nenhum dos seus faturamentos foi pago, recebido ou posto em remessa. O mês volta a estar aberto.',
    'Takes back the last closed month as a whole, while none of its invoices was paid, received or put into a remittance. The month is open again.',
  ),
  lasting: phrase(
    'Cancela de uma vez os faturamentos do mês, de todas as unidades, e retira o que ele acrescentou a outros.',
    'Cancels the invoices of the month at once, of all units, and takes off what it added to others.',
  ),
  on: 'new',
  stepped: true,
  input: {
    competencia: varchar(7, phrase('Mês que se reverte, AAAA-MM.', 'Month to revert, AAAA-MM.'), {
      ...must,
      rotulo: phrase('Competência', 'Month'),
      example: '2026-02',
    }),
    motivo: varchar(500, phrase('Por que se reverte.', 'Why it is reverted.'), {
      ...must,
      rotulo: phrase('Motivo', 'Reason'),
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    competencia: text(phrase('Mês que se reverteu', 'Month that was reverted')),
    faturamentos: number(
      phrase('Faturamentos cancelados', 'Cancelled invoices'),
      phrase('Faturamentos cancelados', 'Cancelled invoices'),
    ),
    ajustados: number(
      phrase(
        'Faturamentos de outros meses que foram ajustados',
        'Invoices of other months that were adjusted',
      ),
      phrase('Faturamentos ajustados', 'Adjusted invoices'),
    ),
  },
  outcome: { tells: ['faturamentos'], listedBy: ['competencia'] },
  changes: ['faturamento', 'orcamento'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO', 'REGRA_IMPEDE'],
  example: { competencia: '2020-01', motivo: 'Frequência informada com erro.', SIMULAR: 'S' },
})
