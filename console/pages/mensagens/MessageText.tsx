import { Text } from '@mantine/core'
import { veMensagem } from '../../../catalogue/management/mensagem/ve-mensagem.ts'
import { useQuestion } from '../../api/hooks.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { text } from './text.ts'

/** What a message says, on its page. */
export function MessageText({ id }: { id: number }) {
  const { data, error, refetch } = useQuestion('mensagem', veMensagem, { id })
  return (
    <Section title={text.section}>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Text size="sm" fw={600} mb="xs">
            {data.assunto}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {data.texto}
          </Text>
        </>
      )}
    </Section>
  )
}
