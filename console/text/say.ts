import { inLanguage, type Phrase } from '../../catalogue/phrase.ts'
import { language } from './language.ts'

/** A text of the catalogue, in the language of this console. */
export const say = (text: Phrase): string => inLanguage(text, language)

/** Label of a data value; the value itself where no label is declared. */
export const sayValue = (labels: Readonly<Record<string, Phrase>> | undefined, value: string): string =>
  labels && Object.hasOwn(labels, value) ? say(labels[value]!) : value
