import { guardedRights, type Right } from '../doors.ts'
import type { Field } from '../fields.ts'
import type { InboundOperation } from '../operation.ts'
import { list, number, text, truth } from '../output.ts'
import { composed, filled, type Phrase, phrase } from '../phrase.ts'
import type { ProblemCode } from '../problems.ts'
import { severities } from '../severities.ts'
import { id, requiredVersao, simular } from './parts.ts'

/** Declaration of a command that writes a record of an inbound operation. */
interface Told<Id extends string, On extends 'new' | 'one', N extends string> {
  id: Id
  noun: N
  /** Singular label. */
  rotulo: Phrase
  on: On
  right: Right
  /**
   * The record belongs to all units or names its own, so a right limited to units does not allow the change.
   */
  unlimited?: true
  /** States in which the record may change; absent means all. */
  during?: readonly string[]
  problems?: readonly ProblemCode[]
  example: Readonly<Record<string, unknown>>
}

const editProblems = [
  'CHAVE_REUTILIZADA',
  'REGISTRO_OCUPADO',
  'REGISTRO_INVALIDO',
] as const satisfies readonly ProblemCode[]

const verbs = { new: phrase('Incluir', 'Add'), one: phrase('Alterar', 'Change') } as const
const titles = {
  new: phrase('Incluir {um}', 'New {um}'),
  one: phrase('Alterar {um}', 'Change {um}'),
} as const

const descriptions = {
  new: phrase(
    'Inclui o registro, com as mesmas regras e ocorrências dos lotes.',
    'Adds the record, with the same rules and occurrences as batches.',
  ),
  one: phrase(
    'Altera os campos informados, com as mesmas regras e ocorrências dos lotes; os outros ficam como estão. O que a origem enviava fica lembrado, e a correção vale até que ela envie outro valor.',
    'Changes the fields that are filled, with the same rules and occurrences as batches; the others stay as they are. What the source sent is remembered, and the correction holds until it sends another value.',
  ),
} as const

/**
 * Command by which people write a record that batches feed. The record passes through the same engine, with
 * the same fields, rules and occurrences.
 */
export function editCommand<
  const O extends InboundOperation,
  const Id extends string,
  const On extends 'new' | 'one',
  const N extends string,
>(operation: O, told: Told<Id, On, N>) {
  const { on, noun, right } = told
  const one = on === 'one'
  return {
    family: 'management',
    kind: 'command',
    id: told.id,
    group: 'management',
    noun,
    doors: { staff: right, ...(told.unlimited ? ({ unlimited: true } as const) : {}) },
    title: filled(titles[on], { um: told.rotulo }),
    description: composed((say) =>
      [descriptions[on], ...guardedNotes(operation), ...elsewhereNotes(operation)].map(say).join(' '),
    ),
    rotulo: verbs[on],
    edit: { operation: operation.id as O['id'] },
    on,
    ...(one ? ({ version: true } as const) : {}),
    ...(told.during ? { during: told.during } : {}),
    input: {
      ...(one ? { id, versao: requiredVersao } : {}),
      registro: {
        fields: editedFields(operation, on),
        text: phrase(
          'Os campos do registro, como nos lotes. Campo ausente mantém o valor; campo vazio limpa o opcional.',
          'The fields of the record, as in batches. An absent field keeps its value; an empty one clears what is optional.',
        ),
      },
      SIMULAR: simular,
    },
    output: {
      simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
      resultado: text(
        phrase('I: incluído, A: alterado, N: nada mudou', 'I: included, A: changed, N: nothing changed'),
        ['I', 'A', 'N'],
      ),
      id: number(phrase('Número do registro', 'Number of the registration')),
      versao: number(phrase('Versão em que ficou', 'Version in which it is now')),
      ocorrencias: list({
        campo: text(phrase('Campo', 'Field')),
        codigo: text(phrase('Código', 'Code')),
        gravidade: text(phrase('Gravidade', 'Severity'), severities),
        mensagem: text(phrase('Mensagem', 'Message')),
      }),
    },
    changes: [noun],
    problems: [
      ...(one ? (['REGISTRO_INEXISTENTE', 'CONFLITO'] as const) : (['REGISTRO_EXISTENTE'] as const)),
      ...editProblems,
      ...(told.problems ?? []),
    ],
    example: told.example,
  } as const
}

/** Additional right for a sealed field: callers may change only values that they may see. */
export const rightToWrite = ({ guarded }: Field): Right | undefined =>
  guarded === undefined || guarded === 'senha' ? undefined : guardedRights[guarded]

function guardedNotes({ fields }: InboundOperation): Phrase[] {
  const written = Object.values(fields).filter(({ changedBy }) => changedBy === undefined)
  const needed = new Set(written.flatMap((field) => rightToWrite(field) ?? []))
  return [...needed].map((right) =>
    phrase(
      `O que só se vê com ${right} também só se escreve com ela.`,
      `What is only seen with ${right} is only written with it too.`,
    ),
  )
}

const several = { pt: new Intl.ListFormat('pt-BR'), en: new Intl.ListFormat('en') } as const

/** Describes the refused fields and the command that changes them. */
function elsewhereNotes({ fields }: InboundOperation): Phrase[] {
  const refused = Object.entries(fields).filter(([, { changedBy }]) => changedBy !== undefined)
  const namesOf = (command: string) =>
    refused.flatMap(([name, { changedBy }]) => (changedBy === command ? [name] : []))
  return [...new Set(refused.map(([, { changedBy }]) => changedBy!))].map((command) =>
    phrase(
      `Os campos ${several.pt.format(namesOf(command))} se mudam em ${command}.`,
      `The fields ${several.en.format(namesOf(command))} are changed with ${command}.`,
    ),
  )
}

const framing: ReadonlySet<string> = new Set(['ACAO', 'ID_RETORNO'])

/**
 * Fields that people may write: no password, no field with its own command, and no key of an existing record.
 */
function editedFields(operation: InboundOperation, on: 'new' | 'one'): Readonly<Record<string, Field>> {
  const entries = Object.entries(operation.fields).filter(
    ([name, { kind, changedBy }]) =>
      !framing.has(name) &&
      kind !== 'senha' &&
      changedBy === undefined &&
      (on === 'new' || !operation.key.includes(name)),
  )
  if (on === 'new') return Object.fromEntries(entries)
  // Fields that are not sent stay unchanged, so none is required.
  return Object.fromEntries(
    entries.map(([name, { unless: _, neededBy: __, ...field }]) => [name, { ...field, required: false }]),
  )
}
