import type { InboundOperation } from '../../operation.ts'
import { number, type Shape } from '../../output.ts'
import { filled, type Phrase, phrase } from '../../phrase.ts'

/** Declaration of list and page of a noun that batches feed, without its columns. */
interface Told<N extends string> {
  noun: N
  title: Phrase
  /** Singular label. */
  rotulo: Phrase
}

/** Sealed groups that pages leave out; queries show them to callers with the right. */
type Closed = 'banco' | 'deficiencia'
const closed: readonly string[] = ['banco', 'deficiencia'] satisfies Closed[]

/** Element of a query for a page, with the version that a change has to send. */
export const shown = <const S extends Shape>(element: S) => {
  const open = Object.entries(element).filter(([key]) => !closed.includes(key))
  return { ...(Object.fromEntries(open) as Omit<S, Closed>), versao: number(phrase('Versão', 'Version')) }
}

/** Common parts of lists of received records. */
export const listOf = <const N extends string>({ noun, title }: Told<N>) =>
  ({
    family: 'management',
    kind: 'listing',
    group: 'management',
    noun,
    doors: { staff: 'cadastros.ver' },
    title,
    description: filled(
      phrase(
        '{title} da instituição, no estado aceito por último.',
        '{title} of the institution, as they were last accepted.',
      ),
      { title },
    ),
    problems: [],
  }) as const

/** Common parts of pages of received records. */
export const pageOf = <const N extends string>({ noun, rotulo }: Told<N>, { id: fed }: InboundOperation) =>
  ({
    family: 'management',
    kind: 'record',
    group: 'management',
    noun,
    doors: { staff: 'cadastros.ver' },
    title: rotulo,
    description: filled(
      phrase(
        '{rotulo}, as correções que valem e o que se pode fazer com o registro agora.',
        '{rotulo}, the corrections in force and what can be done with the record now.',
      ),
      { rotulo },
    ),
    fed,
    problems: ['REGISTRO_INEXISTENTE'],
  }) as const
