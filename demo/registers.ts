import { courseCode, courses, subjects, units } from './academic.ts'
import type { DemoRecord } from './alunos.ts'
import { cpfAt, cpfRanges } from './documents.ts'
import { cityOf, full, landlineIn, loginOf, nameOf } from './people.ts'
import { Random } from './random.ts'

export const professorCode = (at: number) => `P${String(at + 1).padStart(5, '0')}`
export const subjectCodeAt = (at: number) => `D${String(at + 1).padStart(4, '0')}`

const unitOf = (code: string) => units.find((one) => one.code === code)!

/** Hours and terms of a course by level. */
const workload = {
  GR: { hours: 3_600, periods: 8 },
  PG: { hours: 480, periods: 4 },
  TE: { hours: 1_200, periods: 3 },
} as const

/** Course record with its unit and parent unit. */
export function cursoRecord(index: number): DemoRecord {
  const { name, unit, level } = courses[index]!
  const { hours, periods } = workload[level]
  const { name: unitName, parent } = unitOf(unit)
  const undergraduate = level === 'GR'
  return {
    ESICU_IDENTIFICACAO: courseCode(index),
    ESICU_CURSO: name,
    ESICU_NIVEL: level,
    ESICU_GRAU: undergraduate ? (/Letras|Pedagogia|História/.test(name) ? 'L' : 'B') : '',
    ESICU_MODALIDADE: index % 9 === 8 ? 'D' : 'P',
    ESICU_CODIGO_MEC: 100_000 + 37 * index,
    ESICU_PERIODOS: periods,
    ESICU_CARGA_HORARIA: hours,
    ESICU_CARGA_HORARIA_ESTAGIO: hours / 10,
    ESICU_CARGA_HORARIA_EXTENSAO: hours / 10,
    ESICU_ESTAGIO_OBRIGATORIO: undergraduate ? 'S' : 'N',
    ESICU_PERMITE_40H: 'N',
    ESICU_EQUIPARACAO: undergraduate ? 'S' : 'N',
    ESICU_CODIGO_UNIDADE: unit,
    ESICU_NOME_UNIDADE: unitName,
    ESICU_CODIGO_UNIDADE_SUPERIOR: parent ?? '',
    ESICU_NOME_UNIDADE_SUPERIOR: parent ? unitOf(parent).name : '',
  }
}

/** Professor record. */
export function professorRecord(index: number, seed: number): DemoRecord {
  const random = new Random(seed, 0x5000_0000 + index)
  const name = nameOf(random)
  const login = loginOf(name, index + 1)
  const unit = unitOf(courses[index % courses.length]!.unit)
  return {
    ESIPR_IDENTIFICACAO: professorCode(index),
    ESIPR_PROFESSOR: full(name),
    ESIPR_CPF: cpfAt(cpfRanges.professor + index),
    ESIPR_LOGIN: login,
    ESIPR_EMAIL: `${login}@docente.exemplo.edu.br`,
    ESIPR_TELEFONE: landlineIn(cityOf(random), random),
    ESIPR_MATRICULA: `S${String(index + 1).padStart(6, '0')}`,
    ESIPR_TITULACAO: random.pick(['M', 'D', 'D', 'D']),
    ESIPR_CODIGO_UNIDADE: unit.code,
    ESIPR_NOME_UNIDADE: unit.name,
  }
}

/** Subject record. */
export function disciplinaRecord(index: number): DemoRecord {
  const credits = 2 + 2 * (index % 3)
  return {
    ESIDI_IDENTIFICACAO: subjectCodeAt(index),
    ESIDI_DISCIPLINA: subjects[index]!,
    ESIDI_SIGLA: `D${index + 1}`,
    ESIDI_CARGA_HORARIA: credits * 15,
    ESIDI_CREDITOS: credits,
    ESIDI_TIPO: 'N',
    ESIDI_CODIGO_UNIDADE: courses[index % courses.length]!.unit,
  }
}

/** A professor as advisor of a course. */
export const orientadorRecord = (index: number) => ({
  ESICP_CURSO: courseCode(index % courses.length),
  ESICP_PROFESSOR: professorCode(index),
  ESICP_FUNCAO: 'O',
  ESICP_INICIO: '2024-02-01',
})
