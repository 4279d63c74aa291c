import { Fieldset, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { formularioDaPendencia } from '../../catalogue/management/formulario/index.ts'
import { opcoesDe } from '../../catalogue/values/avaliacao.ts'
import type { Answer } from '../../client/types.ts'
import classes from './Questions.module.css'

export type Question = Answer<typeof formularioDaPendencia>['perguntas'][number]

interface Props {
  titulo: string
  perguntas: readonly Question[]
  /** Answers by the key of the question. */
  answers: Readonly<Record<string, string>>
  onAnswer: (chave: string, resposta: string) => void
  /** Path of the answers in refusals, and messages by path. */
  place?: string
  errors?: Readonly<Record<string, string>>
}

/** An evaluation form to answer, section by section. */
export function Questions({ titulo, perguntas, answers, onAnswer, place = 'respostas', errors = {} }: Props) {
  const sections = [...Map.groupBy(perguntas, ({ secao }) => secao)]
  return (
    <Stack gap="md" role="group" aria-label={titulo}>
      <Text fw={600}>{titulo}</Text>
      {sections.map(([secao, some]) => (
        <Fieldset key={secao} legend={secao}>
          <Stack gap="md">
            {some.map((one) => {
              const chave = one.chave ?? ''
              const field = `${place}.${chave}`
              return (
                <AnswerInput
                  key={chave}
                  question={one}
                  field={field}
                  error={errors[field]}
                  value={answers[chave] ?? ''}
                  onChange={(resposta) => onAnswer(chave, resposta)}
                />
              )
            })}
          </Stack>
        </Fieldset>
      ))}
    </Stack>
  )
}

interface AnswerProps {
  question: Question
  field: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

function AnswerInput({ question, field, error, value, onChange }: AnswerProps) {
  const { pergunta, ajuda, tipo, obrigatoria, opcoes, maximo } = question
  const common = { label: pergunta, required: obrigatoria === true, error, 'data-field': field, value }
  if (tipo === 'escala')
    return (
      <Radio.Group {...common} {...(ajuda && { description: ajuda })} onChange={onChange}>
        <div className={classes.options}>
          {opcoesDe(opcoes ?? '').map((one) => (
            <Radio key={one} value={one} label={one} className={classes.option} />
          ))}
        </div>
      </Radio.Group>
    )
  const description = [ajuda, tipo === 'numero' && `0 a ${maximo ?? 10}`].filter(Boolean).join(' · ')
  const input = {
    ...common,
    ...(description && { description }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  }
  return tipo === 'numero' ? (
    <TextInput {...input} inputMode="decimal" maw={160} />
  ) : (
    <Textarea {...input} autosize minRows={3} />
  )
}
