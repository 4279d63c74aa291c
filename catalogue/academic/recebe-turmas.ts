import { ano, must, recordFields, semestre, turnos, validade } from '../common-fields.ts'
import { code, date, ours, reference, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeTurmas = inbound({
  family: 'inbound',
  id: 'RecebeTurmas',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe turmas', 'Receive classes'),
  description: phrase(
    'Inclui ou atualiza turmas pela identificação.',
    'Creates or updates classes by identification.',
  ),
  list: 'SDT_INT_TURMAS',
  prefix: 'ESITU_',
  key: ['ESITU_IDENTIFICACAO'],
  fields: {
    ESITU_IDENTIFICACAO: varchar(
      50,
      phrase('Identificação da turma; chave do registro.', 'Identification of the class; key of the record.'),
      must,
    ),
    ESITU_TURMA: varchar(60, phrase('Nome da turma.', 'Name of the class.'), must),
    ESITU_ANO: ano,
    ESITU_SEMESTRE: semestre,
    ESITU_CURSO: reference('curso', phrase('Identificação do curso.', 'Identification of the course.'), ours),
    ESITU_TURNO: code(1, phrase('Turno.', 'Shift.'), turnos, ours),
    ESITU_INICIO: date(phrase('Início.', 'Start.'), ours),
    ESITU_TERMINO: date(phrase('Término, não antes do início.', 'End, not before the beginning.'), ours),
    ESITU_CODIGO_UNIDADE: varchar(
      50,
      phrase('Código da unidade; criada ao aparecer.', 'Code of the unit; made when it appears.'),
      {
        origin: 'ours',
        register: 'unidade',
      },
    ),
    ESITU_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESITU_IDENTIFICACAO: 'MAT101-2026-1-A',
    ESITU_TURMA: 'Turma A',
    ESITU_ANO: 2026,
    ESITU_SEMESTRE: 1,
  },
})
