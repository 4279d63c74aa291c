import { withEnglish } from '../phrase.ts'

export const tiposEquivalencia = withEnglish({
  Extensão: 'Extension',
  Monitoria: 'Teaching assistance',
  'Iniciação científica': 'Undergraduate research',
  'Intercâmbio no exterior': 'Exchange abroad',
  'Atividade profissional': 'Professional activity',
})
