import { Group, Stack, Text } from '@mantine/core'
import { canalOperations } from '../../../catalogue/management/canal/index.ts'
import { ToolForm } from '../../form/ToolForm.tsx'
import { spoken } from '../../text/language.ts'
import { say } from '../../text/say.ts'
import { Details } from '../../ui/Details.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Parts } from '../../ui/Parts.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { useStandingOf } from './reading.ts'

const [consultaCanal, salvaCanal, testaCanal] = canalOperations

const text = spoken({
  pt: {
    intro:
      'Códigos e lembretes podem chegar ao celular de quem tem um no cadastro, por um provedor de SMS ou WhatsApp que aceite pedidos HTTP. Sem provedor, ou quando ele falha, vão por e-mail.',
    none: 'Nenhum provedor configurado.',
    standing: 'Como está',
    off: 'Configurado, mas nada vai por ele: ligue os códigos ou os lembretes.',
    works: 'Em uso',
    fails: 'Falhando: as mensagens vão por e-mail até ele voltar.',
  },
  en: {
    intro:
      'Codes and reminders can reach the mobile phone of those who have one in their record, by an SMS or WhatsApp provider that takes HTTP requests. Without a provider, or when it fails, they go by e-mail.',
    none: 'No provider is set up.',
    standing: 'How it stands',
    off: 'Set up, but nothing goes by it: switch on codes or reminders.',
    works: 'In use',
    fails: 'Failing: the messages go by e-mail until it is back.',
  },
})

/** Gateway by which messages reach phones. */
export function MessageChannel() {
  const { data, error, refetch } = useStandingOf(consultaCanal, {})
  const { configurado, codigos, lembretes, falhas } = data ?? {}
  const used = codigos || lembretes
  const given = data?.configurado
    ? {
        ...Object.fromEntries(
          (['url', 'metodo', 'formato', 'corpo', 'porPessoa', 'porDia'] as const).map((name) => [
            name,
            String(data[name] ?? ''),
          ]),
        ),
        codigos: codigos ? 'S' : 'N',
        lembretes: lembretes ? 'S' : 'N',
        cabecalhos: (data.cabecalhos ?? []).map(({ nome, valor }) => ({
          nome: nome ?? '',
          valor: valor ?? '',
        })),
      }
    : {}
  return (
    <Stack maw={760}>
      <PageTitle>{say(consultaCanal.title)}</PageTitle>
      <Text size="sm">{text.intro}</Text>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && !configurado && <Text>{text.none}</Text>}
      {data && configurado && (
        <Section title={text.standing}>
          <Group gap="xs" mb="xs">
            <Tone tone={falhas ? 'erro' : used ? 'ok' : 'atencao'}>
              {falhas ? text.fails : used ? text.works : text.off}
            </Tone>
          </Group>
          <Details
            shape={consultaCanal.output}
            record={data}
            without={['simulado', 'configurado', 'corpo']}
          />
          <Parts shape={consultaCanal.output} record={data} />
        </Section>
      )}
      {data && (
        <Section title={say(salvaCanal.title)}>
          <Text size="sm" mb="md">
            {say(salvaCanal.description)}
          </Text>
          <ToolForm key={String(configurado)} command={salvaCanal} given={given} />
        </Section>
      )}
      {data && configurado && (
        <Section title={say(testaCanal.title)}>
          <ToolForm command={testaCanal} />
        </Section>
      )}
    </Stack>
  )
}
