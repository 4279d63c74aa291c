import type { Field } from '../../catalogue/fields.ts'
import { rotuloOf } from '../../catalogue/labels.ts'
import type { CommandOperation, InputShape } from '../../catalogue/operation.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import type { consultaLink } from '../../catalogue/session/consulta-link.ts'
import type { ToldOf } from '../../catalogue/typed.ts'

type Asked = ToldOf<(typeof consultaLink)['output']['acoes']['fields']['campos']['fields']>

/** Whether a command signs, or declines to: with a link that staff copied only where the client allows it. */
export const signs = ({ noun, proven }: Pick<CommandOperation, 'noun' | 'proven'>): boolean =>
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
  'uf',
])

const asked = (input: InputShape): [string, Field][] =>
  Object.entries(input).filter(
    (entry): entry is [string, Field] =>
      !framing.has(entry[0]) && !('fields' in entry[1]) && typed.has(entry[1].kind),
  )

/** Something that can be chosen. */
export type Option = Asked['opcoes'][number]

/**
 * The fields of a command, so that a page that knows no declarations can ask for them. Nobody with a link knows numbers
 * of records: their contracts are theirs to choose from, and other records are not asked for. What was seen of the record
 * is told with its field.
 */
export const fieldsOf = (
  { input }: Pick<CommandOperation, 'input'>,
  contratos: readonly Option[] = [],
  registro: Readonly<Record<string, unknown>> = {},
): Asked[] =>
  asked(input).flatMap(([campo, field]): Asked[] => {
    const options = field.related === 'contrato' ? contratos : optionsOf(field)
    if (field.related && options.length === 0) return []
    // A file cannot be sent where nobody signed in.
    if (field.content) return []
    // What the record does not say, nobody has seen.
    if (field.seen && !registro[campo]) return []
    return [
      {
        campo,
        rotulo: portuguese(rotuloOf(campo, field)),
        texto: portuguese(field.text),
        tipo: field.kind,
        obrigatorio: field.required,
        tamanho: field.length,
        valor: field.seen ? String(registro[campo] ?? '') : '',
        linhas: field.lines ?? false,
        opcoes: options,
      },
    ]
  })

const optionsOf = ({ codes }: Field): Option[] =>
  Object.entries(codes?.values ?? {}).map(([valor, rotulo]) => ({ valor, rotulo: portuguese(rotulo) }))
