import type { Field } from '../../catalogue/fields.ts'
import { rotuloOf } from '../../catalogue/labels.ts'
import type { CommandOperation, InputShape } from '../../catalogue/operation.ts'
import type { consultaLink } from '../../catalogue/session/consulta-link.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'

type Asked = AnswerOf<(typeof consultaLink)['output']['acoes']['fields']['campos']['fields']>

/** Where something is signed, whoever holds a link proves to be its person by a second factor. */
export const asksDigits = ({ noun, proven }: Pick<CommandOperation, 'noun' | 'proven'>): boolean =>
  proven === true || noun === 'assinatura'

/** What is about the call and not about what is done. */
const framing = new Set(['id', 'versao', 'registros', 'SIMULAR', 'senha'])

/** Kinds of fields that are one value, which somebody can type. */
const typed = new Set<Field['kind']>([
  'varchar',
  'numeric',
  'decimal',
  'date',
  'flag',
  'code',
  'email',
  'cpf',
  'time',
])

const asked = (input: InputShape): [string, Field][] =>
  Object.entries(input).filter(
    (entry): entry is [string, Field] =>
      !framing.has(entry[0]) && !('fields' in entry[1]) && typed.has(entry[1].kind),
  )

/** The fields of a command, so that a page that knows no declarations can ask for them. */
export const fieldsOf = ({ input }: Pick<CommandOperation, 'input'>): Asked[] =>
  asked(input).map(([campo, field]) => ({
    campo,
    rotulo: rotuloOf(campo, field),
    texto: field.text,
    tipo: field.kind,
    obrigatorio: field.required,
    tamanho: field.length,
    linhas: field.lines ?? false,
    opcoes: Object.entries(field.codes?.values ?? {}).map(([valor, rotulo]) => ({ valor, rotulo })),
  }))
