import { Anchor, Stack, Text } from '@mantine/core'
import { Link, useLoaderData, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { incluiContrato } from '../../../catalogue/management/contrato/index.ts'
import { useCommand, useSession } from '../../api/hooks.ts'
import { senseless } from '../../derive/contract-kinds.ts'
import { mayCall } from '../../derive/doors.ts'
import type { NounPage } from '../../derive/noun.ts'
import { givenBy } from '../../derive/outcome.ts'
import { recordPath } from '../../derive/record-path.ts'
import { CommandForm } from '../../form/CommandForm.tsx'
import { say } from '../../text/say.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Include } from '../Include.tsx'
import { Check } from './Check.tsx'
import { OwnCourses } from './OwnCourses.tsx'
import { sectionsFor } from './sections.ts'

/**
 * New contract with the findings of the rules beside the form. Other commands that create contracts use the
 * derived page.
 */
export function NewContract() {
  const { noun, slug } = useLoaderData({ strict: false }) as NounPage
  const { comando } = useParams({ strict: false }) as { comando?: string }
  const session = useSession()
  if ((comando && comando !== incluiContrato.id) || !mayCall(session, incluiContrato)) return <Include />
  return (
    <Stack gap="lg">
      <Anchor component={Link} to={`/${slug}`} size="sm">
        ← {noun.plural}
      </Anchor>
      <PageTitle>{say(incluiContrato.title)}</PageTitle>
      <Text size="sm">{say(incluiContrato.description)}</Text>
      <NewForm slug={slug} />
    </Stack>
  )
}

function NewForm({ slug }: { slug: string }) {
  const { mutate, isPending, error } = useCommand(incluiContrato)
  const navigate = useNavigate()
  const given = givenBy(incluiContrato.input, useSearch({ strict: false }))
  // One idempotency key per form, so that a second click or a retry runs the command once.
  const [key] = useState(() => crypto.randomUUID())
  return (
    <CommandForm
      command={incluiContrato}
      error={error}
      draft={[incluiContrato.id, given.proposta].filter(Boolean).join('.')}
      busy={isPending}
      sections={sectionsFor}
      without={({ modalidade }) => senseless(modalidade)}
      given={given}
      beside={(form) => (
        <>
          <OwnCourses {...form} />
          <Check {...form} />
        </>
      )}
      onClose={() => void navigate({ to: `/${slug}` })}
      onSubmit={(input, onDone) =>
        mutate(
          { input: input as never, key },
          {
            onSuccess: ({ resultados }) => {
              onDone()
              void navigate({ to: recordPath(slug, resultados?.[0]?.id) })
            },
          },
        )
      }
    />
  )
}
