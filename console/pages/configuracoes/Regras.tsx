import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { isLimited, type Limited, limitLabels, limitsOf } from '../../../catalogue/law/limits.ts'
import {
  isLegalRule,
  type LegalRule,
  legalRules,
  type RuleMode,
  ruleModes,
} from '../../../catalogue/law/rules.ts'
import { consultaAjustes } from '../../../catalogue/management/ajuste/index.ts'
import { alteraRegra } from '../../../catalogue/management/regra/altera-regra.ts'
import { contractRules } from '../../../catalogue/management/regra/parts.ts'
import { inLanguage } from '../../../catalogue/phrase.ts'
import { useCommand } from '../../api/hooks.ts'
import { queryClient } from '../../api/platform.ts'
import { language } from '../../text/language.ts'
import { say } from '../../text/say.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Rehearsal, type Trial } from './Rehearsal.tsx'
import { useStandingOf } from './reading.ts'
import { text } from './text.ts'

/** Mode of each legal rule, and the contracts a change would affect. */
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
    </Stack>
  )
}

function Rule({ rule, mode }: { rule: LegalRule; mode: RuleMode }) {
  const [wanted, setWanted] = useState(mode)
  const [trial, setTrial] = useState<Trial>()
  const [told, setTold] = useState<Readonly<Record<string, string>>>({})
  const [key, setKey] = useState(() => crypto.randomUUID())
  const save = useCommand(alteraRegra)
  const done = () => {
    setKey(crypto.randomUUID())
    void queryClient.invalidateQueries({ queryKey: [consultaAjustes.noun] })
  }
  return (
    <Paper withBorder p="sm" component="article" aria-label={say(legalRules[rule])}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {say(legalRules[rule])}
        </Title>
        <Group align="end" gap="sm">
          <NativeSelect
            label={text.mode}
            value={wanted}
            data={ruleModes.map((value) => ({ value, label: text.modes[value] }))}
            onChange={({ currentTarget }) => {
              setWanted(currentTarget.value as RuleMode)
              setTrial(undefined)
            }}
          />
          {contractRules.includes(rule) && (
            <Button variant="default" onClick={() => setTrial(trialOf(told))}>
              {text.rehearse}
            </Button>
          )}
          {wanted !== mode && (
            <Button
              loading={save.isPending}
              onClick={() => save.mutate({ input: { regra: rule, modo: wanted }, key }, { onSuccess: done })}
            >
              {text.save}
            </Button>
          )}
        </Group>
        {contractRules.includes(rule) && isLimited(rule) && (
          <details>
            <summary>{text.otherLaw}</summary>
            <Group align="start" gap="sm" mt="xs">
              <TextInput
                type="date"
                label={text.inForceFrom}
                description={text.sinceHelp}
                value={told.desde ?? ''}
                onChange={({ currentTarget: { value } }) => setTold({ ...told, desde: value })}
              />
              {Object.entries(limitLabels[rule]).map(([name, label]) => (
                <TextInput
                  key={name}
                  inputMode="numeric"
                  label={inLanguage(label, language)}
                  description={text.nowIs(limitNow(rule, name))}
                  value={told[name] ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    setTold({ ...told, [name]: value.replace(/\D/g, '').slice(0, 3) })
                  }
                />
              ))}
            </Group>
          </details>
        )}
        {save.error && <Notice error={save.error} />}
        {trial && <Rehearsal key={JSON.stringify([wanted, trial])} rule={rule} mode={wanted} trial={trial} />}
      </Stack>
    </Paper>
  )
}

/** Empty fields keep the current limits. */
function trialOf({ desde = '', ...limits }: Readonly<Record<string, string>>): Trial {
  const limites = Object.entries(limits).flatMap(([nome, valor]) =>
    valor === '' ? [] : [{ nome, valor: Number(valor) }],
  )
  return { limites, ...(desde && { desde }) }
}

const limitNow = (rule: Limited, name: string): number =>
  (limitsOf(rule, new Date().toISOString().slice(0, 10)) as Readonly<Record<string, number>>)[name]!
