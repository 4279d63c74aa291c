import { cpfOf, type Fields } from '../support/records.ts'
import { numbers } from '../support/seeded-numbers.ts'
import { soak } from '../support/soak.ts'
import type { Institution } from '../support/world.ts'

export interface Sending {
  client: number
  operation: string
  list: string
  records: Fields[]
}

/** Divides the number of records and people, unless the test runs in full; the number of batches stays. */
const share = soak({ usual: 3, full: 1 })
const students = 3_000 / share
const users = Math.ceil(400 / share)
/** Records in the first part of a batch. */
const firstPart = 500

/**
 * Batches of two clients. Keys repeat within and across batches, unique values conflict and are freed again,
 * some records are refused and some get alerts, some batches have several parts. Links come before their
 * records and wait for them.
 */
export function workload(seed: number): Sending[] {
  const next = numbers(seed)
  const some = people(next)
  return [...links(), ...some.slice(0, 8), ...linked(), ...some.slice(8)]
}

const courses = 30
/** More links than one part holds. */
const subjects = soak({ usual: 20, full: 40 })

function links(): Sending[] {
  const records = Array.from({ length: courses * subjects }, (_, at) => ({
    ESICD_CURSO: `C${at % courses}`,
    ESICD_DISCIPLINA: `D${Math.floor(at / courses)}`,
    ESICD_MATRIZ: '2026',
    ESICD_PERIODO: at % 9,
  }))
  return [0, 1].map((client) => ({
    client,
    operation: 'RecebeCursoDisciplinas',
    list: 'SDT_INT_CURSO_DISCIPLINAS',
    records,
  }))
}

function linked(): Sending[] {
  const course = Array.from({ length: courses }, (_, at) => ({
    ESICU_IDENTIFICACAO: `C${at}`,
    ESICU_CURSO: `Curso ${at}`,
    ESICU_NIVEL: 'TE',
  }))
  const subject = Array.from({ length: subjects }, (_, at) => ({
    ESIDI_IDENTIFICACAO: `D${at}`,
    ESIDI_DISCIPLINA: `Disciplina ${at}`,
  }))
  return [0, 1].flatMap((client) => [
    { client, operation: 'RecebeCursos', list: 'SDT_INT_CURSOS', records: course },
    { client, operation: 'RecebeDisciplinas', list: 'SDT_INT_DISCIPLINAS', records: subject.slice(0, 10) },
    { client, operation: 'RecebeDisciplinas', list: 'SDT_INT_DISCIPLINAS', records: subject.slice(10) },
  ])
}

function people(next: (below: number) => number): Sending[] {
  return Array.from({ length: 20 }, (_, index) => {
    const client = index % 2
    if (index % 5 === 3) {
      const records = Array.from({ length: Math.ceil((300 + next(100)) / share) }, () => user(next))
      return { client, operation: 'RecebeUsuarios', list: 'SDT_INT_USUARIOS', records }
    }
    const size = index % 7 === 6 ? firstPart + 1_000 / share : (300 + next(200)) / share
    const records = Array.from({ length: Math.ceil(size) }, () => student(next))
    return { client, operation: 'RecebeAlunos', list: 'SDT_INT_ALUNOS', records }
  })
}

function student(next: (below: number) => number): Fields {
  const number = 1 + next(students)
  const chance = next(100)
  const other = chance < 4 ? 1 + next(students) : number
  return {
    ESIAL_IDENTIFICACAO: `A${number}`,
    ESIAL_ALUNO: chance === 5 ? '' : `Aluno ${number} ${next(3)}`,
    ESIAL_CPF:
      chance === 6
        ? '11111111111'
        : chance === 7
          ? punctuated(cpfOf(number))
          : cpfOf(chance % 2 ? number : other),
    ESIAL_LOGIN: chance === 8 ? `a${1 + next(students)}` : `a${number}`,
    ESIAL_EMAIL: chance < 50 ? `a${chance % 2 ? other : number}@exemplo.edu.br` : '',
    ESIAL_SEXO: chance === 9 ? 'X' : 'F',
    ...(chance === 10 ? {} : { ESIAL_TELEFONE2: '11987654321' }),
    ESIAL_ENDERECO: 'Rua das Palmeiras',
    ESIAL_CIDADE: 'São Paulo',
    ESIAL_UF: chance === 11 ? 'XX' : 'SP',
    ESIAL_CEP: '01310100',
    ESIAL_VALIDADE: chance > 95 ? '2020-01-01' : '',
    ...(chance > 80
      ? { ESIAL_BANCO: '001', ESIAL_AGENCIA: String(next(9)), ESIAL_CONTA: `${number}-1` }
      : {}),
    ...(chance > 90 ? { ESIAL_CODIGO_DEFICIENCIA: chance === 94 ? 'NADA' : 'VISUAL' } : {}),
  }
}

function user(next: (below: number) => number): Fields {
  const number = 1 + next(users)
  const chance = next(100)
  const unit = next(12)
  return {
    ESIUS_IDENTIFICADOR: number,
    ESIUS_LOGIN: `u${chance < 5 ? 1 + next(users) : number}`,
    ESIUS_NOME: chance === 5 ? '' : `Usuário ${number} ${next(3)}`,
    ESIUS_EMAIL: chance < 50 ? `u${chance < 3 ? 1 + next(users) : number}@exemplo.edu.br` : '',
    ESIUS_CODIGO_PERFIL: chance === 6 ? 'NADA' : chance % 2 ? 'ESTAGIO' : 'CONSULTA',
    ESIUS_CODIGO_UNIDADE: `U${unit}`,
    ESIUS_NOME_UNIDADE: `Unidade ${unit}${chance === 7 ? ' nova' : ''}`,
    ...(unit > 6 ? { ESIUS_CODIGO_UNIDADE_SUPERIOR: 'U1', ESIUS_NOME_UNIDADE_SUPERIOR: 'Reitoria' } : {}),
    ESIUS_AUTENTICA: chance > 90 ? 'N' : 'S',
    ...(chance > 97 ? { ESIUS_SENHA: `senha ${number}` } : {}),
  }
}

const punctuated = (cpf: string) => cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')

/** The body of a batch, with a label that identifies it. */
export const bodyOf = ({ list, records }: Sending, { token }: Pick<Institution, 'token'>, mark: string) =>
  JSON.stringify({ TOKEN: token, RETORNO: mark, [list]: records })
