import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Among, Related } from '../../catalogue/fields.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { useCommand } from '../api/hooks.ts'
import { drafts } from '../api/platform.ts'
import { type FormField, formOf, type Typed } from '../derive/controls.ts'
import { calledAfter, startingWith } from '../derive/included.ts'
import type { Noun } from '../derive/noun.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { Loading } from '../ui/Loading.tsx'
import { type Including, openedInside } from './including.ts'
import { recordOf } from './record-of.ts'

interface Props {
  including: Including
  /** Field of the form for which the record is included. */
  field: string
  command: CommandOperation
  noun: Noun
  among: Among | undefined
  /** What was typed to find the record. */
  words: string
  onMade: (made: { value: string; label: string }) => void
  onClose: () => void
}

/** Dialog that includes a record while a form that refers to it is being filled. */
export function InlineCreate(props: Props) {
  const { including, field, command, noun, among, words, onMade, onClose } = props
  const { Form } = including
  const { mutate, isPending, error } = useCommand(command)
  // One idempotency key per dialog, so that a second click or a retry runs the command once.
  const [key] = useState(() => crypto.randomUUID())
  const asked = formOf(command.input)
  const filled = useFilled(among?.fills ?? {}, asked, including)
  const draft = `${including.draft}.${field}.${command.id}`
  useEffect(openedInside, [])
  const leave = () => {
    drafts.drop(draft)
    onClose()
  }
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    // Keys of this dialog are no keys of the form around it.
    event.stopPropagation()
    const list = (event.target as HTMLElement).getAttribute('data-mantine-stop-propagation') === 'true'
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !list) leave()
  }
  return (
    <Modal
      opened
      size="lg"
      title={say(command.title)}
      closeOnEscape={false}
      onKeyDown={pressed}
      onClose={leave}
      closeButtonProps={{ 'aria-label': text.move.cancel }}
    >
      {filled ? (
        <Form
          {...{ command, draft, error }}
          initial={startingWith(asked, { words, called: noun.name, only: among?.only, filled })}
          busy={isPending}
          onClose={leave}
          onSubmit={(told, onDone) =>
            mutate(
              { input: told, key },
              {
                onSuccess: (answer) => {
                  onDone()
                  const { id, resultados } = answer as Made
                  const value = String(id ?? resultados?.[0]?.id)
                  onMade({ value, label: calledAfter(asked, told, noun.name) || value })
                },
              },
            )
          }
        />
      ) : (
        <Loading />
      )}
    </Modal>
  )
}

interface Made {
  id?: number
  resultados?: readonly { id: number | null }[]
}

/** Values of the form around, by field of the record. Undefined while they are read. */
function useFilled(
  fills: Readonly<Record<string, string>>,
  asked: readonly FormField[],
  { fields, typed }: Including,
): Typed | undefined {
  const [wanted] = useState(() =>
    Object.entries(fills).flatMap(([name, from]) => {
      const value = typed[from]
      const source = fields.find((one) => one.name === from)?.control
      const target = fieldCalled(asked, name)?.control
      if (typeof value !== 'string' || value === '' || !target) return []
      const noun = source?.kind === 'related' && target.kind !== 'related' ? source.noun : undefined
      return [{ name, value, noun }]
    }),
  )
  const { data, isError } = useQuery({
    queryKey: ['incluir', wanted],
    queryFn: async () =>
      Object.fromEntries(
        await Promise.all(
          wanted.map(async ({ name, value, noun }) => [name, noun ? await documentOf(noun, value) : value]),
        ),
      ) as Typed,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  // What cannot be read is typed.
  return isError ? {} : data
}

const fieldCalled = (fields: readonly FormField[], name: string): FormField | undefined =>
  fields
    .flatMap((one) => (one.control.kind === 'group' ? one.control.fields : [one]))
    .find((one) => one.name === name)

/** CPF or CNPJ of a record: forms of batches name people by it. */
async function documentOf(noun: Related, id: string): Promise<string> {
  const found = await recordOf(noun, id)
  return String(found?.registro.documento ?? found?.registro.cpf ?? '')
}
