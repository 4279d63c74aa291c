import type { ContentKind } from './fields.ts'
import { number, text } from './output.ts'
import { phrase } from './phrase.ts'

/** Maximum size of an upload in bytes. */
export const largestUpload = 50 * 2 ** 20

/** Maximum size of a logo in bytes, and of its sides in pixels. */
export const largestLogo = 2 ** 20
export const widestLogo = 4_000

/** Maximum size of an upload of a kind in bytes. */
export const largestOf = (kind: ContentKind): number => (kind === 'logotipo' ? largestLogo : largestUpload)

/** Header with the name of the file. */
export const nameHeader = 'X-Nome-Arquivo'

/** Upload of a file. Its body is not JSON, so it is declared separately from operations. */
export const enviaConteudo = {
  id: 'EnviaConteudo',
  path: '/gestao/conteudos',
  title: 'Enviar um conteúdo',
  description: `Recebe um arquivo PDF, PNG ou JPEG, ou o retorno de um banco (CNAB 240), de até ${largestUpload / 2 ** 20} MiB, como corpo do pedido. A resposta o identifica para o comando que faz dele um registro, como EnviaArquivo; até lá não é de ninguém e, depois de um dia, é esquecido. O tipo é visto no próprio conteúdo; um PDF com script, anexo ou senha não é aceito.`,
  access:
    'Para quem pode alterar algo, e para quem entra como aluno ou professor; com sessão ou com uma chave de gestão.',
  header: {
    name: nameHeader,
    text: 'Nome do arquivo, codificado como em um endereço (percent-encoding de UTF-8), com até 2000 caracteres.',
    example: 'Plano%20de%20atividades.pdf',
  },
  output: {
    conteudo: text(
      phrase(
        'O que informar ao comando que usa o conteúdo; vale por um dia e uma vez',
        'What to tell the command that uses the content; it holds for a day and once',
      ),
    ),
    nome: text(
      phrase(
        'Nome do arquivo, sem o que um caminho ou um terminal tomaria para si',
        'Name of the file, without what a path or a terminal would take for itself',
      ),
    ),
    tipoMime: text(phrase('Tipo do conteúdo', 'Kind of content'), [
      'application/pdf',
      'image/png',
      'image/jpeg',
      'text/plain',
    ]),
    tamanho: number(phrase('Tamanho em bytes', 'Size in bytes')),
    hash: text(phrase('SHA-256 do conteúdo, em hexadecimal', 'SHA-256 of the content, in hexadecimal')),
  },
} as const
