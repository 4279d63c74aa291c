import { aprovaArquivo } from './aprova-arquivo.ts'
import { consultaArquivo } from './consulta-arquivo.ts'
import { enviaArquivo } from './envia-arquivo.ts'
import { linkDeArquivo } from './link-de-arquivo.ts'
import { listaArquivos } from './lista-arquivos.ts'
import { recusaArquivo } from './recusa-arquivo.ts'
import { reenviaArquivo } from './reenvia-arquivo.ts'

/** What people do with files. */
export const arquivoOperations = [
  listaArquivos,
  consultaArquivo,
  enviaArquivo,
  reenviaArquivo,
  aprovaArquivo,
  recusaArquivo,
  linkDeArquivo,
] as const
