import { withEnglish } from '../phrase.ts'

export const tiposItem = withEnglish({
  'Taxa administrativa': 'Administrative fee',
  Bolsa: 'Scholarship',
  Benefício: 'Benefit',
  Seguro: 'Insurance',
  Outros: 'Others',
})
export const formasMovimento = withEnglish({
  Boleto: 'Bank slip (boleto)',
  Pix: 'Pix',
  TED: 'TED',
  'Crédito em conta': 'Credit to an account',
  Compensação: 'Offset',
})
export const origensFaturamento = withEnglish({ Interna: 'Internal', Externa: 'External' })
