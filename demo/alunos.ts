import { courseCode, courses } from './academic.ts'
import type { City } from './cities.ts'
import { cpfAt, cpfRanges } from './documents.ts'
import { foreigners, surnames } from './names.ts'
import {
  bankOf,
  birthOf,
  cepIn,
  cityOf,
  full,
  landlineIn,
  loginOf,
  mobileIn,
  nameOf,
  streetOf,
} from './people.ts'
import { Random } from './random.ts'

export type DemoRecord = Record<string, string | number>

/** Prefix of every student's identification; a number follows. */
export const identificationPrefix = 'RA'
export const identificationOf = (index: number) => identificationPrefix + String(index).padStart(7, '0')

export const courseCodeOf = (index: number) => courseCode(index % courses.length)

/** Enrolment record of a student. */
export function matriculaRecord(index: number, seed: number): DemoRecord {
  const random = new Random(seed, 0x2800_0000 + index)
  return {
    ESIAC_ALUNO: identificationOf(index),
    ESIAC_CURSO: courseCodeOf(index),
    ESIAC_MATRICULA: `M${String(index).padStart(8, '0')}`,
    ESIAC_SITUACAO: 'C',
    ESIAC_PERIODO: random.between(2, 8),
    ESIAC_TURNO: 'N',
    ESIAC_INGRESSO: '2024-02-12',
    ESIAC_PREVISAO_CONCLUSAO: '2028-12-15',
  }
}

const disabilities: readonly (readonly [string, string])[] = [
  ['FISICA', 'Usa cadeira de rodas'],
  ['AUDITIVA', 'Intérprete de Libras em aula'],
  ['VISUAL', 'CID H54.2, material ampliado'],
  ['INTELECTUAL', 'Tempo adicional em avaliações'],
  ['TEA', 'CID F84.0, sala reservada'],
]
// For students whose academic system has no account.
const none = { banco: '', agencia: '', conta: '' }

/** Student record. The same index is the same student in every data set. */
export function alunoRecord(index: number, seed: number): DemoRecord {
  const random = new Random(seed, index)
  const foreign = random.percent(3)
  const city = cityOf(random)
  const { name, login, ...identity } = foreign ? stranger(index, random) : brazilian(index, random)
  const { street, number, complement, district } = streetOf(random)
  const { banco, agencia, conta } = random.percent(60) ? bankOf(random) : none
  const [disability, note] = random.percent(2) ? random.pick(disabilities) : ['', '']
  const year = 2026 - random.below(6)
  const reachable = random.percent(98)
  return {
    ESIAL_IDENTIFICACAO: identificationOf(index),
    ESIAL_ALUNO: name,
    ESIAL_MATRICULA: `${year}${String(index).padStart(7, '0')}`,
    ...identity,
    ESIAL_LOGIN: login,
    ESIAL_ESTADO_CIVIL: random.percent(88) ? 'S' : random.pick(['C', 'U', 'D', 'V', 'P', '']),
    ESIAL_NASCIMENTO: birthOf(random, 17, random.percent(80) ? 25 : 58),
    ESIAL_EMAIL: random.percent(97) ? `${login}@aluno.exemplo.edu.br` : '',
    ESIAL_TELEFONE1: reachable && random.percent(25) ? landlineIn(city, random) : '',
    ESIAL_TELEFONE2: reachable ? mobileIn(city, random) : '',
    ESIAL_ENDERECO: street,
    ESIAL_NUMERO: number,
    ESIAL_COMPLEMENTO: complement,
    ESIAL_BAIRRO: district,
    ...residence(foreign, city, random),
    ESIAL_NOME_MAE: full(nameOf(random, true)),
    ESIAL_BANCO: banco,
    ESIAL_AGENCIA: agencia,
    ESIAL_CONTA: conta,
    ESIAL_BOLSA_INI_CIENTIFICA: random.percent(6) ? 'S' : random.percent(90) ? 'N' : '',
    ESIAL_VALIDADE: '',
    ESIAL_NOME_SOCIAL: random.percent(1) ? full(nameOf(random)) : '',
    ESIAL_DT_BLOQUEIO_ACESSO: random.percent(0.4) ? '2027-01-31' : '',
    ESIAL_CODIGO_DEFICIENCIA: disability,
    ESIAL_INFORMACAO_DEFICIENCIA: disability && random.percent(60) ? note : '',
    ACAO: '',
  }
}

function brazilian(index: number, random: Random) {
  const name = nameOf(random)
  const sex = name.woman ? 'F' : 'M'
  return {
    name: full(name),
    login: loginOf(name, index),
    ESIAL_CPF: cpfAt(cpfRanges.aluno + index),
    ESIAL_DOCUMENTO: '',
    ESIAL_RG: random.percent(70)
      ? `${random.digits(2)}.${random.digits(3)}.${random.digits(3)}-${random.below(10)}`
      : '',
    ESIAL_SEXO: random.percent(97) ? sex : random.pick(['O', 'N', '']),
    ESIAL_NACIONALIDADE: 'Brasileira',
    ESIAL_NATURALIDADE: cityOf(random).name,
  }
}

function stranger(index: number, random: Random) {
  const { nation, mark, city, given } = random.pick(foreigners)
  const at = random.below(given.length)
  const name = { given: given[at]!, last: random.pick(surnames) }
  return {
    name: `${name.given} ${name.last}`,
    login: loginOf(name, index),
    ESIAL_CPF: '',
    ESIAL_DOCUMENTO: mark + String(index).padStart(7, '0'),
    ESIAL_RG: '',
    ESIAL_SEXO: at % 2 === 0 ? 'F' : 'M',
    ESIAL_NACIONALIDADE: nation,
    ESIAL_NATURALIDADE: city,
  }
}

/** Some distance-learning exchange students have a foreign address and postal code. */
function residence(foreign: boolean, city: City, random: Random) {
  if (foreign && random.percent(10)) {
    return { ESIAL_CIDADE: 'Lisboa', ESIAL_UF: 'EX', ESIAL_CEP: `1${random.digits(3)}-${random.digits(3)}` }
  }
  return { ESIAL_CIDADE: city.name, ESIAL_UF: city.uf, ESIAL_CEP: cepIn(city, random) }
}
