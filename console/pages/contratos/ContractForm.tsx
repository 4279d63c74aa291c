import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link, useLoaderData, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { aditaContrato } from '../../../catalogue/management/contrato/adita-contrato.ts'
import { consultaContrato } from '../../../catalogue/management/contrato/consulta-contrato.ts'
import { alteraContrato } from '../../../catalogue/management/contrato/index.ts'
import { type FinalidadeAditivo, finalidadesAditivo } from '../../../catalogue/values/aditivo.ts'
import type { Answer } from '../../../client/types.ts'
import { useCommand, useRecord } from '../../api/hooks.ts'
import { purposesFor, senseless } from '../../derive/contract-kinds.ts'
import { localDay } from '../../derive/local-day.ts'
import type { NounPage } from '../../derive/noun.ts'
import { named, numberSaid, recordPath } from '../../derive/record-path.ts'
import { CommandForm } from '../../form/CommandForm.tsx'
import { usePaths } from '../../form/paths.ts'
import { remediesIn } from '../../form/remedy.ts'
import { recordText } from '../../text/record.ts'
import { say } from '../../text/say.ts'
import { Findings } from '../../ui/Findings.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { RemedyContext } from '../../ui/remedy.ts'
import { Check } from './Check.tsx'
import { amendmentSections, sectionsFor } from './sections.ts'
import { text } from './text.ts'

type Registro = Answer<typeof consultaContrato>['registro']

/** Changes a contract whose term is not issued, or amends one that is in force. */
export function ContractForm() {
  const { noun } = useLoaderData({ strict: false }) as NounPage
  // An address that names no record asks for one that cannot exist.
  const asked = named(useParams({ strict: false })) ?? { id: 0 }
  const pathOf = usePaths(noun.related)
  const amends = useLocation({ select: ({ pathname }) => pathname.endsWith('/aditar') })
  const { data, error, refetch } = useRecord(consultaContrato, asked as { id: number })
  const command = amends ? aditaContrato : alteraContrato
  const action = data?.acoes?.find(({ comando }) => comando === command.id)
  const registro = data?.registro
  const id = Number(registro?.identificador)
  const who = registro?.estagiario?.nome ?? ''
  return (
    <Stack gap="lg">
      <Anchor component={Link} to={registro ? recordPath('contratos', id, registro) : '/contratos'} size="sm">
        ← {text.of(who, registro ? numberSaid(registro) : '')}
      </Anchor>
      <PageTitle>{say(command.title)}</PageTitle>
      <Text size="sm">{say(command.description)}</Text>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {registro && (
        <RemedyContext value={remediesIn(noun, id, registro, data?.acoes ?? [], pathOf)}>
          {action && !action.permitido && (
            <section aria-label={text.closed}>
              <Text size="sm" fw={500}>
                {text.closed}
              </Text>
              <Findings findings={action.achados} />
            </section>
          )}
          {action?.permitido &&
            (amends ? <Amending id={id} {...{ registro }} /> : <Editing id={id} {...{ registro }} />)}
        </RemedyContext>
      )}
    </Stack>
  )
}

interface Props {
  id: number
  registro: Registro
}

const asRecord = (registro: Registro) => registro as unknown as Readonly<Record<string, unknown>>

function Editing({ id, registro }: Props) {
  const { mutate, isPending, error } = useCommand(alteraContrato)
  const back = useBack()
  const [key] = useState(() => crypto.randomUUID())
  const [opened] = useState(registro.versao)
  const modalidade = registro.modalidade
  return (
    <CommandForm
      command={alteraContrato}
      record={asRecord(registro)}
      error={error}
      draft={`${alteraContrato.id}.${id}`}
      busy={isPending}
      sections={() => sectionsFor({ modalidade: modalidade ?? '' })}
      without={() => senseless(modalidade)}
      rest={text.sections.other}
      beside={(form) => <Check {...form} changing={{ contrato: id }} />}
      onClose={() => back(id)}
      onSubmit={(told, onDone, decided = opened ?? undefined) =>
        mutate(
          { input: { ...told, id, versao: decided } as never, key },
          {
            onSuccess: () => {
              onDone()
              back(id, recordText.done(say(alteraContrato.rotulo)))
            },
          },
        )
      }
    />
  )
}

function Amending({ id, registro }: Props) {
  const { finalidade } = useSearch({ strict: false }) as { finalidade?: string }
  const purposes = purposesFor(registro.modalidade)
  const purpose = purposes.find((one) => one === finalidade)
  const navigate = useNavigate()
  return (
    <Stack gap="lg">
      <section aria-label={text.purpose}>
        <Text fw={600}>{text.purpose}</Text>
        <Text size="sm" c="dimmed" mb="xs">
          {text.purposeText}
        </Text>
        <Group gap="xs">
          {purposes.map((one) => (
            <Button
              key={one}
              variant={one === purpose ? 'filled' : 'default'}
              aria-pressed={one === purpose}
              onClick={() => void navigate({ to: '.', search: { finalidade: one } as never, replace: true })}
            >
              {say(finalidadesAditivo[one].rotulo)}
            </Button>
          ))}
        </Group>
      </section>
      {purpose && <AmendmentForm key={purpose} {...{ id, registro, purpose }} />}
    </Stack>
  )
}

function AmendmentForm({ id, registro, purpose }: Props & { purpose: FinalidadeAditivo }) {
  const { mutate, isPending, error } = useCommand(aditaContrato)
  const back = useBack()
  const [key] = useState(() => crypto.randomUUID())
  const [opened] = useState(registro.versao)
  // The amendment has a first day of its own.
  const { inicio: _, ...holds } = asRecord(registro)
  return (
    <CommandForm
      command={aditaContrato}
      record={holds}
      initial={{ inicio: firstDay(purpose, registro.encerramento) }}
      error={error}
      draft={`${aditaContrato.id}.${id}`}
      busy={isPending}
      sections={() => amendmentSections(purpose)}
      without={() => [
        'finalidade',
        ...(purpose === 'Outro' ? [] : ['aditivoTipo']),
        ...senseless(registro.modalidade),
      ]}
      rest={text.sections.other}
      beside={(form) => <Check {...form} changing={{ contrato: id, aditivo: 'S' }} />}
      onClose={() => back(id)}
      onSubmit={(told, onDone, decided = opened ?? undefined) =>
        mutate(
          { input: { ...told, finalidade: purpose, id, versao: decided } as never, key },
          {
            onSuccess: ({ resultados }) => {
              onDone()
              back(resultados?.[0]?.id ?? id, recordText.done(say(aditaContrato.rotulo)))
            },
          },
        )
      }
    />
  )
}

function useBack() {
  const navigate = useNavigate()
  return (id: number, told?: string) =>
    void navigate({ to: recordPath('contratos', id), ...(told && { state: { told } }) })
}

/** An extension begins after the present end, any other amendment today. */
function firstDay(purpose: FinalidadeAditivo, end: string | null | undefined): string {
  if (purpose !== 'Prorrogação' || !end) return localDay(new Date())
  const [year = 0, month = 1, day = 1] = end.split('-').map(Number)
  return localDay(new Date(year, month - 1, day + 1))
}
