import { units } from './academic.ts'
import type { DemoRecord } from './alunos.ts'
import { cpfAt, cpfRanges } from './documents.ts'
import { birthOf, cepIn, cityOf, full, landlineIn, loginOf, nameOf, streetOf } from './people.ts'
import { Random } from './random.ts'

/** Range of sample users' identifiers, away from a client's own. */
export const firstIdentifier = 7_000_001
export const lastIdentifier = 7_999_999

const profiles = [
  'MONITORIA',
  'ESTAGIO',
  'FINANCEIRO',
  'CONSULTA',
  'FINANCEIRO',
  'MONITORIA',
  'ESTAGIO',
] as const

/** Administrative user record. */
export function usuarioRecord(index: number, seed: number): DemoRecord {
  const random = new Random(seed, 0x4000_0000 + index)
  const name = nameOf(random)
  const login = loginOf(name, index + 1)
  const city = cityOf(random)
  const { street, number, complement, district } = streetOf(random)
  const unit = units[index % units.length]!
  const parent = units.find(({ code }) => code === unit.parent)
  const profile = profiles[index % profiles.length]!
  // Most use single sign-on. Sample passwords can be guessed, so only read-only profiles have one.
  const own = profile === 'CONSULTA' && random.percent(40)
  return {
    ESIUS_IDENTIFICADOR: firstIdentifier + index,
    ESIUS_LOGIN: login,
    ESIUS_SENHA: own ? `Trocar-${random.digits(8)}` : '',
    ESIUS_NOME: `${name.given} ${name.last}`,
    ESIUS_NOME_COMPLETO: full(name),
    ESIUS_TELEFONE: landlineIn(city, random),
    ESIUS_EMAIL: `${login}@exemplo.edu.br`,
    ESIUS_ENDERECO: `${street}, ${number}`,
    ESIUS_COMPLEMENTO: complement,
    ESIUS_BAIRRO: district,
    ESIUS_CIDADE: city.name,
    ESIUS_UF: city.uf,
    ESIUS_CEP: cepIn(city, random),
    ESIUS_CPF: cpfAt(cpfRanges.usuario + index),
    ESIUS_MATRICULA: `F${String(index + 1).padStart(5, '0')}`,
    ESIUS_CODIGO_UNIDADE: unit.code,
    ESIUS_NOME_UNIDADE: unit.name,
    ESIUS_CODIGO_UNIDADE_SUPERIOR: parent?.code ?? '',
    ESIUS_NOME_UNIDADE_SUPERIOR: parent?.name ?? '',
    ESIUS_CODIGO_PERFIL: profile,
    ESIUS_AUTENTICA: own ? 'N' : 'S',
    ESIUS_DATA_NASCIMENTO: birthOf(random, 22, 66),
    ESIUS_RAMAL: random.percent(70) ? random.digits(4) : '',
    ESIUS_CODIGO_MENU: '',
    ESIUS_VALIDADE: '',
    ACAO: '',
    ID_RETORNO: index + 1,
  }
}
