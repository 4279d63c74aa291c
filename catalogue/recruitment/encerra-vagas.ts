import { motivosEncerramento, must, recordFields } from '../common-fields.ts'
import { code, date, numeric, ours, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const encerraVagas = inbound({
  family: 'inbound',
  id: 'EncerraVagas',
  group: 'recruitment',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Encerra vagas', 'Close vacancies'),
  description: phrase(
    'Encerra ou cancela vagas recebidas antes. Uma vaga já encerrada fica como está, com alerta.',
    'Closes or cancels vacancies received before. One that is closed already stays as it is, with an alert.',
  ),
  list: 'SDT_INT_ENCERRA_VAGAS',
  prefix: 'ESIEV_',
  key: ['ESIEV_IDENTIFICACAO'],
  fields: {
    ESIEV_IDENTIFICACAO: varchar(
      50,
      phrase('Identificação da vaga.', 'Identification of the vacancy.'),
      must,
    ),
    ESIEV_MOTIVO: code(
      1,
      phrase(
        'Motivo; cancelada leva a vaga a Cancelada, os outros a Encerrada.',
        'Reason; cancelled leads the vacancy to Cancelled, the others to Closed.',
      ),
      motivosEncerramento,
      must,
    ),
    ESIEV_DATA: date(
      phrase(
        'Data do encerramento, até hoje. Se ficar vazio: hoje.',
        'Day of closing, until today. If left empty: today.',
      ),
      ours,
    ),
    ESIEV_QUANTIDADE_PREENCHIDA: numeric(
      4,
      phrase('Quantas vagas foram preenchidas.', 'How many places were filled.'),
      ours,
    ),
    ESIEV_OBSERVACAO: varchar(
      500,
      phrase('Observação; exigida com o motivo O.', 'Remark; required with the reason O.'),
      { ...ours, lines: true },
    ),
    ...recordFields,
  },
  example: {
    ESIEV_IDENTIFICACAO: 'V2026-015',
    ESIEV_MOTIVO: 'P',
    ESIEV_DATA: '2026-03-31',
    ESIEV_QUANTIDADE_PREENCHIDA: 2,
  },
})
