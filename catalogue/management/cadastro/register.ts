import type { InboundOperation } from '../../operation.ts'
import { number, type Shape } from '../../output.ts'
import { filled, type Phrase, phrase } from '../../phrase.ts'

/** What the list and the page of records that batches feed say besides their columns. */
interface Told<N extends string> {
  noun: N
  title: Phrase
  /** What people call one of them. */
  rotulo: Phrase
}

/** What the pages of people do not open: who may see it asks for it elsewhere. */
type Closed = 'banco' | 'deficiencia'
const closed: readonly string[] = ['banco', 'deficiencia'] satisfies Closed[]

/** The element of a query as a page shows it, with the version that a change has to name. */
export const shown = <const S extends Shape>(element: S) => {
  const open = Object.entries(element).filter(([key]) => !closed.includes(key))
  return { ...(Object.fromEntries(open) as Omit<S, Closed>), versao: number(phrase('Versão', 'Version')) }
}

/** What every list of received records has. */
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

/** What every page of a received record has. */
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
