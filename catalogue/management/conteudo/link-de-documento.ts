import { linkCommand } from '../arquivo/link-command.ts'

/** Of an invoice's paper that RecebeDocumentos brought. */
export const linkDeDocumento = linkCommand({
  id: 'LinkDeDocumento',
  noun: 'documento',
  what: 'um documento de faturamento',
  doors: { staff: 'financeiro.ver' },
  example: 2102,
})
