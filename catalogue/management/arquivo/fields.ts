import { must } from '../../common-fields.ts'
import { type ContentKind, code, listed, ours, related, varchar } from '../../fields.ts'
import { tiposArquivo } from './types.ts'

const sent = <const K extends ContentKind>(content: K) =>
  varchar(
    43,
    'O identificador que POST /gestao/conteudos respondeu ao receber o arquivo; vale por um dia e uma vez.',
    { ...must, rotulo: 'Arquivo', content },
  )

/** A content that was sent, by what its sending answered. */
export const conteudo = sent('documento')
/** The same of what a bank gave back. */
export const conteudoDoBanco = sent('retorno')

/** What people say of a file. */
export const arquivoFields = {
  conteudo,
  tipo: code(40, 'O que o arquivo é; ausente, Outros.', listed(tiposArquivo), { ...ours, rotulo: 'Tipo' }),
  contrato: related('contrato', 'Contrato a que pertence; este ou o convênio.', { rotulo: 'Contrato' }),
  convenio: related('convenio', 'Convênio a que pertence; este ou o contrato.', { rotulo: 'Convênio' }),
}
