import { horarios, must, recordFields, situacoesMatricula, turnos, validade } from '../common-fields.ts'
import { code, date, decimal, numeric, ours, reference, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeAlunosCursos = inbound({
  family: 'inbound',
  id: 'RecebeAlunosCursos',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe matrículas de alunos em cursos',
  description: 'Inclui ou atualiza a matrícula de um aluno em um curso.',
  list: 'SDT_INT_ALUNOS_CURSOS',
  prefix: 'ESIAC_',
  key: ['ESIAC_ALUNO', 'ESIAC_CURSO', 'ESIAC_MATRICULA'],
  fields: {
    ESIAC_ALUNO: reference('aluno', 'Identificação do aluno.', must),
    ESIAC_CURSO: reference('curso', 'Identificação do curso.', must),
    ESIAC_MATRICULA: varchar(40, 'Número da matrícula.', must),
    ESIAC_SITUACAO: code(1, 'Situação; formado exige a data de conclusão.', situacoesMatricula, must),
    ESIAC_PERIODO: numeric(2, 'Período que cursa.', ours),
    ESIAC_TURNO: code(1, 'Turno.', turnos, ours),
    ESIAC_INGRESSO: date('Ingresso.', ours),
    ESIAC_PREVISAO_CONCLUSAO: date('Previsão de conclusão.', ours),
    ESIAC_CONCLUSAO: date('Conclusão.', ours),
    ESIAC_COEFICIENTE: decimal(5, 2, 'Coeficiente de rendimento.', { ...ours, min: 0, max: 100 }),
    ESIAC_CARGA_HORARIA_CUMPRIDA: numeric(5, 'Carga horária cumprida.', ours),
    ESIAC_HORARIOS: horarios,
    ESIAC_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESIAC_ALUNO: '2026001234',
    ESIAC_CURSO: 'ENGCOMP',
    ESIAC_MATRICULA: '2026001234',
    ESIAC_SITUACAO: 'C',
    ESIAC_PERIODO: 3,
    ESIAC_TURNO: 'N',
  },
})
