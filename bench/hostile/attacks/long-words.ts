import { longestTemplate } from '../../../catalogue/management/modelo/fields.ts'
import type { Attack, Field } from '../attack.ts'
import { lanes, send } from '../tools.ts'

const atOnce = 8
const longest = longestTemplate - 100

/** Texts that fill pages without a break opportunity, or have no width. */
const texts = [
  'a'.repeat(longest),
  'a\u00a0'.repeat(longest / 2),
  `a${'\u0301'.repeat(longest)}`,
  `a${' '.repeat(longest)}b`,
  Array.from({ length: longest / 8 }, (_, at) => (at * 7_919 + 1e6).toString(36)).join(' '),
]

/** Creates a template and returns its id, unless refused. */
async function make(field: Field, text: string): Promise<number | undefined> {
  const { text: answer } = await send(field, {
    path: '/gestao/IncluiModelo',
    headers: { authorization: field.token },
    body: JSON.stringify({
      tipo: 'Declaração',
      titulo: 'Longo',
      corpo: `{{aluno.nome}} ${text}`.slice(0, longestTemplate),
    }),
  })
  return JSON.parse(answer || '{}').resultados?.[0]?.id
}

export const longWords: Attack = {
  name: 'long-words',
  what: 'previews of templates with a word of 19,900 letters, several at once',
  key: ['configuracao.alterar'],
  run: (field) => {
    const made: (number | undefined)[] = []
    return lanes(atOnce, field, 200, async (lane, turn) => {
      const nth = (lane + turn) % texts.length
      made[nth] ??= await make(field, texts[nth]!)
      await send(field, {
        path: '/gestao/PreviaModelo',
        headers: { authorization: field.token },
        body: JSON.stringify({ id: made[nth] ?? 0 }),
      })
    })
  },
}
