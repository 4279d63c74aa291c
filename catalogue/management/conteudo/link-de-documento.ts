import { phrase } from '../../phrase.ts'
import { contentCommand } from '../arquivo/link-command.ts'

/** Of an invoice's paper that RecebeDocumentos brought. */
export const linkDeDocumento = contentCommand({
  id: 'LinkDeDocumento',
  noun: 'documento',
  what: phrase('um documento de faturamento', 'an invoice document'),
  doors: { staff: 'financeiro.ver' },
  example: { id: 2102 },
})
