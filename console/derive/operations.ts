import { englishOf } from '../../catalogue/english.ts'
import { language } from '../text/language.ts'

/** What systems call, in English where English is read; in Portuguese its declaration says it. */
export const english = (id: string) => (language === 'en' ? englishOf(id) : undefined)
