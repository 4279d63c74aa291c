import type { Signatario, TipoDocumento } from '../../catalogue/values/arquivo.ts'
import type { Parte } from '../domain/documento/dados.ts'
import type { DadosDocumento } from '../domain/documento/dados-convenio.ts'
import { documento } from './formats.ts'
import type { Letterhead } from './pdf.ts'

/** Who issues a document, as the top of its first page and its metadata say. */
export interface Issuer {
  institution: string
  letterhead?: Letterhead | undefined
}

/** The host issues the term of completion (Lei 11.788, art. 9º, V); the institution, everything else. */
export function issuerOf(
  tipo: TipoDocumento | null,
  dados: DadosDocumento | null,
  client: string,
  logo?: Uint8Array,
): Issuer {
  if (!dados) return { institution: client, letterhead: { lines: [], logo } }
  if (tipo === 'Termo de realização' && dados.concedente) return headedBy(dados.concedente, [])
  const { instituicao, cliente } = dados
  const lines = (cliente.cabecalho ?? '').split('|').map((line) => line.trim())
  if (!instituicao) return { institution: client, letterhead: { lines: lines.filter(Boolean), logo } }
  return headedBy(instituicao, lines, logo)
}

function headedBy(who: Parte, lines: readonly string[], logo?: Uint8Array): Issuer {
  const number = documento(who.documento)
  const own = [number && `${who.tipo === 'F' ? 'CPF' : 'CNPJ'} ${number}`, who.endereco].filter(Boolean)
  const all = [who.mantenedora ?? '', ...lines, own.join(' · ')].filter(Boolean)
  return { institution: who.nome, letterhead: { lines: all, logo } }
}

/** The role in which a person signs for an organisation: the office held, and the organisation. */
export function roleOf(parte: Signatario, nome: string, dados: DadosDocumento | null): string | undefined {
  if (!dados || (parte !== 'concedente' && parte !== 'instituicao')) return undefined
  const who = dados[parte]
  if (!who || who.tipo === 'F') return undefined
  const office = nome === who.representante ? who.representanteCargo : undefined
  return [office, `por ${who.nome}`].filter(Boolean).join(', ')
}
