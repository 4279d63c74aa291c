import { contentCommand, everyParty } from './link-command.ts'

export const linkDeArquivo = contentCommand({
  id: 'LinkDeArquivo',
  noun: 'arquivo',
  what: 'um arquivo',
  doors: { staff: 'contratos.ver', party: everyParty },
  example: { id: 403 },
})
