import { withEnglish } from '../phrase.ts'

export const tiposOrcamento = withEnglish({
  Estágio: 'Internship',
  Monitoria: 'Teaching assistance',
  Extensão: 'Extension',
})
