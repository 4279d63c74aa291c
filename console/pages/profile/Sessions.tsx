import { Button, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { encerraSessoes } from '../../../catalogue/session/encerra-sessoes.ts'
import { listaSessoes } from '../../../catalogue/session/lista-sessoes.ts'
import { ask, queryClient } from '../../api/platform.ts'
import { moment } from '../../derive/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import classes from './profile.module.css'
import { text } from './text.ts'

/** Lists the person's sessions and ends them. */
export function Sessions() {
  const { data, error, refetch } = useQuery({
    queryKey: ['sessoes'],
    queryFn: ({ signal }) => ask(listaSessoes, {}, { signal }),
  })
  const end = useMutation({
    // One request per session, in sequence.
    mutationFn: async (ids: readonly number[]) => {
      for (const identificador of ids) await ask(encerraSessoes, { identificador })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['sessoes'] }),
  })
  const sessions = data?.sessoes ?? []
  const others = sessions.filter(({ atual }) => !atual).map(({ identificador }) => identificador!)
  return (
    <Section title={text.sessions}>
      <Text size="sm">{text.sessionsText}</Text>
      {(error ?? end.error) && <Notice error={error ?? end.error} onRetry={() => void refetch()} />}
      {sessions.map(({ identificador, atual, navegador, endereco, usadaEm }) => (
        <div key={identificador} className={classes.session}>
          <div>
            <Text size="sm" fw={atual ? 600 : 400}>
              {text.named(navegador)} {atual && `(${text.here})`}
            </Text>
            <Text size="xs" c="dimmed">
              {endereco} · {text.used} {moment(usadaEm ?? '')}
            </Text>
          </div>
          {!atual && (
            <Button
              size="xs"
              variant="default"
              aria-label={text.endOne(text.named(navegador))}
              onClick={() => end.mutate([identificador!])}
            >
              {text.end}
            </Button>
          )}
        </div>
      ))}
      {others.length > 1 && (
        <Button mt="sm" variant="default" loading={end.isPending} onClick={() => end.mutate(others)}>
          {text.endOthers}
        </Button>
      )}
      {data && others.length === 0 && (
        <Text size="sm" mt="xs">
          {text.alone}
        </Text>
      )}
    </Section>
  )
}
