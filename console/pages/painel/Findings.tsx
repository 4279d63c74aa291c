import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { HealthCode } from '../../../catalogue/health.ts'
import type { Tone } from '../../../catalogue/machines/machine.ts'
import type { PanelFinding } from '../../derive/panel.ts'
import { Sign } from '../../ui/Sign.tsx'
import classes from './Painel.module.css'
import { text } from './text.ts'

/** Pages on which the institution itself sees more of what is wrong. */
const pages: Readonly<Partial<Record<HealthCode, { to: string; label: string }>>> = {
  FILA_PARADA: { to: '/lotes', label: text.batches.all },
  LOTE_ILEGIVEL: { to: '/lotes', label: text.batches.all },
  WEBHOOK_FALHANDO: { to: '/integracao/webhooks', label: text.health.targets },
}

/** What is wrong with the platform, as notices: one for each code. */
export function Findings({ findings }: { findings: readonly PanelFinding[] }) {
  if (findings.length === 0) return null
  return (
    <Stack component="section" gap="xs" aria-label={text.health.title}>
      {[...Map.groupBy(findings, ({ codigo }) => codigo)].map(([codigo, same]) => (
        <Finding key={codigo} codigo={codigo as HealthCode} same={same} />
      ))}
    </Stack>
  )
}

function Finding({ codigo, same }: { codigo: HealthCode; same: readonly PanelFinding[] }) {
  const { tom, titulo, conserto } = same[0]!
  const page = pages[codigo]
  return (
    <article className={classes.finding} data-tone={tom} aria-label={titulo}>
      <Sign tone={tom as Tone} />
      <div>
        <Title order={2}>{titulo}</Title>
        {same.map(({ texto }) => (
          <Text size="sm" key={texto}>
            {texto}
          </Text>
        ))}
        <Text size="sm" mt={4}>
          <b>{text.health.fix}:</b> {conserto}{' '}
          {page && (
            <Anchor component={Link} to={page.to} fz="inherit" underline="always">
              {page.label}
            </Anchor>
          )}
        </Text>
      </div>
    </article>
  )
}
