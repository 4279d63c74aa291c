import { must } from '../../common-fields.ts'
import { decimal, list, numeric, ours, related, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { mostRecords, simular } from '../parts.ts'

export const informaFrequencia = command({
  family: 'management',
  kind: 'command',
  id: 'InformaFrequencia',
  group: 'management',
  noun: 'faturamento',
  doors: { staff: 'financeiro.alterar' },
  title: phrase('Informar frequência', 'Tell the attendance'),
  rotulo: phrase('Informar frequência', 'Tell the attendance'),
  description: phrase(
    'Diz faltas, dias e horas de um mês, por contrato. O que já tinha sido dito do mês é substituído; o fechamento, se já houve, fatura a diferença quando for repetido.',
    'Tells absences, days and hours of a month, by contract. What was told of the month before is replaced; the closing, if there was one, bills the difference when it is repeated.',
  ),
  on: 'new',
  input: {
    competencia: varchar(7, phrase('Mês, AAAA-MM.', 'Month, AAAA-MM.'), {
      ...must,
      rotulo: phrase('Competência', 'Month'),
      example: '2026-02',
    }),
    contratos: list(
      mostRecords,
      phrase('Contratos, cada um com o seu mês.', 'Contracts, each with its month.'),
      {
        contrato: related('contrato', phrase('Contrato.', 'Contract.'), {
          ...must,
          rotulo: phrase('Contrato', 'Contract'),
        }),
        faltas: numeric(2, phrase('Faltas sem justificativa.', 'Absences without excuse.'), {
          ...ours,
          max: 31,
          rotulo: phrase('Faltas', 'Absences'),
        }),
        dias: numeric(
          2,
          phrase(
            'Dias em que compareceu. Se ficar vazio: os dias úteis menos faltas e recesso.',
            'Days attended. If left empty: the working days less absences and recess.',
          ),
          {
            ...ours,
            max: 31,
            rotulo: phrase('Dias', 'Days'),
          },
        ),
        horas: decimal(
          6,
          2,
          phrase('Horas aprovadas, de quem recebe por hora.', 'Approved hours, of who is paid by the hour.'),
          {
            ...ours,
            min: 0,
            rotulo: phrase('Horas', 'Hours'),
          },
        ),
      },
      { ...must, rotulo: phrase('Contratos', 'Contracts') },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    gravados: number(phrase('Contratos gravados', 'Contracts written')),
  },
  changes: ['faturamento'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { competencia: '2026-02', contratos: [{ contrato: 1, faltas: 1 }] },
})
