/**
 * Field types of the interface. A field is plain data: the server reads values by its kind, the OpenAPI
 * document and the reference page describe it, the contract tests break it on purpose.
 */
export type Kind =
  | 'varchar'
  | 'numeric'
  | 'decimal'
  | 'date'
  | 'datetime'
  | 'flag'
  | 'boolean'
  | 'cpf'
  | 'cnpj'
  | 'documento'
  | 'cep'
  | 'uf'
  | 'email'
  | 'senha'
  | 'banco'
  | 'code'
  | 'time'
  | 'list'
  | 'texts'
  | 'file'

/** Who names a field: the interface document, or our decision where it is silent. */
export type Origin = 'interface' | 'ours'

/** What we decided about a field that the interface names, because it does not say it. */
export type Aspect = 'tipo' | 'tamanho' | 'obrigatoriedade' | 'valores'

/** A register of the client that a field's value must exist in, or that it creates on first sight. */
export type Register = 'deficiencia' | 'perfil' | 'unidade' | 'horario'

/** Records that others refer to by their identification. They must exist and be active. */
export type Reference =
  | 'aluno'
  | 'curso'
  | 'professor'
  | 'disciplina'
  | 'turma'
  | 'pessoa'
  | 'vaga'
  | 'contrato'
  | 'faturamento'

/** A closed list of codes with what they mean, spellings other systems send, and what an unknown one does. */
export interface Codes {
  values: Readonly<Record<string, string>>
  aliases?: Readonly<Record<string, string>>
  unknown: 'refuse' | 'ignore'
}

/** Kinds of files, told by how their content begins. */
export type FileType = 'pdf' | 'png' | 'jpeg' | 'xml'

export interface Field {
  kind: Kind
  text: string
  required: boolean
  /** A required field may be left empty when this other field is filled. */
  unless?: string
  origin: Origin
  decided?: readonly Aspect[]
  /** Characters of a text, digits of a number. */
  length: number
  /** Digits after the decimal separator. */
  scale?: number
  /** The least and the greatest number that makes sense. */
  min?: number
  max?: number
  /** Tabs and line breaks may stand in the text. */
  lines?: true
  codes?: Codes
  register?: Register
  reference?: Reference
  /** Fields of each element of a list. */
  items?: Readonly<Record<string, Field>>
  /** How many elements a list may have. */
  most?: number
  /** A document whose record says in this other field whether it is a CPF (F) or a CNPJ (J). */
  personIn?: string
  /** What a file may be. */
  accepts?: readonly FileType[]
  /** Kept encrypted and never written to logs, occurrences or answers without its scope. */
  guarded?: 'banco' | 'deficiencia' | 'senha'
  example?: string | number
}

type Extra = Partial<Omit<Field, 'kind' | 'text' | 'length'>>

function field(kind: Kind, length: number, text: string, extra: Extra = {}): Field {
  return { required: false, origin: 'interface', ...extra, kind, length, text }
}

export const varchar = (length: number, text: string, extra?: Extra) => field('varchar', length, text, extra)
export const numeric = (digits: number, text: string, extra?: Extra) => field('numeric', digits, text, extra)
export const decimal = (digits: number, scale: number, text: string, extra?: Extra) =>
  field('decimal', digits, text, { ...extra, scale })
export const date = (text: string, extra?: Extra) => field('date', 10, text, extra)
export const datetime = (text: string, extra?: Extra) => field('datetime', 19, text, extra)
export const boolean = (text: string, extra?: Extra) => field('boolean', 5, text, extra)
export const cpf = (text: string, extra?: Extra) => field('cpf', 14, text, extra)
export const cnpj = (text: string, extra?: Extra) => field('cnpj', 18, text, extra)
/** A CPF or a CNPJ. */
export const documento = (text: string, extra?: Extra) => field('documento', 18, text, extra)
export const cep = (text: string, extra?: Extra) => field('cep', 8, text, extra)
export const uf = (text: string, extra?: Extra) => field('uf', 2, text, extra)
export const email = (length: number, text: string, extra?: Extra) => field('email', length, text, extra)
export const senha = (length: number, text: string, extra?: Extra) =>
  field('senha', length, text, { ...extra, guarded: 'senha' })
/** A COMPE code; the eight digits of an ISPB are taken too. */
export const banco = (text: string, extra?: Extra) => field('banco', 5, text, { ...extra, guarded: 'banco' })
/** Codes that are their own meaning; any other is refused. */
export const listed = (values: readonly string[]): Codes => ({
  values: Object.fromEntries(values.map((value) => [value, value])),
  unknown: 'refuse',
})

export const code = (length: number, text: string, codes: Codes, extra?: Extra) =>
  field('code', length, text, { ...extra, codes })
export const time = (text: string, extra?: Extra) => field('time', 5, text, extra)

/** Up to so many elements, each with fields of its own. */
export const list = (most: number, text: string, items: Record<string, Field>, extra?: Extra) =>
  field('list', 0, text, { ...extra, items, most })
/** Up to so many texts in one field, each of this length; with codes, each is one of them. */
export const texts = (most: number, length: number, text: string, extra?: Extra) =>
  field('texts', length, text, { ...extra, most })

/** The largest file that is accepted, in bytes. */
export const largestFile = 5 * 2 ** 20
/** A file's content in base64. */
export const file = (accepts: readonly FileType[], text: string, extra?: Extra) =>
  field('file', largestFile, text, { ...extra, accepts })

/** The identification of another record: its code, a person's document, or the platform's own number. */
export const reference = (target: Reference, text: string, extra?: Extra) => {
  const form = { ...extra, reference: target }
  if (target === 'pessoa') return documento(text, form)
  return target === 'contrato' || target === 'faturamento' ? numeric(10, text, form) : varchar(50, text, form)
}

const yesNo = { S: 'Sim', N: 'Não' }
/** S or N, with the 1 and 0 that other systems write. */
export const flag = (text: string, extra?: Extra) =>
  field('flag', 1, text, {
    codes: { values: yesNo, aliases: { '1': 'S', '0': 'N' }, unknown: 'refuse' },
    ...extra,
  })

export const required = { required: true } as const
export const ours = { origin: 'ours' } as const
/** Named by the interface, with these rules of ours. */
export const decided = (...aspects: Aspect[]) => ({ decided: aspects })
/** The same, and required by our decision too. */
export const demandedByUs = (...aspects: Aspect[]) => ({
  required: true,
  decided: [...aspects, 'obrigatoriedade' as const],
})
