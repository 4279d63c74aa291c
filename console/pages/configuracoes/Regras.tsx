import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { incomeTax } from '../../../catalogue/law/income-tax.ts'
import { isLimited, type Limited, legalLimits, limitsOf } from '../../../catalogue/law/limits.ts'
import {
  type FixedRule,
  fixedRules,
  isFixedRule,
  isLegalRule,
  type LegalRule,
  type RuleMode,
  ruleModes,
  ruleWithArticle,
} from '../../../catalogue/law/rules.ts'
import { incomeTaxRows, type LimitRow, limitRows } from '../../../catalogue/law/table.ts'
import { consultaAjustes } from '../../../catalogue/management/ajuste/index.ts'
import { alteraRegra } from '../../../catalogue/management/regra/altera-regra.ts'
import { triedRules } from '../../../catalogue/management/regra/parts.ts'
import type { Phrase } from '../../../catalogue/phrase.ts'
import { useCommand } from '../../api/hooks.ts'
import { queryClient } from '../../api/platform.ts'
import { day } from '../../derive/format.ts'
import { say } from '../../text/say.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Rehearsal, type Trial, type TriedRule } from './Rehearsal.tsx'
import { useStandingOf } from './reading.ts'
import { text } from './text.ts'

const today = () => new Date().toISOString().slice(0, 10)

const isTried = (rule: LegalRule | FixedRule): rule is TriedRule =>
  (triedRules as readonly string[]).includes(rule)

/** Mode and limits of each legal rule, and the contracts that a change would affect. */
export function Regras() {
  const { data, error, refetch } = useStandingOf(consultaAjustes, {})
  return (
    <Stack maw={860}>
      <PageTitle>{text.rules}</PageTitle>
      <Text size="sm">{text.rulesIntro}</Text>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.regras.map(
        ({ regra, modo }) => isLegalRule(regra) && <Rule key={regra} rule={regra} mode={modo as RuleMode} />,
      )}
      <Title order={2}>{text.fixedRules}</Title>
      <Text size="sm">{text.fixedIntro}</Text>
      {Object.keys(fixedRules)
        .filter(isFixedRule)
        .map((rule) => (
          <RuleCard key={rule} rule={rule} mode="recusar" order={3} />
        ))}
      <Card title={`${say(incomeTax.artigo)}: ${text.incomeTax}`} order={3}>
        <Limits rows={incomeTaxRows()} />
      </Card>
    </Stack>
  )
}

function Rule({ rule, mode }: { rule: LegalRule; mode: RuleMode }) {
  const [wanted, setWanted] = useState(mode)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const save = useCommand(alteraRegra)
  const done = () => {
    setKey(crypto.randomUUID())
    void queryClient.invalidateQueries({ queryKey: [consultaAjustes.noun] })
  }
  return (
    <RuleCard
      rule={rule}
      mode={wanted}
      order={2}
      choice={
        <NativeSelect
          label={text.mode}
          value={wanted}
          data={ruleModes.map((value) => ({ value, label: text.modes[value] }))}
          onChange={({ currentTarget }) => setWanted(currentTarget.value as RuleMode)}
        />
      }
      change={
        <>
          {wanted !== mode && (
            <Button
              loading={save.isPending}
              onClick={() => save.mutate({ input: { regra: rule, modo: wanted }, key }, { onSuccess: done })}
            >
              {text.save}
            </Button>
          )}
          {save.error && <Notice error={save.error} />}
        </>
      }
    />
  )
}

interface RuleCardProps {
  rule: LegalRule | FixedRule
  /** Mode that a rehearsal tries. */
  mode: RuleMode
  order: 2 | 3
  choice?: ReactNode
  change?: ReactNode
}

/** A rule with its limits. A rule that contracts are checked against has a button that tries other limits. */
function RuleCard({ rule, mode, order, choice, change }: RuleCardProps) {
  const [trial, setTrial] = useState<Trial>()
  const [typed, setTyped] = useState<Typed>({})
  const tried = isTried(rule)
  return (
    <Card title={say(ruleWithArticle(rule, today()))} order={order}>
      {(choice || tried) && (
        <Group align="end" gap="sm">
          {choice}
          {tried && (
            <Button variant="default" onClick={() => setTrial(trialOf(typed))}>
              {text.rehearse}
            </Button>
          )}
          {change}
        </Group>
      )}
      {isLimited(rule) && <Limits rows={limitRows(rule)} />}
      {tried && (
        <details>
          <summary>{text.otherLaw}</summary>
          <OtherLaw {...{ rule, typed }} onType={setTyped} />
        </details>
      )}
      {tried && trial && <Rehearsal key={JSON.stringify([mode, trial])} {...{ rule, mode, trial }} />}
    </Card>
  )
}

function Card({ title, order, children }: { title: string; order: 2 | 3; children: ReactNode }) {
  return (
    <Paper withBorder p="sm" component="article" aria-label={title}>
      <Stack gap="sm">
        <Title order={order} size="h4">
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  )
}

/** Limits of a law with their first and last day. */
function Limits({ rows }: { rows: readonly LimitRow[] }) {
  return (
    <details>
      <summary>{text.limits}</summary>
      <DataTable
        label={text.limits}
        rows={rows}
        keyOf={(_, at) => at}
        columns={[
          { label: text.limit, cell: ({ rotulo }) => say(rotulo) },
          { label: text.value, cell: ({ valor }) => say(valor) },
          { label: text.validFrom, cell: ({ desde }) => day(desde) },
          { label: text.validTo, cell: ({ ate }) => ate && day(ate) },
        ]}
      />
    </details>
  )
}

/** First day and limits of a law that is not in force. */
type Typed = Readonly<Record<string, string>>

interface OtherLawProps {
  rule: TriedRule
  typed: Typed
  onType: (typed: Typed) => void
}

function OtherLaw({ rule, typed, onType }: OtherLawProps) {
  const limits: [string, Phrase][] = isLimited(rule) ? Object.entries(legalLimits[rule].rotulos) : []
  return (
    <Group align="start" gap="sm" mt="xs">
      <TextInput
        type="date"
        label={text.inForceFrom}
        description={text.sinceHelp}
        value={typed.desde ?? ''}
        onChange={({ currentTarget: { value } }) => onType({ ...typed, desde: value })}
      />
      {limits.map(([name, label]) => (
        <TextInput
          key={name}
          inputMode="numeric"
          label={say(label)}
          description={text.nowIs(limitNow(rule as Limited, name))}
          value={typed[name] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onType({ ...typed, [name]: value.replace(/\D/g, '').slice(0, 3) })
          }
        />
      ))}
    </Group>
  )
}

/** Empty fields keep the current limits. */
function trialOf({ desde = '', ...limits }: Typed): Trial {
  const limites = Object.entries(limits).flatMap(([nome, valor]) =>
    valor === '' ? [] : [{ nome, valor: Number(valor) }],
  )
  return { limites, ...(desde && { desde }) }
}

const limitNow = (rule: Limited, name: string): number =>
  (limitsOf(rule, today()) as Readonly<Record<string, number>>)[name]!
