import { phrase, withEnglish } from '../phrase.ts'

export const modalidadesContrato = {
  estagio: phrase('Estágio', 'Internship'),
  monitoria: phrase('Monitoria', 'Teaching assistance'),
} as const
export const tiposBolsaContrato = withEnglish({ Mensal: 'Monthly', 'Por hora': 'By the hour' })
export const tiposEstagio = withEnglish({ Obrigatório: 'Mandatory', 'Não obrigatório': 'Optional' })
export const tiposAuxilio = withEnglish({ Mensal: 'Monthly', Diário: 'Daily' })
