import { motivosEncerramento, must, recordFields } from '../common-fields.ts'
import { code, date, numeric, ours, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

export const encerraVagas = inbound({
  family: 'inbound',
  id: 'EncerraVagas',
  group: 'recruitment',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Encerra vagas',
  description: 'Encerra ou cancela vagas recebidas antes. Uma vaga já encerrada fica como está, com alerta.',
  list: 'SDT_INT_ENCERRA_VAGAS',
  prefix: 'ESIEV_',
  key: ['ESIEV_IDENTIFICACAO'],
  fields: {
    ESIEV_IDENTIFICACAO: varchar(50, 'Identificação da vaga.', must),
    ESIEV_MOTIVO: code(
      1,
      'Motivo; cancelada leva a vaga a Cancelada, os outros a Encerrada.',
      motivosEncerramento,
      must,
    ),
    ESIEV_DATA: date('Data do encerramento, até hoje. Vazia: hoje.', ours),
    ESIEV_QUANTIDADE_PREENCHIDA: numeric(4, 'Quantas vagas foram preenchidas.', ours),
    ESIEV_OBSERVACAO: varchar(500, 'Observação; exigida com o motivo O.', { ...ours, lines: true }),
    ...recordFields,
  },
  example: {
    ESIEV_IDENTIFICACAO: 'V2026-015',
    ESIEV_MOTIVO: 'P',
    ESIEV_DATA: '2026-03-31',
    ESIEV_QUANTIDADE_PREENCHIDA: 2,
  },
})
