import { aprova } from './aprova.ts'
import { envia } from './envia.ts'
import { linking } from './linka.ts'
import { recusa } from './recusa.ts'
import { reenvia } from './reenvia.ts'

/** What the commands of files, and of contents that batches brought, do. */
export const arquivoVerbs = {
  EnviaArquivo: envia,
  ReenviaArquivo: reenvia,
  AprovaArquivo: aprova,
  RecusaArquivo: recusa,
  LinkDeArquivo: linking('arquivo', 'nome'),
  LinkDeCurriculo: linking('curriculo', 'arquivo_nome'),
  LinkDeDocumento: linking('documento_financeiro', 'arquivo_nome'),
}
