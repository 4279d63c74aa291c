/** How grave an occurrence is. Apart from their texts, which no page needs that only names one. */
export const severities = ['Erro', 'Alerta', 'Informação'] as const
export type Severity = (typeof severities)[number]
