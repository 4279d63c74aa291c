import { sql } from 'kysely'
import { said } from '../../../catalogue/message.ts'
import { inLanguage, type Phrase, phrase } from '../../../catalogue/phrase.ts'
import { cnpjOf } from '../../records/documents.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { isCpf } from '../../values/cpf.ts'
import type { Guard } from '../machine/bound.ts'
import type { Breach } from '../machine/finding.ts'

interface Datum {
  rotulo: Phrase
  text: Phrase
  expected: Phrase
  read: (text: string) => string | undefined
  /** Documents are not made without it. */
  required: boolean
}

const line = (most: number): Pick<Datum, 'read' | 'expected'> => ({
  read: (text) => {
    const told = text.trim()
    return told.length > 0 && told.length <= most && !/\p{Cc}/u.test(told) ? told : undefined
  },
  expected: phrase(`um texto de até ${most} letras`, `a text of up to ${most} letters`),
})
const perhaps = ({ read, expected }: Pick<Datum, 'read' | 'expected'>) => ({
  read: (text: string) => (text.trim() === '' ? '' : read(text)),
  expected,
  required: false,
})
const always = (datum: Pick<Datum, 'read' | 'expected'>) => ({ ...datum, required: true })

/** What documents say of the institution if their contract or agreement names no other. */
export const institutionData = {
  razaoSocial: {
    rotulo: phrase('Razão social', 'Company name'),
    text: phrase(
      'Razão social da instituição nos documentos.',
      'Legal name of the institution on documents.',
    ),
    ...always(line(120)),
  },
  mantenedora: {
    rotulo: phrase('Mantenedora', 'Maintaining body'),
    text: phrase(
      'Mantenedora da instituição nos documentos; vazia, nenhuma.',
      'Body that maintains the institution, on documents; empty, none.',
    ),
    ...perhaps(line(120)),
  },
  cnpj: {
    rotulo: phrase('CNPJ', 'CNPJ'),
    text: phrase('CNPJ da instituição nos documentos.', 'CNPJ of the institution on documents.'),
    read: (text: string) => cnpjOf(text),
    expected: phrase('um CNPJ', 'a CNPJ'),
    required: true,
  },
  endereco: {
    rotulo: phrase('Endereço', 'Address'),
    text: phrase(
      'Endereço da instituição nos documentos, com número, bairro e CEP.',
      'Address of the institution on documents, with number, district and postal code.',
    ),
    ...always(line(200)),
  },
  cidade: {
    rotulo: phrase('Cidade e UF', 'City and state'),
    text: phrase(
      'Cidade da sede da instituição, que os documentos dizem ao datar.',
      'City of the seat of the institution, which documents tell with their date.',
    ),
    read: (text: string) =>
      /^\p{L}[^/\p{Cc}]{1,80}\/[A-Z]{2}$/u.test(text.trim()) ? text.trim() : undefined,
    expected: phrase('cidade e UF, como Santos/SP', 'city and state, such as Santos/SP'),
    required: true,
  },
  representante: {
    rotulo: phrase('Representante', 'Representative'),
    text: phrase(
      'Pessoa que representa a instituição nos documentos.',
      'Person who represents the institution on documents.',
    ),
    ...always(line(120)),
  },
  representanteCargo: {
    rotulo: phrase('Cargo do representante', 'Office of the representative'),
    text: phrase('Cargo de quem representa a instituição.', 'Office of who represents the institution.'),
    ...always(line(80)),
  },
  representanteCpf: {
    rotulo: phrase('CPF do representante', 'CPF of the representative'),
    text: phrase('CPF de quem representa a instituição.', 'CPF of who represents the institution.'),
    read: (text: string) => {
      const digits = text.replace(/[.\-\s]/g, '')
      return isCpf(digits) ? digits : undefined
    },
    expected: phrase('um CPF', 'a CPF'),
    required: true,
  },
  representanteAto: {
    rotulo: phrase('Ato de delegação', 'Act of delegation'),
    text: phrase(
      'Ato que dá poderes a quem representa a instituição, como Portaria nº 12/2025; vazio, nenhum.',
      'Act that empowers who represents the institution, such as Portaria nº 12/2025; empty, none.',
    ),
    ...perhaps(line(160)),
  },
  foro: {
    rotulo: phrase('Foro', 'Court'),
    text: phrase(
      'Foro que os documentos elegem, depois de “o foro”.',
      'Court that documents elect, after “o foro”.',
    ),
    ...always(line(160)),
    expected: phrase('um texto, como da Comarca de Santos/SP', 'a text, such as da Comarca de Santos/SP'),
  },
  cabecalho: {
    rotulo: phrase('Cabeçalho', 'Heading'),
    text: phrase(
      'Linhas do cabeçalho abaixo do nome da instituição, separadas por barras verticais; vazio, nenhuma.',
      'Lines of the letterhead below the name of the institution, separated by vertical bars; empty, none.',
    ),
    ...perhaps(line(300)),
  },
} as const satisfies Readonly<Record<string, Datum>>

export type InstitutionKey = keyof typeof institutionData
export type InstitutionData = Partial<Record<InstitutionKey, string>>

/** Prefix of the settings that hold these data. */
export const institutionPrefix = 'instituicao.'

interface Named {
  instituicao_id: number | null
}

interface Known {
  id: number
  nome: string
  endereco: string | null
  cidade: string | null
}

/**
 * Documents identify the institution: by the organisation that the record names or by the settings. Which
 * representative signs for a named one is judged by `representante`.
 */
export const institution =
  <R = unknown>(isAsked: (record: R) => boolean = () => true): Guard<R & Named> =>
  async (tx, records) => {
    const settings = await institutionOf(tx)
    const ids = [...new Set(records.flatMap(({ instituicao_id }) => instituicao_id ?? []))]
    const { rows } = await sql<Known>`
      select id, coalesce(nome_fantasia, nome) as nome, nullif(btrim(endereco), '') as endereco,
             nullif(btrim(cidade), '') as cidade
        from pessoa where cliente_id = ${currentClient} and id = any(${ids}::bigint[])`.execute(tx)
    const known = new Map(rows.map((row) => [row.id, row]))
    return {
      judge: (record) => {
        if (!isAsked(record)) return []
        const own = record.instituicao_id === null ? undefined : known.get(record.instituicao_id)
        if (!own) return missingSettings(settings)
        return [
          ...(own.endereco && own.cidade ? [] : [withoutAddress(own)]),
          ...missingSettings(settings, ['foro']),
        ]
      },
    }
  }

function missingSettings(
  settings: InstitutionData,
  keys = Object.keys(institutionData) as InstitutionKey[],
): Breach[] {
  const missing = keys.filter((key) => institutionData[key].required && !settings[key])
  if (missing.length === 0) return []
  const named = (language: 'pt' | 'en') =>
    missing.map((key) => inLanguage(institutionData[key].rotulo, language)).join(', ')
  const dados = phrase(named('pt'), named('en'))
  return [
    {
      regra: 'instituicaoIdentificada',
      valor: missing.map((key) => institutionPrefix + key).join(', '),
      proposta: 'SalvaAjustes',
      mensagem: said('cliente.faltamDadosDaInstituicao', { dados }),
    },
  ]
}

const withoutAddress = ({ nome }: Known): Breach => ({
  regra: 'instituicaoIdentificada',
  campo: 'instituicao',
  valor: nome,
  proposta: 'AlteraPessoa',
  mensagem: said('cliente.faltaEnderecoDaInstituicao', { nome }),
})

/** Data of the current client's institution. */
export async function institutionOf(tx: Tx): Promise<InstitutionData> {
  const { rows } = await sql<{ instituicao: InstitutionData }>`
    select instituicao from cliente where cliente_id = ${currentClient}`.execute(tx)
  return rows[0]!.instituicao
}
