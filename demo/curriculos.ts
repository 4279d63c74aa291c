import { courses } from './academic.ts'
import { alunoRecord } from './alunos.ts'
import { cpfAt, cpfRanges } from './documents.ts'
import { birthOf, cityOf, full, loginOf, mobileIn, nameOf } from './people.ts'
import { Random } from './random.ts'

/** Prefix of every sample résumé's identification; a number follows. */
export const resumePrefix = 'CV'

/** CPFs of people outside the institution come after those of its employees. */
const firstStranger = cpfRanges.colaborador + 2_000_000

const positions = ['Aprendiz', 'Atendente', 'Auxiliar administrativo', 'Monitor voluntário'] as const
const languages = ['Inglês', 'Espanhol', 'Francês', 'Libras'] as const

/** Résumé record: of a student, or every fourth time of a person from outside. */
export function curriculoRecord(index: number, seed: number, today: string) {
  const random = new Random(seed, 0x2c00_0000 + index)
  const day = (days: number) => Temporal.PlainDate.from(today).subtract({ days }).toString()
  const city = cityOf(random)
  return {
    ESICV_IDENTIFICACAO: `${resumePrefix}${String(index).padStart(5, '0')}`,
    ...(index % 4 === 0 ? stranger(index, random) : student(index, seed)),
    ESICV_TELEFONE: mobileIn(city, random),
    ESICV_CIDADE: city.name,
    ESICV_UF: city.uf,
    ESICV_OBJETIVO: 'Estágio em que eu aprenda na prática o que estudo.',
    ESICV_PRETENSAO: `${random.between(9, 20)}00.00`,
    ESICV_FORMACOES: [
      {
        INSTITUICAO: 'Universidade de Demonstração',
        CURSO: courses[index % courses.length]!.name,
        NIVEL: courses[index % courses.length]!.level,
        SITUACAO: 'C',
        INICIO: '2024-02-12',
      },
    ],
    ESICV_EXPERIENCIAS: random.percent(60)
      ? [
          {
            EMPRESA: 'Comércio Aurora Ltda.',
            CARGO: random.pick(positions),
            INICIO: day(900),
            TERMINO: day(600),
          },
        ]
      : [],
    ESICV_IDIOMAS: [{ IDIOMA: random.pick(languages), NIVEL: random.pick(['B', 'I', 'A']) }],
    ESICV_DT_CONSENTIMENTO: day(random.between(1, 200)),
  }
}

/** The student's own data; the CPF links résumé and student. */
function student(index: number, seed: number) {
  const { ESIAL_ALUNO, ESIAL_CPF, ESIAL_DOCUMENTO, ESIAL_NASCIMENTO, ESIAL_LOGIN } = alunoRecord(index, seed)
  return {
    ESICV_NOME: ESIAL_ALUNO!,
    ESICV_CPF: ESIAL_CPF!,
    ESICV_DOCUMENTO: ESIAL_DOCUMENTO!,
    ESICV_NASCIMENTO: ESIAL_NASCIMENTO!,
    ESICV_EMAIL: `${ESIAL_LOGIN}@aluno.exemplo.edu.br`,
  }
}

function stranger(index: number, random: Random) {
  const name = nameOf(random)
  return {
    ESICV_NOME: full(name),
    ESICV_CPF: cpfAt(firstStranger + index),
    ESICV_DOCUMENTO: '',
    ESICV_NASCIMENTO: birthOf(random, 18, 30),
    ESICV_EMAIL: `${loginOf(name, index)}@correio.exemplo.com.br`,
  }
}
