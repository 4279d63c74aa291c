import { alike, type Phrase, phrase, type Values } from './phrase.ts'

/**
 * Field types of the interface. A field is plain data: the server reads values by its kind, the OpenAPI
 * document and the reference describe it, and contract tests send invalid values for it.
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

/** Whether the interface document names the field, or we do where it is silent. */
export type Origin = 'interface' | 'ours'

/** Aspects that we decided for a field the interface names. */
export type Aspect = 'tipo' | 'tamanho' | 'obrigatoriedade' | 'valores'

/** Register in which a value must exist, or in which it is created on first use. */
export type Register = 'deficiencia' | 'perfil' | 'unidade' | 'horario'

/** Records referred to by their identification. They must exist and be active. */
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

/** Records referred to by the platform's id. */
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

/**
 * A closed list of codes with meanings, aliases used by other systems, and the treatment of unknown codes.
 */
export interface Codes {
  values: Readonly<Record<string, Phrase>>
  aliases?: Readonly<Record<string, string>>
  unknown: 'refuse' | 'ignore'
}

/** File types, recognised by the first bytes. */
export type FileType = 'pdf' | 'png' | 'jpeg' | 'xml'

/** Accepted uploads, as shown to people. */
export const contentKinds = {
  documento: phrase('PDF, PNG ou JPEG', 'PDF, PNG or JPEG'),
  logotipo: phrase('PNG ou JPEG', 'PNG or JPEG'),
  retorno: phrase(
    'O arquivo de retorno que o banco deu (CNAB 240)',
    'The return file that the bank gave (CNAB 240)',
  ),
} as const
export type ContentKind = keyof typeof contentKinds

/**
 * Records that a form offers for a reference: filters of the noun's list, with fixed values or with those of
 * other fields of the form. It narrows the choice; what is allowed is decided by the guards.
 */
export interface Among {
  only?: Readonly<Record<string, string | readonly string[]>>
  /** Filter by the value of a field of the form, while that field is filled. */
  from?: Readonly<Record<string, string>>
  /** Fields of the command that includes such a record, with the fields of the form that they start with. */
  fills?: Readonly<Record<string, string>>
  /** Another choice while this field of the form is filled. */
  instead?: { while: string; among: Among }
  /** Fields of the form that the chosen record fills in, with the parts of its page. */
  brings?: Readonly<Record<string, string>>
  /** Values of fields of the form that follow from choosing any such record. */
  means?: Readonly<Record<string, string>>
}

/** Whether people type a telephone into the field, which has no kind of its own. */
export const isTelephone = (name: string, { kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'varchar' && /telefone|celular/i.test(name)

export interface Field {
  kind: Kind
  text: Phrase
  /** Label; if absent, the dictionary of labels has it. */
  rotulo?: Phrase
  required: boolean
  /** A required field may be empty if this other field is filled. */
  unless?: string
  /** Required where this other field has one of these values. */
  neededBy?: { field: string; values: readonly string[] }
  /** Shown in forms only where this other field has one of these values. */
  onlyBy?: { field: string; values: readonly string[] }
  /** Not required, but asked for at once where this other field has one of these values. */
  expectedBy?: { field: string; values: readonly string[] }
  origin: Origin
  decided?: readonly Aspect[]
  /** Characters of a text or digits of a number. */
  length: number
  scale?: number
  /** Names of the numbers, for forms; the value stays a number. */
  named?: Readonly<Record<string, Phrase>>
  /** Inclusive limits of a number. */
  min?: number
  max?: number
  /** Tabs and line breaks are allowed. */
  lines?: true
  /** JSON booleans are accepted as text. Other text fields refuse them. */
  booleans?: true
  codes?: Codes
  register?: Register
  reference?: Reference
  /** The value is the id of such a record. */
  related?: Related
  /** Which of these records a form offers. */
  among?: Among
  /** Value of the record as the caller saw it; pages fill it in. */
  seen?: true
  /** The elements answer the evaluation form of the pending item. */
  answers?: true
  /** The text is the token of an uploaded file of this kind. */
  content?: ContentKind
  items?: Readonly<Record<string, Field>>
  /** The order of the elements matters, so a form can move them. */
  ordered?: true
  /** Maximum number of elements of a list. */
  most?: number
  /** Field that says whether the document is a CPF (F) or a CNPJ (J). */
  personIn?: string
  /** Accepted file types. */
  accepts?: readonly FileType[]
  /** Stored encrypted, and never written to logs, occurrences or answers without its scope. */
  guarded?: 'banco' | 'deficiencia' | 'senha'
  /** The only command by which staff change the value: other commands refuse the field and name this one. */
  changedBy?: 'InformaConta'
  example?: string | number
}

type Extra = Readonly<Partial<Omit<Field, 'kind' | 'text' | 'length'>>>
type Nothing = Record<never, never>

/** A field with the type of its value, from which the types of handlers follow. */
export type FieldOf<K extends Kind, E extends Extra = Nothing> = Field & {
  readonly kind: K
  readonly required: E extends { unless: string } ? false : E extends { required: true } ? true : false
}

/** Replaces general properties by exact ones. */
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

/** Fields of one kind with a fixed length. */
const plain =
  <K extends Kind>(kind: K, length: number) =>
  <const E extends Extra = Nothing>(text: Phrase, extra?: E) =>
    field(kind, length, text, extra)

/** Fields of one kind with any length. */
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
export const documento = plain('documento', 18)
export const cep = plain('cep', 8)
export const uf = plain('uf', 2)
export const email = sized('email')
export const senha = <const E extends Extra = Nothing>(length: number, text: Phrase, extra?: E) =>
  field('senha', length, text, { ...extra, guarded: 'senha' } as E & { guarded: 'senha' })
/**
 * Part of the account of a payee. Batches write it; staff use the command, which has a waiting time and the
 * four-eyes rule.
 */
export const contaFavorecido = { guarded: 'banco', changedBy: 'InformaConta' } as const
/** COMPE code; an ISPB of eight digits is accepted too. */
export const banco = <const E extends Extra = Nothing>(text: Phrase, extra?: E) =>
  field('banco', 5, text, { ...extra, ...contaFavorecido } as E & typeof contaFavorecido)

/** Codes whose meaning is the code itself; others are refused. */
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

/** List with up to `most` elements, each with its own fields. */
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
/** Up to `most` texts in one field, each of this length; with codes, each must be one of them. */
export const texts = <const E extends Extra = Nothing>(
  most: number,
  length: number,
  text: Phrase,
  extra?: E,
) => field('texts', length, text, { ...extra, most } as E & { most: number })

/** Maximum size of a file in bytes. */
export const largestFile = 5 * 2 ** 20
export const file = <const E extends Extra = Nothing>(
  accepts: readonly FileType[],
  text: Phrase,
  extra?: E,
) => field('file', largestFile, text, { ...extra, accepts } as E & { accepts: readonly FileType[] })

/** Kind of a reference: a code, a person's document, or the platform's id. */
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

/** Platform id of another record, which the caller must be allowed to see. */
export const related = <const N extends Related, const E extends Extra = Nothing>(
  noun: N,
  text: Phrase,
  extra?: E,
) =>
  field('numeric', 15, text, { origin: 'ours', min: 1, ...extra, related: noun } as E & {
    related: N
  }) as With<FieldOf<'numeric', E>, { related: N }>

const yesNo = { S: phrase('Sim', 'Yes'), N: phrase('Não', 'No') }
/** S or N; 1 and 0 are accepted as aliases. */
export const flag = <const E extends Extra = Nothing>(text: Phrase, extra?: E) =>
  field('flag', 1, text, {
    codes: { values: yesNo, aliases: { '1': 'S', '0': 'N' }, unknown: 'refuse' },
    ...extra,
  } as E & { codes: Codes })

export const required = { required: true } as const
export const ours = { origin: 'ours' } as const
/** Named by the interface, with these aspects decided by us. */
export const decided = (...aspects: Aspect[]) => ({ decided: aspects })
/** The same, and also required by our decision. */
export const demandedByUs = (...aspects: Aspect[]) => ({
  required: true as const,
  decided: [...aspects, 'obrigatoriedade' as const],
})
