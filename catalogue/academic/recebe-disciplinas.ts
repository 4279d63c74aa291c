import { must, recordFields, tiposDisciplina, validade } from '../common-fields.ts'
import { code, numeric, ours, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeDisciplinas = inbound({
  family: 'inbound',
  id: 'RecebeDisciplinas',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe disciplinas', 'Receive subjects'),
  description: phrase(
    'Inclui ou atualiza disciplinas pela identificação.',
    'Creates or updates subjects by identification.',
  ),
  list: 'SDT_INT_DISCIPLINAS',
  prefix: 'ESIDI_',
  key: ['ESIDI_IDENTIFICACAO'],
  fields: {
    ESIDI_IDENTIFICACAO: varchar(
      50,
      phrase(
        'Identificação da disciplina; chave do registro.',
        'Identification of the subject; key of the record.',
      ),
      must,
    ),
    ESIDI_DISCIPLINA: varchar(120, phrase('Nome da disciplina.', 'Name of the subject.'), must),
    ESIDI_SIGLA: varchar(20, phrase('Sigla.', 'Abbreviation.'), ours),
    ESIDI_CARGA_HORARIA: numeric(5, phrase('Carga horária.', 'Hours.'), ours),
    ESIDI_CREDITOS: numeric(3, phrase('Créditos.', 'Credits.'), ours),
    ESIDI_TIPO: code(1, phrase('Tipo.', 'Kind.'), tiposDisciplina, ours),
    ESIDI_CODIGO_UNIDADE: varchar(
      50,
      phrase('Código da unidade; criada ao aparecer.', 'Code of the unit; made when it appears.'),
      {
        origin: 'ours',
        register: 'unidade',
      },
    ),
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
