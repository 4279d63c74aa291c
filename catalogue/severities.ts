import { withEnglish } from './phrase.ts'

/** How grave an occurrence is. Apart from their texts, which no page needs that only names one. */
export const severities = withEnglish({ Erro: 'Error', Alerta: 'Warning', Informação: 'Information' })
export type Severity = (typeof severities)[number]
