import { Button, Code, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { consultaAjustes, enviaLogotipo, salvaAjustes } from '../../../catalogue/management/ajuste/index.ts'
import { retroageAjuste } from '../../../catalogue/management/ajuste/retroage-ajuste.ts'
import type { Answer } from '../../../client/types.ts'
import { useCommand } from '../../api/hooks.ts'
import { ToolForm } from '../../form/ToolForm.tsx'
import { say } from '../../text/say.ts'
import { text as shared } from '../../text/text.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { PixProposal } from './PixProposal.tsx'
import { useStandingOf } from './reading.ts'
import { text } from './text.ts'

type Setting = Answer<typeof consultaAjustes>['ajustes'][number]

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Settings of the institution with their descriptions. */
export function Ajustes() {
  const { data, error, refetch } = useStandingOf(consultaAjustes, {})
  const save = useCommand(salvaAjustes)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [key, setKey] = useState(() => crypto.randomUUID())
  // A finding leads to the settings that it names.
  const [search, setSearch] = useState(() => new URLSearchParams(window.location.search).get('busca') ?? '')
  const [decided, setDecided] = useState('')
  const settings = data?.ajustes ?? []
  const changes = settings.filter(({ nome, valor }) => typed[nome] !== undefined && typed[nome] !== valor)
  const fits = (words: string) => plain(words).includes(plain(search))
  const shown = settings.filter(({ nome, descricao }) => fits(nome + descricao))
  const isLogo = fits(say(enviaLogotipo.title) + say(enviaLogotipo.description))
  const submit = () =>
    save.mutate(
      { input: { ajustes: changes.map(({ nome }) => ({ nome, valor: typed[nome]! })) }, key },
      {
        onSuccess: () => {
          setTyped({})
          setKey(crypto.randomUUID())
        },
      },
    )
  return (
    <Stack maw={760}>
      <PageTitle>{text.settings}</PageTitle>
      <Text size="sm">{text.settingsIntro}</Text>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <TextInput
          type="search"
          label={text.filter}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {data?.pixProposta?.chave && (
        <PixProposal
          chave={data.pixProposta.chave}
          versao={data.pixProposta.versao ?? 0}
          onDecided={setDecided}
        />
      )}
      {decided && !data?.pixProposta?.chave && (
        <Text size="sm" role="status">
          {decided}
        </Text>
      )}
      {data && shown.length === 0 && !isLogo && <Text size="sm">{shared.list.none}</Text>}
      {shown.map((setting) => (
        <SettingInput
          key={setting.nome}
          setting={setting}
          value={typed[setting.nome] ?? setting.valor}
          onChange={(value) => setTyped((before) => ({ ...before, [setting.nome]: value }))}
        />
      ))}
      {save.error && <Notice error={save.error} />}
      {save.isSuccess && changes.length === 0 && (
        <Text size="sm" role="status">
          {save.variables.input.ajustes.some(({ nome }) => nome === 'pixChave') ? text.pixSaved : text.saved}
        </Text>
      )}
      {changes.length > 0 && (
        <Group justify="end" gap="xs">
          <Text size="sm">{text.changed(changes.length)}</Text>
          <Button variant="default" onClick={() => setTyped({})}>
            {text.undo}
          </Button>
          <Button loading={save.isPending} onClick={submit}>
            {text.save}
          </Button>
        </Group>
      )}
      {data && (
        <Section title={say(enviaLogotipo.title)}>
          <Text size="sm" mb="md">
            {say(enviaLogotipo.description)}
          </Text>
          <ToolForm command={enviaLogotipo} />
        </Section>
      )}
      {data?.fechadoAte && (
        <Section title={say(retroageAjuste.title)}>
          <Text size="sm" mb="md">
            {text.closedUntil(data.fechadoAte)} {say(retroageAjuste.description)}
          </Text>
          <ToolForm command={retroageAjuste} />
        </Section>
      )}
    </Stack>
  )
}

interface InputProps {
  setting: Setting
  value: string
  onChange: (value: string) => void
}

/** A choice if there are few values, else a text field. */
function SettingInput({ setting: { nome, descricao, esperado, desde }, value, onChange }: InputProps) {
  const since = desde ? ` · ${text.since(desde)}` : ''
  const options =
    esperado === 'S ou N'
      ? [
          { value: 'S', label: shared.yes },
          { value: 'N', label: shared.no },
        ]
      : /^[a-zç0-9-]+(, [a-zç0-9-]+)+$/.test(esperado)
        ? esperado.split(', ').map((one) => ({ value: one, label: one }))
        : undefined
  const common = {
    label: descricao.replace(/\.$/, ''),
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  }
  if (options)
    return (
      <NativeSelect
        {...common}
        description={
          <>
            <Code>{nome}</Code>
            {since}
          </>
        }
        data={options}
      />
    )
  return (
    <TextInput
      {...common}
      description={
        <>
          <Code>{nome}</Code> · {text.accepts(esperado)}
          {since}
        </>
      }
    />
  )
}
