import { envia } from '../domain/arquivo/envia.ts'
import { arquivos } from '../domain/arquivo/guards.ts'
import { linking } from '../domain/arquivo/linka.ts'
import { reenvia } from '../domain/arquivo/reenvia.ts'
import { making } from '../domain/making.ts'
import { arquivos as arquivosListing } from '../listing/sources/arquivos.ts'
import { arquivo as arquivoPage } from '../query/sources/arquivo.ts'
import type { Noun } from './noun.ts'

export const arquivo: Noun<'arquivo'> = {
  bound: arquivos,
  verbs: {
    EnviaArquivo: envia,
    ReenviaArquivo: reenvia,
    RecusaArquivo: making(arquivos, 'recusar', ({ motivo }) => ({
      motivo_recusa: motivo,
    })),
    LinkDeArquivo: linking('arquivo', 'nome'),
  },
  waits: { titulo: 'nome' },
  listings: { ListaArquivos: arquivosListing },
  page: { source: arquivoPage },
}
