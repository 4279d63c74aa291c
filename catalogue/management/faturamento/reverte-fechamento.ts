import { must } from '../../common-fields.ts'
import { varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

export const reverteFechamento = command({
  family: 'management',
  kind: 'command',
  id: 'ReverteFechamento',
  group: 'management',
  noun: 'faturamento',
  // A month is closed, and reverted, for all units at once.
  doors: { staff: 'financeiro.alterar', unlimited: true },
  title: 'Reverter fechamento',
  rotulo: 'Reverter fechamento',
  description:
    'Desfaz por inteiro o último mês fechado, enquanto nenhum dos seus faturamentos foi pago, recebido ou posto em remessa. O mês volta a estar aberto.',
  lasting:
    'Cancela de uma vez os faturamentos do mês, de todas as unidades, e retira o que ele acrescentou a outros.',
  on: 'new',
  stepped: true,
  input: {
    competencia: varchar(7, 'Mês que se reverte, AAAA-MM.', {
      ...must,
      rotulo: 'Competência',
      example: '2026-02',
    }),
    motivo: varchar(500, 'Por que se reverte.', { ...must, rotulo: 'Motivo' }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    competencia: text('Mês que se reverteu'),
    faturamentos: { ...number('Faturamentos cancelados'), rotulo: 'Faturamentos cancelados' },
    ajustados: {
      ...number('Faturamentos de outros meses que foram ajustados'),
      rotulo: 'Faturamentos ajustados',
    },
  },
  outcome: { tells: ['faturamentos'], listedBy: ['competencia'] },
  changes: ['faturamento', 'orcamento'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO', 'REGRA_IMPEDE'],
  example: { competencia: '2020-01', motivo: 'Frequência informada com erro.', SIMULAR: 'S' },
})
