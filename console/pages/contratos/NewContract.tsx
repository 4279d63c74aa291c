import { Anchor, Stack, Text } from '@mantine/core'
import { Link, useLoaderData, useParams, useSearch } from '@tanstack/react-router'
import { incluiContrato } from '../../../catalogue/management/contrato/index.ts'
import { useSession } from '../../api/hooks.ts'
import { senseless } from '../../derive/contract-kinds.ts'
import { mayCall } from '../../derive/doors.ts'
import type { NounPage } from '../../derive/noun.ts'
import { givenBy } from '../../derive/outcome.ts'
import { say } from '../../text/say.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Include, InclusionForm } from '../Include.tsx'
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
  const given = givenBy(incluiContrato.input, useSearch({ strict: false }))
  return (
    <InclusionForm
      command={incluiContrato}
      slug={slug}
      draft={[incluiContrato.id, given.proposta].filter(Boolean).join('.')}
      sections={sectionsFor}
      without={({ modalidade }) => senseless(modalidade)}
      given={given}
      beside={(form) => (
        <>
          <OwnCourses {...form} />
          <Check {...form} />
        </>
      )}
    />
  )
}
