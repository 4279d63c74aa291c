import { Anchor, Stack, Text } from '@mantine/core'
import { Link, useLoaderData, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { consultaModelo } from '../../../catalogue/management/modelo/consulta-modelo.ts'
import { alteraModelo, incluiModelo } from '../../../catalogue/management/modelo/index.ts'
import { useCommand, useRecord } from '../../api/hooks.ts'
import type { NounPage } from '../../derive/noun.ts'
import { givenBy } from '../../derive/outcome.ts'
import { named, recordPath } from '../../derive/record-path.ts'
import { CommandForm, type Writing } from '../../form/CommandForm.tsx'
import { OwnInputs } from '../../form/FieldInput.tsx'
import { recordText } from '../../text/record.ts'
import { say } from '../../text/say.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { InclusionForm } from '../Include.tsx'
import { ShowingContext } from './checked.ts'
import { TemplateEditor } from './TemplateEditor.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import { text } from './text.ts'

/** Writes a new template, or changes a draft, with a preview beside the text. */
export function TemplateForm() {
  const { noun, slug } = useLoaderData({ strict: false }) as NounPage
  const { id } = useParams({ strict: false }) as { id?: string }
  return (
    <Stack gap="lg">
      <Anchor component={Link} to={`/${slug}`} size="sm">
        {text.back(noun.plural)}
      </Anchor>
      {id === undefined ? <New slug={slug} /> : <Existing slug={slug} />}
    </Stack>
  )
}

const inputs = { corpo: TemplateEditor }

interface EditingProps {
  tipo?: string | undefined
  children: (beside: (form: Writing) => ReactNode) => ReactNode
}

/** State shared by editor and preview: the contract that fills the preview, and the line of the caret. */
function Editing({ tipo, children }: EditingProps) {
  const [contrato, setContrato] = useState('')
  const [line, setLine] = useState(0)
  return (
    <ShowingContext value={{ tipo, contrato, line, onLine: setLine }}>
      <OwnInputs value={inputs}>
        {children(({ typed }) => (
          <TemplatePreview typed={typed} onContract={setContrato} />
        ))}
      </OwnInputs>
    </ShowingContext>
  )
}

function New({ slug }: { slug: string }) {
  const given = givenBy(incluiModelo.input, useSearch({ strict: false }))
  return (
    <>
      <PageTitle>{say(incluiModelo.title)}</PageTitle>
      <Text size="sm">{say(incluiModelo.description)}</Text>
      <Editing>{(beside) => <InclusionForm command={incluiModelo} {...{ slug, given, beside }} />}</Editing>
    </>
  )
}

function Existing({ slug }: { slug: string }) {
  const asked = (named(useParams({ strict: false })) ?? { id: 0 }) as { id: number }
  const { data, error, refetch } = useRecord(consultaModelo, asked)
  const action = data?.acoes?.find(({ comando }) => comando === alteraModelo.id)
  return (
    <>
      <PageTitle>{say(alteraModelo.title)}</PageTitle>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && !action?.permitido && <Text size="sm">{text.closed}</Text>}
      {data && action?.permitido && <Draft {...{ slug }} id={asked.id} registro={data.registro} />}
    </>
  )
}

interface DraftProps {
  slug: string
  id: number
  registro: { readonly tipo: string; readonly versao: number | null }
}

function Draft({ slug, id, registro }: DraftProps) {
  const { mutate, isPending, error } = useCommand(alteraModelo)
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const [opened] = useState(registro.versao)
  const back = (told?: string) =>
    void navigate({ to: recordPath(slug, id), ...(told && { state: { told } }) })
  return (
    <Editing tipo={registro.tipo}>
      {(beside) => (
        <CommandForm
          command={alteraModelo}
          record={registro}
          {...{ error, beside }}
          draft={`${alteraModelo.id}.${id}`}
          busy={isPending}
          onClose={() => back()}
          onSubmit={(told, onDone, decided = opened ?? undefined) =>
            mutate(
              { input: { ...told, id, versao: decided } as never, key },
              {
                onSuccess: () => {
                  onDone()
                  back(recordText.done(say(alteraModelo.rotulo)))
                },
              },
            )
          }
        />
      )}
    </Editing>
  )
}
