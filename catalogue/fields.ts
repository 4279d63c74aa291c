import { alike, type Phrase, phrase, type Values } from './phrase.ts'

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

/** Records that people choose by the platform's own number. */
export type Related =
  | 'aluno'
  | 'apolice'
  | 'area'
  | 'arquivo'
  | 'conta_bancaria'
  | 'cargo'
  | 'contrato'
  | 'convenio'
  | 'curriculo'
  | 'curso'
  | 'disciplina'
  | 'equivalencia'
  | 'faturamento'
  | 'horario'
  | 'pessoa'
  | 'professor'
  | 'projeto_extensao'
  | 'proposta'
  | 'remessa'
  | 'remessa_item'
  | 'retorno'
  | 'solicitacao'
  | 'unidade'
  | 'vaga'

/** A closed list of codes with what they mean, spellings other systems send, and what an unknown one does. */
export interface Codes {
  values: Readonly<Record<string, Phrase>>
  aliases?: Readonly<Record<string, string>>
  unknown: 'refuse' | 'ignore'
}

/** Kinds of files, told by how their content begins. */
export type FileType = 'pdf' | 'png' | 'jpeg' | 'xml'

/** What a file that people send may be, as they are told before they choose one. */
export const contentKinds = {
  documento: phrase('PDF, PNG ou JPEG', 'PDF, PNG or JPEG'),
  retorno: phrase(
    'O arquivo de retorno que o banco deu (CNAB 240)',
    'The return file that the bank gave (CNAB 240)',
  ),
} as const
export type ContentKind = keyof typeof contentKinds

export interface Field {
  kind: Kind
  text: Phrase
  /** What people read beside the value; without one, the dictionary of labels has it. */
  rotulo?: Phrase
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
  /** A JSON true or false is read as its word. Elsewhere a text is never a boolean. */
  booleans?: true
  codes?: Codes
  register?: Register
  reference?: Reference
  /** The number is that of such a record. */
  related?: Related
  /** What the record said under this name when it was read: a page that shows the record tells it by itself. */
  seen?: true
  /** The text stands for a file that was sent before, and that has to be this. */
  content?: ContentKind
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
  /** The only command by which staff change the value: commands over the record refuse the field and name this one. */
  changedBy?: 'InformaConta'
  example?: string | number
}

type Extra = Readonly<Partial<Omit<Field, 'kind' | 'text' | 'length'>>>
type Nothing = Record<never, never>

/** A field whose value has a known type: what a handler receives follows from it. */
export type FieldOf<K extends Kind, E extends Extra = Nothing> = Field & {
  readonly kind: K
  readonly required: E extends { unless: string } ? false : E extends { required: true } ? true : false
}

/** What is known exactly takes the place of what any field may have. */
type With<F, More> = Omit<F, keyof More> & More

function field<K extends Kind, E extends Extra>(
  kind: K,
  length: number,
  text: Phrase,
  extra?: E,
): FieldOf<K, E> {
  const declared: Field = { required: false, origin: 'interface', ...extra, kind, length, text }
  return declared as FieldOf<K, E>
}

/** Fields of one kind, told apart by text and rules alone. */
const plain =
  <K extends Kind>(kind: K, length: number) =>
  <const E extends Extra = Nothing>(text: Phrase, extra?: E) =>
    field(kind, length, text, extra)

/** Fields of one kind and of any length. */
const sized =
  <K extends Kind>(kind: K) =>
  <const E extends Extra = Nothing>(length: number, text: Phrase, extra?: E) =>
    field(kind, length, text, extra)

export const varchar = sized('varchar')
export const numeric = sized('numeric')
export const decimal = <const E extends Extra = Nothing>(
  digits: number,
  scale: number,
  text: Phrase,
  extra?: E,
) => field('decimal', digits, text, { ...extra, scale } as E & { scale: number })
export const date = plain('date', 10)
export const datetime = plain('datetime', 19)
export const boolean = plain('boolean', 5)
export const cpf = plain('cpf', 14)
export const cnpj = plain('cnpj', 18)
/** A CPF or a CNPJ. */
export const documento = plain('documento', 18)
export const cep = plain('cep', 8)
export const uf = plain('uf', 2)
export const email = sized('email')
export const senha = <const E extends Extra = Nothing>(length: number, text: Phrase, extra?: E) =>
  field('senha', length, text, { ...extra, guarded: 'senha' } as E & { guarded: 'senha' })
/** Part of the account to which somebody is paid. Batches write it; staff use the command, which waits and asks a second person. */
export const contaFavorecido = { guarded: 'banco', changedBy: 'InformaConta' } as const
/** A COMPE code; the eight digits of an ISPB are taken too. */
export const banco = <const E extends Extra = Nothing>(text: Phrase, extra?: E) =>
  field('banco', 5, text, { ...extra, ...contaFavorecido } as E & typeof contaFavorecido)

/** Codes that are their own meaning; any other is refused. */
export const listed = <const V extends string>(values: Values<V>) => ({
  values: Object.fromEntries(values.map((value) => [value, values.labels?.[value] ?? alike(value)])) as {
    readonly [K in V]: Phrase<K>
  },
  unknown: 'refuse' as const,
})

export const code = <const C extends Codes, const E extends Extra = Nothing>(
  length: number,
  text: Phrase,
  codes: C,
  extra?: E,
) =>
  field('code', length, text, { ...extra, codes } as E & { codes: C }) as With<
    FieldOf<'code', E>,
    { codes: C }
  >
export const time = plain('time', 5)

/** Up to so many elements, each with fields of its own. */
export const list = <const I extends Readonly<Record<string, Field>>, const E extends Extra = Nothing>(
  most: number,
  text: Phrase,
  items: I,
  extra?: E,
) =>
  field('list', 0, text, { ...extra, items, most } as E & { items: I; most: number }) as With<
    FieldOf<'list', E>,
    { items: I }
  >
/** Up to so many texts in one field, each of this length; with codes, each is one of them. */
export const texts = <const E extends Extra = Nothing>(
  most: number,
  length: number,
  text: Phrase,
  extra?: E,
) => field('texts', length, text, { ...extra, most } as E & { most: number })

/** The largest file that is accepted, in bytes. */
export const largestFile = 5 * 2 ** 20
/** A file's content in base64. */
export const file = <const E extends Extra = Nothing>(
  accepts: readonly FileType[],
  text: Phrase,
  extra?: E,
) => field('file', largestFile, text, { ...extra, accepts } as E & { accepts: readonly FileType[] })

/** How a record is referred to: by its code, a person's document, or the platform's own number. */
type ReferenceKind<R extends Reference> = R extends 'pessoa'
  ? 'documento'
  : R extends 'contrato' | 'faturamento'
    ? 'numeric'
    : 'varchar'

const referenceForms: { readonly [R in Reference]: readonly [ReferenceKind<R>, number] } = {
  aluno: ['varchar', 50],
  curso: ['varchar', 50],
  professor: ['varchar', 50],
  disciplina: ['varchar', 50],
  turma: ['varchar', 50],
  pessoa: ['documento', 18],
  vaga: ['varchar', 50],
  contrato: ['numeric', 10],
  faturamento: ['numeric', 10],
}

/** The identification of another record. */
export const reference = <const R extends Reference, const E extends Extra = Nothing>(
  target: R,
  text: Phrase,
  extra?: E,
) => {
  const [kind, length] = referenceForms[target]
  return field(kind as ReferenceKind<R>, length, text, { ...extra, reference: target } as E & {
    reference: R
  })
}

/** The platform's number of another record, which has to be one that whoever asks may know of. */
export const related = <const N extends Related, const E extends Extra = Nothing>(
  noun: N,
  text: Phrase,
  extra?: E,
) =>
  field('numeric', 15, text, { origin: 'ours', min: 1, ...extra, related: noun } as E & {
    related: N
  }) as With<FieldOf<'numeric', E>, { related: N }>

const yesNo = { S: phrase('Sim', 'Yes'), N: phrase('Não', 'No') }
/** S or N, with the 1 and 0 that other systems write. */
export const flag = <const E extends Extra = Nothing>(text: Phrase, extra?: E) =>
  field('flag', 1, text, {
    codes: { values: yesNo, aliases: { '1': 'S', '0': 'N' }, unknown: 'refuse' },
    ...extra,
  } as E & { codes: Codes })

export const required = { required: true } as const
export const ours = { origin: 'ours' } as const
/** Named by the interface, with these rules of ours. */
export const decided = (...aspects: Aspect[]) => ({ decided: aspects })
/** The same, and required by our decision too. */
export const demandedByUs = (...aspects: Aspect[]) => ({
  required: true as const,
  decided: [...aspects, 'obrigatoriedade' as const],
})
