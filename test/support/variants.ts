import type { Field, Kind } from '../../catalogue/fields.ts'
import type { OccurrenceCode } from '../../catalogue/occurrences.ts'
import { cpfOf, type Fields } from './records.ts'

/** A value for one field, and the result that its declaration demands. */
export interface Variant {
  name: string
  value: unknown
  /** The record is refused with this code. */
  refused?: OccurrenceCode
  /** The record is accepted with this alert. */
  alert?: OccurrenceCode
}

type Make = (field: Field) => Variant[]

const wrong =
  (refused: OccurrenceCode) =>
  (name: string, value: unknown): Variant => ({ name, value, refused })
const wrongType = wrong('TIPO_INVALIDO')
const wrongValue = wrong('VALOR_INVALIDO')
const tooLong = wrong('TAMANHO_EXCEDIDO')
const fits = (value: unknown): Variant => ({ name: 'exactly as long as it may be', value })

const object = wrongType('an object', { a: 1 })
const array = wrongType('an array', ['a'])
const truth = wrongType('a boolean', true)
const structures = [object, array, truth]
const unprintable = wrongType('a control character', 'a\u0001b')
const unseen = wrongType('a character that nobody sees', 'a\u200bb')
const halfCharacter = wrongType('half a character', 'a\ud800')
const texts = [...structures, unprintable, unseen, halfCharacter]

const long = (length: number) => 'L'.repeat(length)
const tooLongText = (length: number) => tooLong('one character too many', long(length + 1))

/** A text of the code's length that is not one of its codes. */
function unknownCode({ codes, length }: Field): string {
  const known = new Set([...Object.keys(codes!.values), ...Object.keys(codes!.aliases ?? {})])
  return [...'XQ*%'].map((letter) => letter.repeat(length)).find((text) => !known.has(text))!
}

const coded: Make = (field) => {
  const { values, aliases = {}, unknown } = field.codes!
  const unheard = { name: 'an unknown code', value: unknownCode(field) }
  return [
    object,
    array,
    unprintable,
    tooLongText(field.length),
    unknown === 'refuse'
      ? { ...unheard, refused: 'VALOR_INVALIDO' }
      : { ...unheard, alert: 'VALOR_IGNORADO' },
    ...[...Object.keys(values), ...Object.keys(aliases)].map((code) => ({
      name: `the code ${code}`,
      value: code,
    })),
    ...Object.keys(values)
      .filter((code) => code === code.toUpperCase())
      .map((code) => ({ name: `the code ${code} in small letters`, value: code.toLowerCase() })),
  ]
}

const instants: Make = () => [
  ...structures,
  wrongType('a number', 20_260_101),
  ...['2026-02-30', '31/02/2026', '12/31/2026', '2026-13-01', '01/01/26', 'ontem'].map((value) =>
    wrong('DATA_INVALIDA')(`the date ${value}`, value),
  ),
  { name: 'day before month', value: '17/05/2001' },
  { name: 'with a time', value: '2001-05-17T10:20:30' },
]

const badCpf = wrong('CPF_INVALIDO')
const badCnpj = wrong('CNPJ_INVALIDO')
const badCpfs = [
  badCpf('a CPF of letters', 'abcdefghijk'),
  badCpf('a CPF whose digits do not check', '52998224726'),
  badCpf('a CPF of equal digits', '11111111111'),
  badCpf('a CPF one digit short', '5299822472'),
]
/** Not used by any other record. */
const ownCpfs = [cpfOf(987_654_321), cpfOf(987_654_322)] as const

const attachment = (bytes: Buffer) => bytes.toString('base64')
const pdfOf = (length: number) => attachment(Buffer.concat([Buffer.from('%PDF-1.4\n')], length))

/** The bounds of a number, and one step beyond each. */
const bounded = ({ min, max }: Field, step: number): Variant[] => [
  ...(min === undefined ? [] : [{ name: 'the least', value: min }]),
  ...(min === undefined || min === 0 ? [] : [wrongValue('less than the least', min - step)]),
  ...(max === undefined
    ? []
    : [{ name: 'the most', value: max }, wrongValue('more than the most', String(max + step))]),
]

const linesIn = ({ lines }: Field): Variant[] =>
  ['a\tb', 'a\nb', 'a\r\nb'].map((value) => ({
    name: `a text with ${JSON.stringify(value)}`,
    value,
    ...(lines ? {} : { refused: 'TIPO_INVALIDO' as const }),
  }))

const variants: Readonly<Record<Kind, Make>> = {
  varchar: (field) => [
    ...texts,
    ...linesIn(field),
    tooLongText(field.length),
    fits(long(field.length)),
    { name: 'as many characters as it may have, of two units each', value: '\u{1F393}'.repeat(field.length) },
    {
      name: 'as many letters as it may have, each with its mark apart',
      value: 'e\u0301'.repeat(field.length),
    },
    { name: 'a number', value: 7 },
    { name: 'text between blanks', value: ' v ' },
  ],
  numeric: (field) => [
    ...structures,
    ...bounded(field, 1),
    wrongType('a text', 'sete'),
    wrongType('a negative number', -1),
    wrongType('a fraction', 1.5),
    tooLong('one digit too many', '9'.repeat(field.length + 1)),
    fits(field.max === undefined ? '9'.repeat(field.length) : String(field.max)),
  ],
  decimal: ({ length, scale = 0, min, max }) => [
    ...structures,
    ...bounded({ min, max } as Field, 0.01),
    ...(min === 0 ? [wrongValue('a negative number', '-0.01')] : []),
    ...['1.500', '12.000', '1,500', '0.500'].map((value) =>
      wrongType(`thousands or decimals, ${value}`, value),
    ),
    wrongType('a text', 'sete'),
    wrongType('a separator of thousands', '1.234,56'),
    tooLong('one digit too many', '9'.repeat(length - scale + 1)),
    tooLong('two decimals too many', `0.${'9'.repeat(scale + 2)}`),
    tooLong('a number of one decimal too many', 0.125),
    fits(max === undefined ? `${'9'.repeat(length - scale)}.${'9'.repeat(scale)}` : String(max)),
    { name: 'with a comma', value: '1,5' },
    { name: 'a number', value: 1.5 },
  ],
  date: instants,
  datetime: instants,
  flag: (field) => [...coded(field), { name: 'true', value: true }, { name: 'false', value: false }],
  boolean: () => [object, array, wrongType('a text', 'talvez')],
  code: (field) => [...coded(field), truth],
  cpf: ({ length }) => [
    ...texts,
    ...badCpfs,
    tooLong('one character too many', long(length + 1)),
    { name: 'with punctuation', value: punctuated(ownCpfs[0]), alert: 'CPF_COM_PONTUACAO' },
    { name: 'a number', value: Number(ownCpfs[1]), alert: 'VALOR_CONVERTIDO' },
    badCpf('a number that is no CPF', 52_998_224_726),
  ],
  cnpj: ({ length }) => [
    ...texts,
    badCnpj('a CNPJ whose digits do not check', '11444777000162'),
    tooLongText(length),
    fits('11.444.777/0001-61'),
  ],
  documento: ({ length }) => [
    ...texts,
    ...badCpfs,
    badCnpj('a CNPJ whose digits do not check', '11444777000162'),
    badCnpj('twelve letters', 'abcdefghijkl'),
    tooLongText(length),
    fits('11.444.777/0001-61'),
    { name: 'a CNPJ with letters', value: '12ABC34501DE35' },
  ],
  cep: () => [
    ...texts,
    ...['123', '000000000', '00999999', 'rua nova', '013101-00'].map((value) =>
      wrong('CEP_INVALIDO')(`the CEP ${value}`, value),
    ),
    { name: 'with its hyphen', value: '01310-100' },
    { name: 'a number without its zero', value: 1_310_100 },
  ],
  uf: ({ length }) => [
    ...texts,
    wrong('UF_INVALIDA')('a state that is none', 'XX'),
    tooLongText(length),
    { name: 'in small letters', value: 'rj' },
  ],
  email: ({ length }) => [
    ...texts,
    ...['sem-arroba', 'a@', '@b.br', 'a@b', 'a b@c.br', 'a@b..br'].map((value) =>
      wrong('EMAIL_INVALIDO')(`the address ${value}`, value),
    ),
    tooLong('one character too many', addressOf(length + 1)),
    fits(addressOf(length)),
  ],
  senha: ({ length }) => [
    ...structures,
    halfCharacter,
    tooLongText(length),
    fits(long(length)),
    { name: 'a number', value: 123_456 },
  ],
  banco: ({ length }) => [
    ...texts,
    tooLongText(length),
    tooLong('as many letters as an ISPB has digits', long(8)),
    tooLong('seven digits', '6074694'),
    { ...fits(long(length)), alert: 'BANCO_DESCONHECIDO' },
    { name: 'an ISPB that nobody has', value: '99999999', alert: 'BANCO_DESCONHECIDO' },
    { name: 'a number', value: 1 },
    { name: 'an ISPB', value: '60746948' },
  ],
  time: ({ length }) => [
    ...texts,
    tooLongText(length),
    ...['24:00', '08:60', '8:00', '0800', 'oito'].map((value) => wrongType(`the hour ${value}`, value)),
  ],
  list: ({ most = 0 }) => [
    tooLong('one element too many', Array(most + 1).fill({})),
    object,
    truth,
    wrongType('a text', 'seg'),
    { name: 'an empty list', value: [] },
  ],
  texts: (field) => [
    tooLong('one element too many', Array(field.most! + 1).fill('v')),
    object,
    truth,
    wrongType('a list of objects', [{}]),
    wrongType('a list of lists', [[]]),
    tooLong('an element one character too long', [long(field.length + 1)]),
    ...(field.codes
      ? [wrongValue('an unknown code', [unknownCode(field)])]
      : [fits([long(field.length)]), { name: 'a text that stands alone', value: 'v' }]),
  ],
  file: ({ length }) => [
    ...structures,
    wrongType('a number', 7),
    wrongType('a text that is not base64', 'não é um arquivo!'),
    wrongType('a file of another type', attachment(Buffer.from('MZ\u0000\u0001 um programa'))),
    tooLong('one byte too many', pdfOf(length + 1)),
    fits(pdfOf(length)),
  ],
}

const punctuated = (cpf: string) => cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
const addressOf = (length: number) => `${long(length - 11)}@exemplo.br`

/** Values of full length for fields whose format comes from a rule. */
const ownForms: Readonly<Record<string, unknown>> = {
  ESIDO_LINHA_DIGITAVEL: '846100000005246100291102005460339004695895061080',
  ESIDO_URL: `https://exemplo.edu.br/${long(477)}`,
  ESIFE_COMPETENCIA: '2026-12',
}

/** All variants that follow from the declaration of a field. */
export function variantsOf(name: string, field: Field): Variant[] {
  const made = variants[field.kind](field)
  if (!(name in ownForms) && !field.register) return made
  const form = ownForms[name] ?? long(field.length)
  return [...made.filter(({ refused }) => refused), fits(form)]
}

/** Values that count as absent. */
export const empties: readonly Variant[] = [
  { name: 'missing', value: undefined },
  { name: 'empty', value: '' },
  { name: 'null', value: null },
]

/** Other fields that a value needs, where a rule joins two fields. */
export const companions: Readonly<Record<string, (value: unknown) => Fields>> = {
  ESIPE_TIPO: (value) => (String(value).toUpperCase() === 'J' ? { ESIPE_DOCUMENTO: '11444777000161' } : {}),
  ESIPE_DOCUMENTO: (value) =>
    /^(11\.?444|12ABC|abcdefghijkl$)/.test(String(value)) ? { ESIPE_TIPO: 'J' } : {},
  ESIAC_CONCLUSAO: () => ({ ESIAC_SITUACAO: 'F' }),
  ESIEV_OBSERVACAO: () => ({ ESIEV_MOTIVO: 'O' }),
  ESIVA_QUANTIDADE: () => ({ ESIVA_QUANTIDADE_PCD: 0 }),
  ESIVA_QUANTIDADE_PCD: () => ({ ESIVA_QUANTIDADE: 9999 }),
  // Jobs have no limit of hours.
  ESIVA_HORAS_DIARIAS: () => ({ ESIVA_TIPO: 'E' }),
  ESIVA_HORAS_SEMANAIS: () => ({ ESIVA_TIPO: 'E' }),
  ESIVA_AUXILIO_TRANSPORTE: () => ({ ESIVA_TIPO: 'O' }),
}
