import { aprova } from './aprova.ts'
import { envia } from './envia.ts'
import { linka } from './linka.ts'
import { recusa } from './recusa.ts'
import { reenvia } from './reenvia.ts'

/** What the commands of files do. */
export const arquivoVerbs = {
  EnviaArquivo: envia,
  ReenviaArquivo: reenvia,
  AprovaArquivo: aprova,
  RecusaArquivo: recusa,
  LinkDeArquivo: linka,
}
