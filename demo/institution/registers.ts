import { courses, subjects, units } from '../academic.ts'
import { cities } from '../cities.ts'
import { cpfAt, cpfRanges } from '../documents.ts'
import { full, loginOf, mobileIn, nameOf } from '../people.ts'
import { Random } from '../random.ts'
import {
  classCode,
  courseCode,
  type Load,
  type LoadRecord,
  professorCode,
  type Sizes,
  shifts,
  subjectCode,
} from './load.ts'

export function courseLoad({ courses: count }: Sizes): Load {
  const record = (index: number): LoadRecord => {
    const { name, unit, level } = courses[index % courses.length]!
    const { name: unitName, parent } = units.find(({ code }) => code === unit)!
    const campus = Math.floor(index / courses.length)
    const upper = units.find(({ code }) => code === parent)
    return {
      ESICU_IDENTIFICACAO: courseCode(index),
      ESICU_CURSO: campus === 0 ? name : `${name} - Campus ${campus + 1}`,
      ESICU_NIVEL: level,
      ESICU_GRAU: level === 'GR' ? 'B' : '',
      ESICU_MODALIDADE: index % 10 === 9 ? 'D' : 'P',
      ESICU_PERIODOS: 8,
      ESICU_CARGA_HORARIA: 3_200,
      ESICU_CARGA_HORARIA_EXTENSAO: 320,
      ESICU_ESTAGIO_OBRIGATORIO: index % 2 === 0 ? 'S' : 'N',
      ESICU_CODIGO_UNIDADE: unit,
      ESICU_NOME_UNIDADE: unitName,
      ESICU_CODIGO_UNIDADE_SUPERIOR: upper?.code ?? '',
      ESICU_NOME_UNIDADE_SUPERIOR: upper?.name ?? '',
    }
  }
  return { operation: 'RecebeCursos', list: 'SDT_INT_CURSOS', count, record }
}

export function professorLoad({ professors: count }: Sizes, seed: number): Load {
  const record = (index: number): LoadRecord => {
    const random = new Random(seed, 0x5000_0000 + index)
    const name = nameOf(random)
    const login = loginOf(name, index + 1)
    const { code, name: unitName } = units[index % units.length]!
    return {
      ESIPR_IDENTIFICACAO: professorCode(index),
      ESIPR_PROFESSOR: full(name),
      ESIPR_CPF: cpfAt(cpfRanges.professor + index),
      ESIPR_LOGIN: login,
      ESIPR_EMAIL: `${login}@docente.exemplo.edu.br`,
      ESIPR_TELEFONE: mobileIn(random.pick(cities), random),
      ESIPR_MATRICULA: String(50_000 + index),
      ESIPR_TITULACAO: random.percent(70) ? 'D' : random.pick(['G', 'E', 'M']),
      ESIPR_CODIGO_UNIDADE: code,
      ESIPR_NOME_UNIDADE: unitName,
    }
  }
  return { operation: 'RecebeProfessores', list: 'SDT_INT_PROFESSORES', count, record }
}

export function subjectLoad({ subjects: count }: Sizes): Load {
  const record = (index: number): LoadRecord => ({
    ESIDI_IDENTIFICACAO: subjectCode(index),
    ESIDI_DISCIPLINA: `${subjects[index % subjects.length]} ${1 + Math.floor(index / subjects.length)}`,
    ESIDI_CARGA_HORARIA: 30 * (1 + (index % 4)),
    ESIDI_CREDITOS: 2 * (1 + (index % 4)),
    ESIDI_TIPO: index % 20 === 19 ? 'E' : 'N',
    ESIDI_CODIGO_UNIDADE: units[index % units.length]!.code,
  })
  return { operation: 'RecebeDisciplinas', list: 'SDT_INT_DISCIPLINAS', count, record }
}

export function classLoad({ classes: count, courses }: Sizes): Load {
  const record = (index: number): LoadRecord => {
    const half = 1 + (index % 2)
    return {
      ESITU_IDENTIFICACAO: classCode(index),
      ESITU_TURMA: `Turma ${index + 1}`,
      ESITU_ANO: 2026,
      ESITU_SEMESTRE: half,
      // Some classes are open to all courses.
      ESITU_CURSO: index % 10 === 9 ? '' : courseCode(index % courses),
      ESITU_TURNO: shifts[index % shifts.length]!,
      ESITU_INICIO: half === 1 ? '2026-03-02' : '2026-08-03',
      ESITU_TERMINO: half === 1 ? '2026-07-10' : '2026-12-18',
    }
  }
  return { operation: 'RecebeTurmas', list: 'SDT_INT_TURMAS', count, record }
}
