import type { Field } from '../../catalogue/fields.ts'
import { rotuloOf } from '../../catalogue/labels.ts'
import {
  type CampoConferencia,
  conferenciaFields,
} from '../../catalogue/management/solicitacao/conferencia.ts'
import type { CommandOperation, InputShape } from '../../catalogue/operation.ts'
import type { consultaLink } from '../../catalogue/session/consulta-link.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import type { ReviewedData } from '../domain/solicitacao/reviewed-data.ts'

type Asked = ToldOf<(typeof consultaLink)['output']['acoes']['fields']['campos']['fields']>

/**
 * Whether a command signs or declines to sign. A link copied by staff allows it only if the client's settings
 * do.
 */
export const signs = ({ noun, proven }: Pick<CommandOperation, 'noun' | 'proven'>): boolean =>
  proven === true || noun === 'assinatura'

/** Fields about the call itself. */
const framing = new Set(['id', 'versao', 'registros', 'SIMULAR', 'senha'])

/** Kinds of fields with a single value that can be typed. */
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
  'cep',
])

const asked = (input: InputShape): [string, Field][] =>
  Object.entries(input).filter(
    (entry): entry is [string, Field] =>
      !framing.has(entry[0]) && !('fields' in entry[1]) && typed.has(entry[1].kind),
  )

export type Option = Asked['opcoes'][number]

/**
 * Fields of a command, for the page of a link, which does not load the catalogue. Visitors choose from their
 * own contracts; fields that refer to other records are left out. `seen` fields carry the value of the
 * record. The review of a term begins with the recorded values, and leaves out fields of other hosts.
 */
export const fieldsOf = (
  { input }: Pick<CommandOperation, 'input'>,
  contratos: readonly Option[] = [],
  registro: Readonly<Record<string, unknown>> = {},
  valores?: ReviewedData['valores'],
): Asked[] =>
  asked(input).flatMap(([campo, field]): Asked[] => {
    const options = field.related === 'contrato' ? contratos : optionsOf(field)
    if (field.related && options.length === 0) return []
    if (valores && campo in conferenciaFields && !(campo in valores)) return []
    // Only staff explain what needs no reason.
    if (campo === 'motivo' && !field.required) return []
    // Only signed-in callers may upload files.
    if (field.content) return []
    // A `seen` field without a value in the record was not shown.
    if (field.seen && !registro[campo]) return []
    return [
      {
        campo,
        grupo: '',
        rotulo: rotuloOf(campo, field),
        texto: field.text,
        tipo: field.kind,
        obrigatorio: field.required,
        tamanho: field.length,
        valor: field.seen ? String(registro[campo] ?? '') : '',
        atual: valores?.[campo as CampoConferencia] ?? '',
        linhas: field.lines ?? false,
        opcoes: options,
      },
    ]
  })

const optionsOf = ({ codes }: Field): Option[] =>
  Object.entries(codes?.values ?? {}).map(([valor, rotulo]) => ({ valor, rotulo }))
