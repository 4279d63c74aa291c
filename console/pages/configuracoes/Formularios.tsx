import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import {
  consultaFormulario,
  consultaFormularios,
  salvaFormulario,
} from '../../../catalogue/management/formulario/index.ts'
import { type Avaliador, avaliadores, chaveDaPergunta } from '../../../catalogue/values/avaliacao.ts'
import { type TipoPendencia, todosTiposPendencia } from '../../../catalogue/values/pendencia.ts'
import type { Answer } from '../../../client/types.ts'
import { useCommand } from '../../api/hooks.ts'
import type { Typed } from '../../derive/controls.ts'
import { moment } from '../../derive/format.ts'
import { CommandForm } from '../../form/CommandForm.tsx'
import { type Question, Questions } from '../../form/Questions.tsx'
import { say, sayValue } from '../../text/say.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { text } from './forms-text.ts'
import { useStandingOf } from './reading.ts'

interface Chosen {
  quem: Avaliador
  tipo: TipoPendencia
}

const whoIs = (quem: string | null) =>
  quem && quem in avaliadores ? say(avaliadores[quem as Avaliador]) : ''
const kindIs = (tipo: string | null) => sayValue(todosTiposPendencia.labels, tipo ?? '')

/** Evaluation forms: which are in use, and the editor of one of them. */
export function Formularios() {
  const { quem, tipo } = useSearch({ strict: false }) as Partial<Chosen>
  return quem && quem in avaliadores && tipo ? (
    <OneForm key={`${quem} ${tipo}`} {...{ quem, tipo }} />
  ) : (
    <AllForms />
  )
}

function AllForms() {
  const { data, error, refetch } = useStandingOf(consultaFormularios, {})
  return (
    <Stack>
      <PageTitle>{text.title}</PageTitle>
      <Text size="sm" maw={720}>
        {text.intro}
      </Text>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <DataTable
          label={text.title}
          rows={data.formularios}
          keyOf={({ quem, tipo }) => `${quem} ${tipo}`}
          columns={[
            { label: text.who, cell: ({ quem }) => whoIs(quem) },
            {
              label: text.kind,
              cell: ({ quem, tipo }) => (
                <Anchor
                  component={Link}
                  to="/configuracoes/formularios"
                  search={{ quem, tipo } as never}
                  size="sm"
                  aria-label={text.of(whoIs(quem), kindIs(tipo))}
                >
                  {kindIs(tipo)}
                </Anchor>
              ),
            },
            { label: text.questions, cell: ({ perguntas }) => String(perguntas || text.none) },
            { label: text.edition, cell: ({ edicao, perguntas }) => editionOf(edicao, perguntas) },
          ]}
        />
      )}
    </Stack>
  )
}

const editionOf = (edicao: number | null, perguntas: number | null) =>
  edicao ? String(edicao) : perguntas ? text.platform : ''

function OneForm({ quem, tipo }: Chosen) {
  const [edicao, setEdicao] = useState<number>()
  const current = useStandingOf(consultaFormulario, { quem, tipo })
  const other = useStandingOf(consultaFormulario, { quem, tipo, ...(edicao !== undefined && { edicao }) })
  const [saved, setSaved] = useState<number>()
  // Here, because the editor is replaced by one of the new edition while the command ends.
  const command = useCommand(salvaFormulario)
  const { data, error } = other
  return (
    <Stack>
      <Anchor component={Link} to="/configuracoes/formularios" size="sm">
        ← {text.back}
      </Anchor>
      <PageTitle>{text.of(whoIs(quem), kindIs(tipo))}</PageTitle>
      <Text role="status" size="sm">
        {edicao !== undefined ? text.opened(edicao) : saved !== undefined && text.saved(saved)}
      </Text>
      {error && <Notice error={error} onRetry={() => void other.refetch()} />}
      {(!data || !current.data) && !error && <Loading />}
      {data && current.data && (
        <>
          <Editor
            key={`${current.data.edicao} ${data.edicao}`}
            {...{ quem, tipo, command }}
            form={data}
            inUse={current.data.edicao ?? 0}
            onSaved={(made) => {
              setEdicao(undefined)
              setSaved(made)
            }}
          />
          <Section title={text.editions}>
            <Stack gap="xs">
              {[...current.data.edicoes, { edicao: 0, titulo: '', autor: '', inclusao: null }].map((one) => (
                <Group key={one.edicao} gap="xs">
                  <Button
                    size="xs"
                    variant="default"
                    disabled={one.edicao === data.edicao}
                    onClick={() => setEdicao(one.edicao ?? 0)}
                  >
                    {text.open(one.edicao ?? 0)}
                  </Button>
                  <Text size="sm">
                    {[one.titulo, one.autor, one.inclusao && moment(one.inclusao)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Group>
              ))}
            </Stack>
          </Section>
        </>
      )}
    </Stack>
  )
}

interface EditorProps extends Chosen {
  form: Answer<typeof consultaFormulario>
  /** Edition that applies now; saving is refused if another took its place. */
  inUse: number
  command: ReturnType<typeof useCommand<typeof salvaFormulario>>
  onSaved: (edicao: number) => void
}

const named = ['quem', 'tipo', 'edicao']

function Editor({ quem, tipo, form, inUse, command, onSaved }: EditorProps) {
  const { mutate, isPending, error } = command
  const [key] = useState(() => crypto.randomUUID())
  return (
    <CommandForm
      command={salvaFormulario}
      initial={{ titulo: form.titulo ?? '', perguntas: form.perguntas.map(rowOf) }}
      draft={`SalvaFormulario.${quem}.${tipo}.${inUse}.${form.edicao}`}
      without={() => named}
      busy={isPending}
      error={error}
      beside={({ typed }) => <Preview typed={typed} />}
      onSubmit={(told, onDone) =>
        mutate(
          { input: { perguntas: [], ...told, quem, tipo, edicao: inUse } as never, key },
          {
            onSuccess: ({ edicao }) => {
              onDone()
              onSaved(edicao ?? 0)
            },
          },
        )
      }
    />
  )
}

const rowOf = ({ secao, pergunta, ajuda, tipo, obrigatoria, opcoes, maximo, tamanho }: Question): Typed => ({
  ...{ secao: secao ?? '', pergunta: pergunta ?? '', ajuda: ajuda ?? '', tipo: tipo ?? '' },
  obrigatoria: obrigatoria ? 'S' : 'N',
  opcoes: opcoes ?? '',
  maximo: maximo === null ? '' : String(maximo),
  tamanho: tamanho === null ? '' : String(tamanho),
})

/** The form as it would be answered, while it is edited. */
function Preview({ typed }: { typed: Typed }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const rows = Array.isArray(typed.perguntas) ? (typed.perguntas as readonly Typed[]) : []
  const perguntas = rows.flatMap((row, at): Question[] => {
    const said = (name: string) => String(row[name] ?? '')
    if (!said('pergunta') || !said('tipo')) return []
    return [
      {
        ...{ chave: chaveDaPergunta(0, at), secao: said('secao'), pergunta: said('pergunta') },
        ...{ ajuda: said('ajuda'), tipo: said('tipo'), opcoes: said('opcoes') },
        obrigatoria: said('obrigatoria') === 'S',
        maximo: Number(said('maximo')) || 10,
        tamanho: Number(said('tamanho')) || 500,
      } as Question,
    ]
  })
  return (
    <Stack gap="xs">
      <Text fw={600}>{text.preview}</Text>
      {perguntas.length === 0 ? (
        <Text size="sm">{text.previewEmpty}</Text>
      ) : (
        <Questions
          titulo={String(typed.titulo ?? '')}
          {...{ perguntas, answers }}
          place="previa"
          onAnswer={(chave, resposta) => setAnswers({ ...answers, [chave]: resposta })}
        />
      )}
    </Stack>
  )
}
