import { must } from '../../common-fields.ts'
import { decimal, list, numeric, ours, related, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, truth } from '../../output.ts'
import { mostRecords, simular } from '../parts.ts'

export const informaFrequencia = command({
  family: 'management',
  kind: 'command',
  id: 'InformaFrequencia',
  group: 'management',
  noun: 'faturamento',
  doors: { staff: 'financeiro.alterar' },
  title: 'Informar frequência',
  rotulo: 'Informar frequência',
  description:
    'Diz faltas, dias e horas de um mês, por contrato. O que já tinha sido dito do mês é substituído; o fechamento, se já houve, fatura a diferença quando for repetido.',
  on: 'new',
  input: {
    competencia: varchar(7, 'Mês, AAAA-MM.', { ...must, rotulo: 'Competência', example: '2026-02' }),
    contratos: list(
      mostRecords,
      'Contratos, cada um com o seu mês.',
      {
        contrato: related('contrato', 'Contrato.', { ...must, rotulo: 'Contrato' }),
        faltas: numeric(2, 'Faltas sem justificativa.', { ...ours, max: 31, rotulo: 'Faltas' }),
        dias: numeric(2, 'Dias em que compareceu; ausente, os dias úteis menos faltas e recesso.', {
          ...ours,
          max: 31,
          rotulo: 'Dias',
        }),
        horas: decimal(6, 2, 'Horas aprovadas, de quem recebe por hora.', {
          ...ours,
          min: 0,
          rotulo: 'Horas',
        }),
      },
      { ...must, rotulo: 'Contratos' },
    ),
    SIMULAR: simular,
  },
  output: { simulado: truth('Se foi só uma simulação'), gravados: number('Contratos gravados') },
  changes: ['faturamento'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { competencia: '2026-02', contratos: [{ contrato: 1, faltas: 1 }] },
})
