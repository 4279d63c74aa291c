import { must, recordFields, validade } from '../common-fields.ts'
import { flag, numeric, ours, reference, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeCursoDisciplinas = inbound({
  family: 'inbound',
  id: 'RecebeCursoDisciplinas',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe disciplinas dos cursos', 'Receive subjects of courses'),
  description: phrase(
    'Liga disciplinas à matriz de um curso.',
    'Links subjects to the curriculum of a course.',
  ),
  list: 'SDT_INT_CURSO_DISCIPLINAS',
  prefix: 'ESICD_',
  key: ['ESICD_CURSO', 'ESICD_DISCIPLINA', 'ESICD_MATRIZ'],
  fields: {
    ESICD_CURSO: reference('curso', phrase('Identificação do curso.', 'Identification of the course.'), must),
    ESICD_DISCIPLINA: reference(
      'disciplina',
      phrase('Identificação da disciplina.', 'Identification of the subject.'),
      must,
    ),
    ESICD_MATRIZ: varchar(30, phrase('Matriz curricular.', 'Curriculum.'), ours),
    ESICD_PERIODO: numeric(2, phrase('Período recomendado.', 'Recommended period.'), ours),
    ESICD_OBRIGATORIA: flag(phrase('Disciplina obrigatória.', 'Required subject.'), ours),
    ESICD_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESICD_CURSO: 'ENGCOMP',
    ESICD_DISCIPLINA: 'MAT101',
    ESICD_MATRIZ: '2024',
    ESICD_PERIODO: 1,
    ESICD_OBRIGATORIA: 'S',
  },
})
