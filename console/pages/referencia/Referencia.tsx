import { Anchor, Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isForPeople, rightsOf } from '../../../catalogue/doors.ts'
import { operations } from '../../../catalogue/index.ts'
import type { Operation } from '../../../catalogue/operation.ts'
import { Problem } from '../../../client/problem.ts'
import { useSession } from '../../api/hooks.ts'
import { ask, prefix } from '../../api/platform.ts'
import { reactionTo } from '../../api/reactions.ts'
import type { Search } from '../../derive/address.ts'
import { mayCall } from '../../derive/doors.ts'
import { isBody } from '../../derive/try-form.ts'
import { say } from '../../text/say.ts'
import { CopyBlock } from '../../ui/CopyBlock.tsx'
import { Modes } from '../../ui/Modes.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { FormSide } from './FormSide.tsx'
import { curlOf, exampleByToken, refusalByToken, sampleOf, sentOf } from './sample.ts'
import { text } from './text.ts'

const all: readonly Operation[] = operations
const open = all.filter(isForPeople)
const longest = 20_000

/** Runs any operation of systems, and shows the command line that does the same. */
export function Referencia() {
  const { operacao, modo } = useSearch({ strict: false }) as Search
  const operation = open.find(({ id }) => id === operacao) ?? open[0]!
  const navigate = useNavigate()
  return (
    <Stack gap="lg" maw={900}>
      <PageTitle>{text.title}</PageTitle>
      <Text size="sm">{text.intro}</Text>
      <Group align="end" gap="md">
        <NativeSelect
          label={text.operation}
          value={operation.id}
          data={open.map(({ id, title }) => ({ value: id, label: `${id}: ${say(title)}` }))}
          onChange={({ currentTarget }) =>
            void navigate({
              to: '.',
              search: { operacao: currentTarget.value, ...(modo ? { modo } : {}) } as never,
            })
          }
        />
        <Anchor href={`${prefix}/docs#${operation.id}`} size="sm">
          {text.reference}
        </Anchor>
      </Group>
      <Text size="sm">{say(operation.description)}</Text>
      <TryIt key={operation.id} operation={operation} asJson={modo === 'json'} />
    </Stack>
  )
}

function TryIt({ operation, asJson }: { operation: Operation; asJson: boolean }) {
  const session = useSession()
  const [body, setBody] = useState(() => JSON.stringify(sampleOf(operation), null, 2))
  const parsed = objectIn(body)
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (input: Readonly<Record<string, unknown>>) => {
      const started = performance.now()
      const answer: unknown = await ask(operation, sentOf(operation, input) as never)
      const ms = Math.round(performance.now() - started)
      return { answer: JSON.stringify(answer, null, 2), lote: batchIn(operation, answer), ms }
    },
  })
  const missing = mayCall(session, operation) ? undefined : rightsOf(operation)[0]
  return (
    <Stack gap="md">
      <Modes
        label={text.how}
        modes={[
          { label: text.form, to: '.', search: { operacao: operation.id }, current: !asJson },
          { label: text.json, to: '.', search: { operacao: operation.id, modo: 'json' }, current: asJson },
        ]}
      />
      {operation.family === 'inbound' && <Text size="sm">{text.simulate}</Text>}
      {parsed && !asJson ? (
        <FormSide operation={operation} body={parsed} onChange={setBody} />
      ) : (
        <Textarea
          label={text.body}
          autosize
          minRows={4}
          maxRows={20}
          value={body}
          error={parsed ? undefined : asJson ? text.wrongJson : text.mendFirst}
          onChange={({ currentTarget }) => setBody(currentTarget.value)}
        />
      )}
      <Group gap="sm">
        <Button
          disabled={!parsed || missing !== undefined}
          loading={isPending}
          onClick={() => parsed && mutate(parsed)}
        >
          {text.call}
        </Button>
        {missing && <Text size="sm">{text.lacking(missing)}</Text>}
      </Group>
      {error && <Notice error={error} />}
      {data && (
        <Section title={text.answer}>
          <Stack gap="xs">
            <Text size="sm" c="dimmed" role="status">
              {text.took(data.ms)}
            </Text>
            {data.answer.length > longest && <Text size="sm">{text.long}</Text>}
            <CopyBlock value={data.answer.slice(0, longest)} />
            {data.lote !== undefined && (
              <Anchor component={Link} to={`/lotes/${data.lote}`} size="sm">
                {text.batch(data.lote)}
              </Anchor>
            )}
          </Stack>
        </Section>
      )}
      {data && <ExampleByToken operation={operation} />}
      {/* Rights belong to people; systems are limited by the scopes of their tokens. */}
      {error instanceof Problem && reactionTo(error.code) !== 'right' && (
        <Section title={text.byToken}>
          <Stack gap="xs">
            <Text size="sm">{text.refusedText}</Text>
            <CopyBlock value={refusalByToken(operation, error)} />
          </Stack>
        </Section>
      )}
      {parsed && (
        <Section title={text.curl}>
          <CopyBlock value={curlOf(`${location.origin}${prefix}`, operation, parsed)} />
        </Section>
      )}
    </Stack>
  )
}

function ExampleByToken({ operation }: { operation: Operation }) {
  const { data } = useQuery({
    queryKey: ['pelo token', operation.id],
    queryFn: async () => (await exampleByToken(operation)) ?? '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return null
  return (
    <Section title={text.byToken}>
      <Stack gap="xs">
        <Text size="sm">{text.byTokenText}</Text>
        <CopyBlock value={data.slice(0, longest)} />
      </Stack>
    </Section>
  )
}

function objectIn(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isBody(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Batch of a receipt; its page shows the outcomes. */
const batchIn = (operation: Operation, answer: unknown): number | undefined =>
  operation.family === 'inbound' && isBody(answer) && typeof answer.lote === 'number'
    ? answer.lote
    : undefined
