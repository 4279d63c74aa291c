import { must, recordFields, tiposDisciplina, validade } from '../common-fields.ts'
import { code, numeric, ours, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeDisciplinas = inbound({
  family: 'inbound',
  id: 'RecebeDisciplinas',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe disciplinas',
  description: 'Inclui ou atualiza disciplinas pela identificação.',
  list: 'SDT_INT_DISCIPLINAS',
  prefix: 'ESIDI_',
  key: ['ESIDI_IDENTIFICACAO'],
  fields: {
    ESIDI_IDENTIFICACAO: varchar(50, 'Identificação da disciplina; chave do registro.', must),
    ESIDI_DISCIPLINA: varchar(120, 'Nome da disciplina.', must),
    ESIDI_SIGLA: varchar(20, 'Sigla.', ours),
    ESIDI_CARGA_HORARIA: numeric(5, 'Carga horária.', ours),
    ESIDI_CREDITOS: numeric(3, 'Créditos.', ours),
    ESIDI_TIPO: code(1, 'Tipo.', tiposDisciplina, ours),
    ESIDI_CODIGO_UNIDADE: varchar(50, 'Código da unidade; criada ao aparecer.', {
      origin: 'ours',
      register: 'unidade',
    }),
    ESIDI_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESIDI_IDENTIFICACAO: 'MAT101',
    ESIDI_DISCIPLINA: 'Cálculo I',
    ESIDI_CARGA_HORARIA: 90,
    ESIDI_CREDITOS: 6,
    ESIDI_TIPO: 'N',
  },
})
