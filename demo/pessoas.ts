import { hostKinds } from './academic.ts'
import { cnpjAt, cpfAt, cpfRanges, letterCnpjAt } from './documents.ts'
import { plain, surnames } from './names.ts'
import { cepIn, cityOf, full, landlineIn, loginOf, nameOf, streetOf } from './people.ts'
import { Random } from './random.ts'

/** CNPJ of the institution itself, which hosts most monitoring contracts. */
export const institutionDocument = cnpjAt(0)
/** CNPJ of the agent that mediates a few contracts. */
export const agentDocument = letterCnpjAt(0)

/** CNPJ of a host, counted from 1. Every fourth has letters, which exist since 2026. */
export const hostDocumentAt = (at: number) => (at % 4 === 0 ? letterCnpjAt(at) : cnpjAt(at))
/** CPF of a supervisor or legal representative. */
export const personDocumentAt = (at: number) => cpfAt(cpfRanges.pessoa + at)
/** Legal representatives of minors come after all supervisors. */
const firstGuardian = 3_000_000
/** Representatives of companies come after all guardians. */
const firstRepresentative = 6_000_000
export const guardianDocumentAt = (at: number) => personDocumentAt(firstGuardian + at)

export interface PersonSizes {
  hosts: number
  /** Existing supervisors, and new ones. */
  firstSupervisor: number
  supervisors: number
  guardians: number
}

type PersonRecord = Readonly<Record<string, string | number | readonly string[]>>

/** Supervisors are spread over the hosts in turn. */
export const hostOf = (supervisor: number, { hosts }: Pick<PersonSizes, 'hosts'>) =>
  hostDocumentAt(1 + (supervisor % hosts))

export const personCount = ({ hosts, supervisors, guardians }: PersonSizes) =>
  2 + hosts + supervisors + guardians

/** The institution, the agent, hosts, their supervisors, and guardians of minors, references first. */
export function pessoaRecord(index: number, seed: number, sizes: PersonSizes): PersonRecord {
  if (index === 0) {
    const names = ['Fundação Universidade de Demonstração', 'Universidade de Demonstração'] as const
    const papel = ['INSTITUICAO', 'CONCEDENTE']
    return company(new Random(seed, 0x6000_0000), institutionDocument, names, papel)
  }
  if (index === 1) {
    const names = ['Integra Estágios e Carreiras Ltda.', 'Integra Estágios'] as const
    return company(new Random(seed, 0x6fff_ffff), agentDocument, names, ['AGENTE'])
  }
  const host = index - 1
  if (host <= sizes.hosts) {
    const random = new Random(seed, 0x6000_0000 + host)
    const [kind, legal] = random.pick(hostKinds)
    const name = `${random.pick(surnames)} ${random.pick(surnames)}`
    return company(random, hostDocumentAt(host), [`${legal} ${name}`, `${kind} ${name}`], ['CONCEDENTE'])
  }
  const nth = index - 2 - sizes.hosts
  if (nth < sizes.supervisors) {
    const supervisor = sizes.firstSupervisor + nth
    return {
      ...somebody(new Random(seed, 0x6800_0000 + supervisor), supervisor, 'SUPERVISOR'),
      ESIPE_EMPRESA: hostOf(supervisor, sizes),
    }
  }
  const guardian = nth - sizes.supervisors
  return somebody(new Random(seed, 0x6a00_0000 + guardian), firstGuardian + guardian, 'RESPONSAVEL')
}

function company(
  random: Random,
  documento: string,
  [nome, fantasia]: readonly [string, string],
  papel: readonly string[],
): PersonRecord {
  const city = cityOf(random)
  const representative = nameOf(random)
  return {
    ESIPE_TIPO: 'J',
    ESIPE_DOCUMENTO: documento,
    ESIPE_NOME: nome,
    ESIPE_NOME_FANTASIA: fantasia,
    ESIPE_PAPEL: papel,
    ESIPE_EMAIL: `estagios@${plain(fantasia).replace(/[^a-z0-9]+/g, '-')}.exemplo.com.br`,
    ESIPE_TELEFONE: landlineIn(city, random),
    ...addressIn(city, random),
    ESIPE_QUANTIDADE_EMPREGADOS: random.between(3, 900),
    ESIPE_REPRESENTANTE_NOME: full(representative),
    ESIPE_REPRESENTANTE_CPF: personDocumentAt(firstRepresentative + random.between(0, 999_999)),
    ESIPE_REPRESENTANTE_CARGO: 'Diretoria',
  }
}

function somebody(random: Random, number: number, papel: string): PersonRecord {
  const name = nameOf(random)
  return {
    ESIPE_TIPO: 'F',
    ESIPE_DOCUMENTO: personDocumentAt(number),
    ESIPE_NOME: full(name),
    ESIPE_PAPEL: [papel],
    ESIPE_EMAIL: `${loginOf(name, number + 1)}@exemplo.com.br`,
    ...addressIn(cityOf(random), random),
  }
}

function addressIn(city: ReturnType<typeof cityOf>, random: Random): PersonRecord {
  const { street, number, district } = streetOf(random)
  return {
    ESIPE_ENDERECO: street,
    ESIPE_NUMERO: number,
    ESIPE_BAIRRO: district,
    ESIPE_CIDADE: city.name,
    ESIPE_UF: city.uf,
    ESIPE_CEP: String(cepIn(city, random)).padStart(8, '0'),
  }
}
