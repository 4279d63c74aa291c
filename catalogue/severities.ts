import { withEnglish } from './phrase.ts'

/** In a separate file, so that pages that only name a severity do not load the texts of occurrences. */
export const severities = withEnglish({ Erro: 'Error', Alerta: 'Warning', Informação: 'Information' })
export type Severity = (typeof severities)[number]
