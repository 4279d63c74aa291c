import { use, useEffect } from 'react'
import { formularioDaPendencia } from '../../catalogue/management/formulario/index.ts'
import { useQuestion, useSession } from '../api/hooks.ts'
import type { Typed } from '../derive/controls.ts'
import { mayCall } from '../derive/doors.ts'
import { Notice } from '../ui/Notice.tsx'
import { AboutContext } from './about.ts'
import { Questions } from './Questions.tsx'

interface Props {
  place: string
  errors: Readonly<Record<string, string>>
  /** The answers, each with the key of its question. */
  value: readonly Typed[]
  onChange: (value: readonly Typed[]) => void
}

/** The evaluation form of a pending item. Forms for several items have none. */
export function AnswersInput({ place, errors, value, onChange }: Props) {
  const pendencia = use(AboutContext)
  const may = mayCall(useSession(), formularioDaPendencia)
  const { data, error, refetch } = useQuestion(
    'pendencia',
    formularioDaPendencia,
    { pendencia: pendencia ?? 0 },
    { enabled: may && pendencia !== undefined },
  )
  const perguntas = data?.perguntas ?? []
  const keys = perguntas.map(({ chave }) => chave)
  // Answers to an edition that is no longer in use, from an earlier draft.
  const stale = data !== undefined && value.some(({ pergunta }) => !keys.includes(String(pergunta)))
  useEffect(() => {
    if (stale) onChange(value.filter(({ pergunta }) => keys.includes(String(pergunta))))
  })
  if (error) return <Notice error={error} onRetry={() => void refetch()} />
  if (!data || perguntas.length === 0) return null
  return (
    <Questions
      {...{ place, errors, perguntas }}
      titulo={data.titulo}
      answers={Object.fromEntries(value.map(({ pergunta, resposta }) => [pergunta, String(resposta ?? '')]))}
      onAnswer={(chave, resposta) => {
        const others = value.filter(({ pergunta }) => pergunta !== chave)
        onChange(resposta === '' ? others : [...others, { pergunta: chave, resposta }])
      }}
    />
  )
}
