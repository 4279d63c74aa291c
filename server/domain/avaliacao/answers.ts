import { type Message, said } from '../../../catalogue/message.ts'
import {
  type Avaliador,
  chaveDaPergunta,
  type Formulario,
  type Pergunta,
} from '../../../catalogue/values/avaliacao.ts'
import { type WrongField, wrongField } from '../../../catalogue/wire/failures.ts'

export interface Told {
  pergunta: string
  resposta?: string | null | undefined
}

/** An answer with its question as it was asked. */
export interface Answered {
  secao: string
  pergunta: string
  resposta: string
  /** From 0 to 10; null for texts. */
  pontos: number | null
}

/** An answered form. */
export interface AnsweredForm {
  quem: Avaliador
  titulo: string
  edicao: number
  /** Mean of the points, with two decimals; null if no answer has points. */
  media: number | null
  /** Mean of the answers that are grades, as they were given. */
  nota: number | null
  respostas: readonly Answered[]
}

/** Field of the answer to a question, in refusals and on the page of a link. */
export const answerField = (chave: string): string => `respostas.${chave}`

const rounded = (value: number) => Math.round(value * 100) / 100
const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : rounded(values.reduce((sum, one) => sum + one, 0) / values.length)

const spoken = (value: number) => String(value).replace('.', ',')

/** The value of an answer, or what is wrong with it. */
function readValue(
  { tipo, opcoes, maximo, tamanho }: Pergunta,
  text: string,
): { resposta: string; pontos: number | null; nota?: number } | Message {
  if (tipo === 'escala') {
    const at = opcoes.indexOf(text)
    if (at < 0) return said('avaliacao.opcaoDesconhecida', { opcoes: opcoes.join(', ') })
    return { resposta: text, pontos: rounded((at / (opcoes.length - 1)) * 10) }
  }
  if (tipo === 'numero') {
    const most = maximo ?? 10
    const nota = /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
    if (!(nota <= most)) return said('avaliacao.notaInvalida', { maximo: most })
    return { resposta: `${spoken(nota)} (0 a ${most})`, pontos: rounded((nota / most) * 10), nota }
  }
  const most = tamanho ?? 500
  if ([...text].length > most) return said('avaliacao.respostaLonga', { maximo: most })
  return { resposta: text, pontos: null }
}

/** Reads the answers to a form; everything that is wrong is told at once. */
export function readAnswers(
  quem: Avaliador,
  { titulo, edicao, perguntas }: Formulario,
  told: readonly Told[],
): { form: AnsweredForm } | { wrong: WrongField<Message>[] } {
  const wrong: WrongField<Message>[] = []
  const refuse = (chave: string, mensagem: Message) =>
    wrong.push(wrongField(answerField(chave), 'CAMPO_INVALIDO', mensagem))
  const keys = perguntas.map((_, at) => chaveDaPergunta(edicao, at))
  const given = new Map<string, string>()
  for (const { pergunta: chave, resposta } of told) {
    if (!keys.includes(chave)) {
      const other = /^\d+-\d+$/.test(chave) && !chave.startsWith(`${edicao}-`)
      refuse(chave, said(other ? 'avaliacao.formularioMudou' : 'avaliacao.perguntaDesconhecida'))
    } else if (given.has(chave)) refuse(chave, said('avaliacao.perguntaRepetida'))
    else given.set(chave, (resposta ?? '').trim())
  }
  const notas: number[] = []
  const respostas = perguntas.flatMap((one, at): Answered[] => {
    const chave = keys[at]!
    const text = given.get(chave) ?? ''
    if (text === '') {
      if (one.obrigatoria) refuse(chave, said('avaliacao.faltaResposta', { pergunta: one.pergunta }))
      return []
    }
    const value = readValue(one, text)
    if (!('resposta' in value)) {
      refuse(chave, value)
      return []
    }
    if (value.nota !== undefined) notas.push(value.nota)
    return [{ secao: one.secao, pergunta: one.pergunta, resposta: value.resposta, pontos: value.pontos }]
  })
  if (wrong.length > 0) return { wrong }
  const media = meanOf(respostas.flatMap(({ pontos }) => pontos ?? []))
  return { form: { quem, titulo, edicao, media, nota: meanOf(notas), respostas } }
}

/** An answered form as text, for opinions and documents. */
export function textOf({ titulo, respostas }: Pick<AnsweredForm, 'titulo' | 'respostas'>): string {
  if (respostas.length === 0) return ''
  const sections = [...Map.groupBy(respostas, ({ secao }) => secao)].map(([secao, some]) =>
    [secao, ...some.map(({ pergunta, resposta }) => `${pergunta}: ${resposta}`)].join('\n'),
  )
  return [titulo, ...sections].join('\n\n')
}
