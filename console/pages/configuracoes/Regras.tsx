import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
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
import { useCommand } from '../../api/hooks.ts'
import { queryClient } from '../../api/platform.ts'
import { say } from '../../text/say.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Rehearsal } from './Rehearsal.tsx'
import { useStandingOf } from './reading.ts'
import { text } from './text.ts'

/** What breaking each rule of law means, and before it is changed, of whom it would speak. */
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
  const [rehearsed, setRehearsed] = useState(false)
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
              setRehearsed(false)
            }}
          />
          {contractRules.includes(rule) && (
            <Button variant="default" onClick={() => setRehearsed(true)}>
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
        {save.error && <Notice error={save.error} />}
        {rehearsed && <Rehearsal key={wanted} rule={rule} mode={wanted} />}
      </Stack>
    </Paper>
  )
}
