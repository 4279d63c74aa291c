import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useContext } from 'react'
import { verificaAlteracao } from '../../../catalogue/management/contrato/verifica-alteracao.ts'
import { verificaContrato } from '../../../catalogue/management/contrato/verifica-contrato.ts'
import { isPassing } from '../../../client/retry.ts'
import type { Finding, Input } from '../../../client/types.ts'
import { useQuestion } from '../../api/hooks.ts'
import { labelAt, missingIn } from '../../derive/controls.ts'
import { fieldErrors } from '../../derive/field-errors.ts'
import { isCommand, partsOf } from '../../derive/findings.ts'
import { day, number } from '../../derive/format.ts'
import type { Writing } from '../../form/CommandForm.tsx'
import { usePaths } from '../../form/paths.ts'
import { remedyInSettings, remedyThere } from '../../form/remedy.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RemedyContext } from '../../ui/remedy.ts'
import { Sign } from '../../ui/Sign.tsx'
import classes from './Contratos.module.css'
import { text } from './text.ts'

/** Milliseconds without typing before the rules are asked. */
const pauseLong = 400

/**
 * Findings of the rules while a contract is written. Only the latest input is checked, and rate limits are
 * respected.
 */
export function Check({ fields, typed, change, goTo, toldOf, changing }: Writing & { changing?: Changing }) {
  const [settled] = useDebouncedValue(typed, pauseLong)
  const missing = missingIn(fields, settled)
  const told = toldOf(settled)
  const enabled = missing.length === 0
  const asked = useQuestion(
    'verificacao',
    changing ? verificaAlteracao : verificaContrato,
    (changing ? { ...changing, ...known(told) } : told) as Input<typeof verificaContrato>,
    { enabled },
  )
  const { data, error, isFetching, failureReason } = asked
  const act = (finding: Finding) => <Remedy {...{ finding, fields, typed, change, goTo }} />
  return (
    <Paper component="section" aria-label={text.check.title} className={classes.check} p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{text.check.title}</Title>
          <Text size="xs" c="dimmed" role="status">
            {isFetching ? (isPassing(failureReason) ? text.check.wait : text.check.checking) : ''}
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          {missing.length > 0
            ? text.check.missing(
                missing
                  .map((path) => labelAt(fields, path))
                  .map((one) => one.toLowerCase())
                  .join(', '),
              )
            : text.check.text}
        </Text>
        {/* Errors of fields are shown at the fields after sending. */}
        {error && Object.keys(fieldErrors(error)).length === 0 && (
          <Notice error={error} {...(isPassing(error) && { onRetry: () => void asked.refetch() })} />
        )}
        {error &&
          Object.entries(fieldErrors(error)).map(([campo, mensagem]) => (
            <Line key={campo} tone="atencao" title={labelAt(fields, campo)} words={mensagem} />
          ))}
        {missing.length === 0 && !error && data && (
          <Found
            inclusao={data.inclusao ?? []}
            termo={data.termo ?? []}
            conformes={data.conformes ?? []}
            act={act}
          />
        )}
      </Stack>
    </Paper>
  )
}

/** The contract that is changed, and whether by an amendment. */
export type Changing = Pick<Input<typeof verificaAlteracao>, 'contrato' | 'aditivo'>

/** Fields of an amendment that the rules do not ask for. */
const known = (told: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(told).filter(([name]) => name in verificaAlteracao.input))

interface FoundProps {
  inclusao: readonly Finding[]
  termo: readonly Finding[]
  conformes: readonly { regra: string; artigo: string; mensagem: string }[]
  act: (finding: Finding) => React.ReactNode
}

function Found({ inclusao, termo, conformes, act }: FoundProps) {
  const impedes = ({ gravidade }: Finding) => gravidade === 'impede'
  const warned = [...inclusao, ...termo].filter((one) => !impedes(one))
  return (
    <>
      {inclusao.length + termo.length === 0 && <Line tone="ok" title="" words={text.check.clear} />}
      <Part title={text.check.blocks} tone="erro" findings={inclusao.filter(impedes)} act={act} />
      <Part title={text.check.later} tone="atencao" findings={termo.filter(impedes)} act={act} />
      <Part title={text.check.warns} tone="atencao" findings={warned} act={act} />
      {conformes.length > 0 && (
        <details>
          <summary>
            <Sign tone="ok" /> {text.check.fits(conformes.length)}
          </summary>
          <Stack gap={6} mt="xs">
            {conformes.map(({ regra, artigo, mensagem }) => (
              <Line key={regra} tone="ok" title="" words={`${mensagem} (${artigo})`} />
            ))}
          </Stack>
        </details>
      )}
    </>
  )
}

interface PartProps {
  title: string
  tone: 'erro' | 'atencao'
  findings: readonly Finding[]
  act: (finding: Finding) => React.ReactNode
}

function Part({ title, tone, findings, act }: PartProps) {
  if (findings.length === 0) return null
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {title} ({number(findings.length)})
      </Text>
      {findings.map((finding) => (
        <Line
          key={`${finding.regra}${finding.campo}`}
          tone={tone}
          title=""
          words={finding.mensagem}
          more={partsOf(finding).join(' · ')}
        >
          {act(finding)}
        </Line>
      ))}
    </Stack>
  )
}

interface LineProps {
  tone: 'ok' | 'erro' | 'atencao'
  title: string
  words: string
  more?: string
  children?: React.ReactNode
}

function Line({ tone, title, words, more, children }: LineProps) {
  return (
    <div className={classes.line}>
      <Sign tone={tone} />
      <div>
        <Text size="sm">
          {title && <b>{title}: </b>}
          {words}
        </Text>
        {more && (
          <Text size="xs" c="dimmed">
            {more}
          </Text>
        )}
        {children}
      </div>
    </div>
  )
}

/** Applies the smallest change if it concerns one field; else links to the field. */
function Remedy({
  finding,
  fields,
  typed,
  change,
  goTo,
}: { finding: Finding } & Pick<Writing, 'fields' | 'typed' | 'change' | 'goTo'>) {
  const { campo, proposta } = finding
  const remedyOf = useContext(RemedyContext)
  const pathOf = usePaths()
  const field = fields.find(({ name }) => name === campo)
  const other =
    remedyInSettings(finding) ??
    (field && isCommand(proposta)
      ? (remedyThere(field, typed[campo], finding, pathOf) ?? remedyOf?.(finding))
      : undefined)
  if (other) {
    const { label, to, ...search } = other
    return (
      <Button component={Link} to={to} search={search as never} size="compact-xs" variant="default" mt={4}>
        {label}
      </Button>
    )
  }
  if (!field) return null
  const simple = ['day', 'number', 'decimal', 'line'].includes(field.control.kind)
  if (proposta && simple) {
    const shown = field.control.kind === 'day' ? day(proposta) : proposta.replace('.', ',')
    return (
      <Button size="compact-xs" variant="default" mt={4} onClick={() => change(campo, proposta)}>
        {text.check.apply(shown)}
      </Button>
    )
  }
  return (
    <Button size="compact-xs" variant="default" mt={4} onClick={() => goTo(campo)}>
      {text.check.go}
    </Button>
  )
}
