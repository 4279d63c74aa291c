import { withEnglish } from './phrase.ts'

export const auditOrigins = withEnglish({ Portal: 'Portal', Integração: 'Integration', Sistema: 'System' })
export const auditActions = withEnglish({
  Inclusão: 'Added',
  Alteração: 'Change',
  Inativação: 'Inactivation',
  Consulta: 'Reading',
  Acesso: 'Access',
  Assinatura: 'Signature',
})
