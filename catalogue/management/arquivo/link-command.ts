import { type Doors, parties } from '../../doors.ts'
import { type CommandOperation, command, type InputShape } from '../../operation.ts'
import { moment, secretText, text, truth } from '../../output.ts'
import { filled, type Phrase, phrase } from '../../phrase.ts'
import type { ProblemCode } from '../../problems.ts'
import { id, simular } from '../parts.ts'

/** A command that returns a download address declares these; `linkCommand` adds what all of them share. */
interface Told<Id extends string, N extends string, I extends InputShape> {
  id: Id
  noun: N
  title: Phrase
  description: Phrase
  rotulo?: Phrase
  done?: CommandOperation['done']
  doors: Doors
  input?: I
  /** Guards of the record's machine. */
  guards?: readonly string[]
  problems?: readonly ProblemCode[]
  example: { id: number }
}

type Nothing = Record<never, never>

/** Command that returns a short-lived download address for the caller alone. */
export const linkCommand = <
  const Id extends string,
  const N extends string,
  const I extends InputShape = Nothing,
>(
  told: Told<Id, N, I>,
) =>
  command({
    family: 'management',
    kind: 'command',
    id: told.id,
    group: 'management',
    noun: told.noun,
    doors: told.doors,
    title: told.title,
    description: told.description,
    rotulo: told.rotulo ?? phrase('Baixar', 'Download'),
    ...(told.done && { done: told.done }),
    on: 'one',
    ...(told.guards ? { guards: told.guards } : {}),
    input: { id, ...(told.input ?? ({} as I)), SIMULAR: simular },
    output: {
      simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
      link: secretText(phrase('Endereço', 'Address')),
      expira: moment(phrase('Até quando vale', 'Until when it holds')),
      nome: text(phrase('Nome do arquivo', 'File name')),
    },
    changes: [],
    problems: ['REGISTRO_INEXISTENTE', ...(told.problems ?? []), 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
    example: told.example,
  })

const given = (what: Phrase) =>
  filled(
    phrase(
      'Dá o endereço de que quem pede, e mais ninguém, baixa o conteúdo de {what} nos próximos minutos.',
      'Gives the address from which whoever asks, and nobody else, downloads the content of {what} within the next minutes.',
    ),
    { what },
  )

/** The same for a content stored with a record. */
export const contentCommand = <const Id extends string, const N extends string>(told: {
  id: Id
  done?: CommandOperation['done']
  noun: N
  /** Label of the content. */
  what: Phrase
  doors: Doors
  example: { id: number }
}) =>
  linkCommand({
    ...told,
    title: filled(phrase('Link de {what}', 'Link to {what}'), { what: told.what }),
    description: given(told.what),
    problems: ['CONTEUDO_INEXISTENTE'],
  })

export const everyParty = Object.keys(parties) as (keyof typeof parties)[]
