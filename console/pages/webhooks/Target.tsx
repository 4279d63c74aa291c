import { Anchor, Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { webhook } from '../../../catalogue/webhook/webhook.ts'
import { webhookSituacao } from '../../../catalogue/webhook/webhook-situacao.ts'
import { useDoing } from '../../api/control.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { Attempts } from './Attempts.tsx'
import { CheckSignature } from './CheckSignature.tsx'
import { Events } from './Events.tsx'
import { TestResult } from './NewTarget.tsx'
import type { TargetShown } from './shown.ts'
import { RemoveTarget, ResendSince, RotateSecret } from './TargetDialogs.tsx'
import { text } from './text.ts'

interface Props {
  target: TargetShown
  may: boolean
  head: ReactNode
}

/** One endpoint: state, attempts, events, and a check of signatures. */
export function Target({ target, may, head }: Props) {
  const url = target.ESIWH_URL
  const test = useDoing(webhook)
  const standing = useDoing(webhookSituacao)
  const [dialog, setDialog] = useState<'rotate' | 'remove' | 'resend'>()
  const close = () => setDialog(undefined)
  const paused = target.ESIWH_ATIVO !== 'S'
  const error = test.error ?? standing.error
  return (
    <Stack gap="lg">
      <Anchor component={Link} to="/integracao/webhooks" size="sm">
        ← {text.back}
      </Anchor>
      <PageTitle tab={text.title}>{url}</PageTitle>
      {head}
      {error && <Notice error={error} />}
      {may && (
        <Group gap="xs">
          <Button
            loading={test.isPending}
            onClick={() => test.mutate({ ACAO: 'TESTAR', SDT_INT_WEBHOOK: { ESIWH_URL: url } })}
          >
            {text.sendTest}
          </Button>
          <Button
            variant="default"
            loading={standing.isPending}
            onClick={() => standing.mutate({ ESIWH_URL: url, ACAO: paused ? 'RETOMAR' : 'PAUSAR' })}
          >
            {paused ? text.resume : text.pause}
          </Button>
          <Button variant="default" onClick={() => setDialog('resend')}>
            {text.resendSince}
          </Button>
          <Button variant="default" onClick={() => setDialog('rotate')}>
            {text.rotate}
          </Button>
          <Button variant="default" onClick={() => setDialog('remove')}>
            {text.remove}
          </Button>
        </Group>
      )}
      {test.data && <TestResult told={test.data} />}
      <Section title={text.attempts}>
        <Attempts url={url} />
      </Section>
      <Section title={text.events}>
        <Events url={url} all={target.ESIWH_TODOS_OS_LOTES === 'S'} may={may} />
      </Section>
      <Section title={text.check}>
        <CheckSignature url={url} />
      </Section>
      {dialog === 'rotate' && <RotateSecret url={url} onClose={close} />}
      {dialog === 'remove' && <RemoveTarget target={target} onClose={close} />}
      {dialog === 'resend' && <ResendSince url={url} onClose={close} />}
    </Stack>
  )
}
