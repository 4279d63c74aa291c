import { phrase } from '../../phrase.ts'
import { contentCommand } from '../arquivo/link-command.ts'

/** Content of an invoice's document that RecebeDocumentos brought. */
export const linkDeDocumento = contentCommand({
  id: 'LinkDeDocumento',
  noun: 'documento',
  what: phrase('um documento de faturamento', 'an invoice document'),
  doors: { staff: 'financeiro.ver' },
  example: { id: 2102 },
})
