import { must } from '../../common-fields.ts'
import { type ContentKind, code, listed, ours, related, varchar } from '../../fields.ts'
import { tiposArquivo } from '../../values/arquivo.ts'

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

/** Records that a file may be sent for. */
export const donosArquivo = {
  contrato: related('contrato', 'Contrato a que pertence; este ou um dos outros registros.', {
    rotulo: 'Contrato',
  }),
  convenio: related('convenio', 'Convênio a que pertence.', { rotulo: 'Convênio' }),
  equivalencia: related('equivalencia', 'Equivalência a que pertence.', { rotulo: 'Equivalência' }),
  projetoExtensao: related('projeto_extensao', 'Projeto de extensão a que pertence.', {
    rotulo: 'Projeto de extensão',
  }),
  solicitacao: related('solicitacao', 'Solicitação a que pertence.', { rotulo: 'Solicitação' }),
  apolice: related('apolice', 'Apólice a que pertence.', { rotulo: 'Apólice' }),
  pessoa: related('pessoa', 'Pessoa ou organização a que pertence; só a instituição a informa.', {
    rotulo: 'Pessoa',
  }),
}

/** What people say of a file. */
export const arquivoFields = {
  conteudo,
  tipo: code(40, 'O que o arquivo é; ausente, Outros.', listed(tiposArquivo), { ...ours, rotulo: 'Tipo' }),
  ...donosArquivo,
}
