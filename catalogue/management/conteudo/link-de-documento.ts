import { contentCommand } from '../arquivo/link-command.ts'

/** Of an invoice's paper that RecebeDocumentos brought. */
export const linkDeDocumento = contentCommand({
  id: 'LinkDeDocumento',
  noun: 'documento',
  what: 'um documento de faturamento',
  doors: { staff: 'financeiro.ver' },
  example: { id: 2102 },
})
