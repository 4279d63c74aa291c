import { Anchor, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { linkDeArquivo } from '../../../catalogue/management/arquivo/link-de-arquivo.ts'
import { assina } from '../../../catalogue/management/assinatura/assina.ts'
import { consultaAssinatura } from '../../../catalogue/management/assinatura/consulta-assinatura.ts'
import type { Answer } from '../../../client/types.ts'
import { readingOf, useCommand } from '../../api/hooks.ts'
import { type Outcome, sorted } from '../../derive/bulk.ts'
import { day } from '../../derive/format.ts'
import { recordPath } from '../../derive/record-path.ts'
import { CommandForm } from '../../form/CommandForm.tsx'
import { Download } from '../../ui/Download.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'

type Paper = Answer<typeof consultaAssinatura>['registro'] & { versao: number }

/** Documents shown at once: the others come afterwards. */
export const mostTogether = 20

/** What the person consents to and confirms; the documents are ticked above the form. */
const { registros: _, id: __, versao: ___, ...asked } = assina.input
const together = { ...assina, input: asked }

interface Props {
  ids: readonly number[]
  onClose: () => void
}

/** Signs all documents that wait for the person, each read or opened from here, with one consent. */
export function SignTogether({ ids: waiting, onClose }: Props) {
  // Those that wait now: signing one takes it off the start page.
  const [ids] = useState(waiting)
  const answers = useQueries({
    queries: ids.slice(0, mostTogether).map((id) => readingOf(consultaAssinatura, { id })),
  })
  const failed = answers.find(({ error }) => error)
  const papers = answers.flatMap(({ data }) => (data ? [data.registro as Paper] : []))
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>()
  const { mutate, isPending, error } = useCommand(assina)
  // One idempotency key per set of documents, so that a second press signs once.
  const [key] = useState(() => crypto.randomUUID())
  const wanted = papers.filter(({ identificador }) => !left.has(Number(identificador)))
  const tick = (id: number, ticked: boolean) => {
    const next = new Set(left)
    if (ticked) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={text.signTogether(ids.length)}
      closeButtonProps={{ 'aria-label': text.close }}
    >
      <Stack maw={640} mx="auto">
        {failed && <Notice error={failed.error} onRetry={() => void failed.refetch()} />}
        {!failed && papers.length < answers.length && <Loading />}
        {outcomes && <Signed {...{ papers, outcomes, onClose }} />}
        {!outcomes && papers.length === answers.length && (
          <>
            {ids.length > mostTogether && <Text size="sm">{text.signRest(mostTogether)}</Text>}
            {papers.map((paper) => (
              <Waiting
                key={paper.identificador}
                paper={paper}
                ticked={!left.has(Number(paper.identificador))}
                onTick={(ticked) => tick(Number(paper.identificador), ticked)}
              />
            ))}
            <Text size="sm" fw={600} role="status">
              {text.sign(wanted.length)}
            </Text>
            {wanted.length > 0 && (
              <CommandForm
                command={together}
                draft={`${assina.id}.juntos`}
                error={error}
                busy={isPending}
                onClose={onClose}
                onSubmit={(told, onDone) =>
                  mutate(
                    { input: { ...told, ...seenIn(wanted) } as never, key: `${key}.${[...left].join('.')}` },
                    {
                      onSuccess: ({ resultados }) => {
                        onDone()
                        setOutcomes(resultados as unknown as readonly Outcome[])
                      },
                    },
                  )
                }
              />
            )}
          </>
        )}
      </Stack>
    </Modal>
  )
}

/** The documents as they were shown: none is signed that has another content since. */
const seenIn = (papers: readonly Paper[]) => ({
  registros: papers.map(({ identificador }) => ({ id: identificador })),
  hashes: papers.flatMap(({ hash }) => hash || []),
})

interface WaitingProps {
  paper: Paper
  ticked: boolean
  onTick: (ticked: boolean) => void
}

function Waiting({ paper, ticked, onTick }: WaitingProps) {
  const { identificador, nomeArquivo, origem, prazo } = paper
  const name = nomeArquivo ?? ''
  return (
    <Group justify="space-between" gap="xs">
      <Checkbox
        checked={ticked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        label={name}
        description={[[origem?.tipo, origem?.nome].filter(Boolean).join(': '), prazo && text.due(day(prazo))]
          .filter(Boolean)
          .join(' · ')}
        flex="1 1 14rem"
      />
      <Download command={linkDeArquivo} id={Number(identificador)} of={name} label={text.read} size="sm" />
    </Group>
  )
}

interface SignedProps {
  papers: readonly Paper[]
  outcomes: readonly Outcome[]
  onClose: () => void
}

function Signed({ papers, outcomes, onClose }: SignedProps) {
  const { done, refused } = sorted(outcomes)
  const nameOf = (id: number | null) =>
    papers.find(({ identificador }) => identificador === id)?.nomeArquivo ?? ''
  return (
    <Stack role="status">
      {done.length > 0 && <Text fw={600}>{text.signed(done.length)}</Text>}
      {refused.map(({ id, mensagem }) => (
        <Text key={id} size="sm">
          <Anchor component={Link} to={recordPath('assinaturas', id)}>
            {nameOf(id)}
          </Anchor>
          {`: ${mensagem}`}
        </Text>
      ))}
      <Group justify="end">
        <Button onClick={onClose}>{text.close}</Button>
      </Group>
    </Stack>
  )
}
