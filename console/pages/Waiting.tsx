import { Anchor, Box, Button, Group, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { assinaturaMachine } from '../../catalogue/machines/assinatura.ts'
import { pendenciaMachine } from '../../catalogue/machines/pendencia.ts'
import { minhasPendencias } from '../../catalogue/management/calendario/minhas-pendencias.ts'
import { entregaPendencia } from '../../catalogue/management/pendencia/index.ts'
import type { Answer } from '../../client/types.ts'
import { useSession } from '../api/hooks.ts'
import { ask } from '../api/platform.ts'
import { mayOpen } from '../derive/doors.ts'
import { day } from '../derive/format.ts'
import { recordPath } from '../derive/record-path.ts'
import { menuRows, nounRoutes } from '../routes.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Tone } from '../ui/Tone.tsx'
import { text as portal } from './portal/text.ts'

const SignTogether = lazy(async () => ({
  default: (await import('./portal/SignTogether.tsx')).SignTogether,
}))

type Item = NonNullable<Answer<typeof minhasPendencias>['itens']>[number]

/** Start page of students and professors: items that wait for them. */
export function Waiting() {
  const { data, error, refetch } = useQuery({
    queryKey: ['pendencia', 'assinatura', 'waiting'],
    queryFn: ({ signal }) => ask(minhasPendencias, {}, { signal }),
    staleTime: 0,
  })
  const [signing, setSigning] = useState(false)
  const papers = (data?.itens ?? []).flatMap(({ entidade, registro, acao }) =>
    entidade === assinaturaMachine.noun && acao && registro ? registro : [],
  )
  return (
    <Stack>
      <PageTitle>{text.waiting.title}</PageTitle>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.itens?.length === 0 && <Text>{text.waiting.nothing}</Text>}
      {papers.length > 1 && (
        <Group>
          <Button onClick={() => setSigning(true)}>{portal.signTogether(papers.length)}</Button>
        </Group>
      )}
      {signing && (
        <Suspense>
          <SignTogether
            ids={papers}
            onClose={() => {
              setSigning(false)
              void refetch()
            }}
          />
        </Suspense>
      )}
      <List listStyleType="none" spacing="sm">
        {data?.itens?.map((item) => {
          const { entidade, registro, assunto, situacao, prazo, motivo, atraso, acao } = item
          return (
            <List.Item
              key={`${entidade}${registro}`}
              styles={{ itemWrapper: { width: '100%' }, itemLabel: { flex: 1 } }}
            >
              <Group justify="space-between" gap="xs" maw={640}>
                <Box flex="1 1 14rem">
                  <Anchor component={Link} {...addressOf(item)}>
                    {assunto}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {[situacao ?? '', prazo && text.waiting.until(day(prazo))].filter(Boolean).join(', ')}
                  </Text>
                  {atraso ? <Tone tone="erro">{text.waiting.late(atraso)}</Tone> : null}
                  {motivo && <Text size="sm">{text.waiting.back(motivo)}</Text>}
                </Box>
                {acao && (
                  <Button
                    variant="default"
                    aria-label={`${acao}: ${assunto}`}
                    renderRoot={(props) => <Link {...props} {...deedOf(item)} />}
                  >
                    {acao}
                  </Button>
                )}
              </Group>
            </List.Item>
          )
        })}
      </List>
      <Shortcuts />
    </Stack>
  )
}

/** Pages that students and professors look for most, in this order. */
const sought = [
  'contratos',
  'documentos',
  'faturamentos',
  'solicitacoes',
  'contas-de-favorecidos',
  'quem-viu-meus-dados',
]

/** On a phone the menu is closed, so the start page leads to the other pages. */
function Shortcuts() {
  const session = useSession()
  const rows = sought.flatMap(
    (slug) => menuRows.find((row) => row.slug === slug && mayOpen(session, row)) ?? [],
  )
  return (
    <Box component="nav" aria-label={text.waiting.shortcuts} hiddenFrom="sm">
      <Group gap="xs">
        {rows.map((row) => (
          <Button
            key={row.slug}
            variant="default"
            size="md"
            renderRoot={(props) => <Link {...props} to={`/${row.slug}`} />}
          >
            {say(row.ownLabel ?? row.label)}
          </Button>
        ))}
      </Group>
    </Box>
  )
}

const { aprovar, entregar } = pendenciaMachine.moves

/**
 * Where an item is read. Deliveries to decide are opened in the inbox, which goes on to the next one.
 */
function addressOf({ entidade, registro, situacao }: Item): { to: string; search?: never } {
  return entidade === 'pendencia' && situacao === aprovar.from[0]
    ? { to: '/pareceres', search: { item: registro } as never }
    : { to: pathOf(entidade, registro) }
}

/** Where an item is done: a delivery begins with its form. */
const deedOf = (item: Item): ReturnType<typeof addressOf> =>
  item.entidade === 'pendencia' && item.situacao === entregar.from[0]
    ? { ...addressOf(item), search: { acao: entregaPendencia.id } as never }
    : addressOf(item)

function pathOf(noun: string, id: number | null): string {
  const route = nounRoutes.find((one) => one.noun === noun)
  return route ? recordPath(route.slug, id) : '/'
}
