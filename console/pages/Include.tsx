import { Anchor, Box, Stack, Text } from '@mantine/core'
import { Link, useLoaderData, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useCommand, useSession } from '../api/hooks.ts'
import { mayCall, placeOf } from '../derive/doors.ts'
import { commandOf, inclusionsOf, type NounPage } from '../derive/noun.ts'
import { givenBy, outcomeOf } from '../derive/outcome.ts'
import { recordPath } from '../derive/record-path.ts'
import { CommandForm } from '../form/CommandForm.tsx'
import { ToolForm } from '../form/ToolForm.tsx'
import { say } from '../text/say.ts'
import { Loading } from '../ui/Loading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { NotFound } from './Dead.tsx'
import { Refused } from './Refused.tsx'

const FromFile = lazy(async () => ({ default: (await import('./importar/FromFile.tsx')).FromFile }))

export function Include() {
  const { noun, slug } = useLoaderData({ strict: false }) as NounPage
  const session = useSession()
  const { comando } = useParams({ strict: false }) as { comando?: string }
  const asked = inclusionsOf(noun).filter(({ id }) => comando === undefined || id === comando)
  const command = asked.find((one) => mayCall(session, one))
  const search = useSearch({ strict: false })
  if (!command) return asked[0] ? <Refused key={asked[0].id} {...placeOf(asked[0])} /> : <NotFound />
  const given = givenBy(command.input, search)
  const next = commandOf(noun, command.foretells ?? '')
  return (
    <Stack gap="lg">
      <Anchor component={Link} to={`/${slug}`} size="sm">
        ← {noun.plural}
      </Anchor>
      <PageTitle>{say(command.title)}</PageTitle>
      <Text size="sm">{say(command.description)}</Text>
      {command.sheet ? (
        <Suspense fallback={<Loading />}>
          <FromFile key={command.id} {...{ command, slug }} plural={noun.plural} />
        </Suspense>
      ) : command.output.resultados || command.output.id ? (
        <Box maw={640}>
          <InclusionForm key={command.id} {...{ command, slug, given }} />
        </Box>
      ) : (
        <ToolForm
          key={command.id}
          {...{ command, given }}
          list={{ slug, plural: noun.plural }}
          next={next && mayCall(session, next) ? next : undefined}
        />
      )}
    </Stack>
  )
}

interface Made {
  id?: number
  resultados?: readonly { id: number | null }[]
}

type InclusionProps = { slug: string } & Pick<ComponentProps<typeof CommandForm>, 'command' | 'given'> &
  Partial<Pick<ComponentProps<typeof CommandForm>, 'draft' | 'sections' | 'without' | 'beside'>>

/** Form of a command that includes a record, to which it then leads. */
export function InclusionForm({ slug, ...form }: InclusionProps) {
  const { command } = form
  const { mutate, isPending, error } = useCommand(command)
  const navigate = useNavigate()
  // One idempotency key per form, so that a second click or a retry runs the command once.
  const [key] = useState(() => crypto.randomUUID())
  return (
    <CommandForm
      draft={command.id}
      {...form}
      error={error}
      busy={isPending}
      onClose={() => void navigate({ to: `/${slug}` })}
      onSubmit={(input, onDone) =>
        mutate(
          { input, key },
          {
            onSuccess: (answer) => {
              onDone()
              const { id, resultados } = answer as Made
              void navigate({
                to: recordPath(slug, id ?? resultados?.[0]?.id),
                ...(command.outcome && { state: { told: outcomeOf(command, answer as object) } }),
              })
            },
          },
        )
      }
    />
  )
}
