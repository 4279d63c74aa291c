import { everyParty, linkCommand } from './link-command.ts'

export const linkDeArquivo = linkCommand({
  id: 'LinkDeArquivo',
  noun: 'arquivo',
  what: 'um arquivo',
  doors: { staff: 'contratos.ver', party: everyParty },
  example: 403,
})
