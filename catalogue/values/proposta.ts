import { withEnglish } from '../phrase.ts'

export const tiposProposta = withEnglish({
  Monitoria: 'Teaching assistance',
  Ensino: 'Teaching',
  Pesquisa: 'Research',
  'Iniciação científica': 'Undergraduate research',
})
export const tiposBolsa = withEnglish({ Mensal: 'Monthly', 'Por hora': 'By the hour' })
