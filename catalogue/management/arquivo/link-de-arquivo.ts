import { phrase } from '../../phrase.ts'
import { contentCommand, everyParty } from './link-command.ts'

export const linkDeArquivo = contentCommand({
  id: 'LinkDeArquivo',
  done: phrase('O arquivo pode ser baixado.', 'The file can be downloaded.'),
  noun: 'arquivo',
  what: phrase('um arquivo', 'a file'),
  doors: { staff: 'contratos.ver', party: everyParty },
  example: { id: 403 },
})
