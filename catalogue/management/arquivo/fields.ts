import { must } from '../../common-fields.ts'
import { type ContentKind, code, listed, ours, related, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { tiposArquivo } from '../../values/arquivo.ts'

const sent = <const K extends ContentKind>(content: K) =>
  varchar(
    43,
    phrase(
      'O identificador que POST /gestao/conteudos respondeu ao receber o arquivo; vale por um dia e uma vez.',
      'The identifier that POST /gestao/conteudos answered on receiving the file; it holds for a day and once.',
    ),
    { ...must, rotulo: phrase('Arquivo', 'File'), content },
  )

/** Token of an uploaded content, as the upload returned it. */
export const conteudo = sent('documento')
/** Token of an uploaded return file of a bank. */
export const conteudoDoBanco = sent('retorno')

/** Records that a file may belong to. */
export const donosArquivo = {
  contrato: related(
    'contrato',
    phrase(
      'Contrato a que pertence; este ou um dos outros registros.',
      'Contract to which it belongs; this or one of the other records.',
    ),
    {
      rotulo: phrase('Contrato', 'Contract'),
    },
  ),
  convenio: related('convenio', phrase('Convênio a que pertence.', 'Agreement to which it belongs.'), {
    rotulo: phrase('Convênio', 'Agreement'),
  }),
  equivalencia: related(
    'equivalencia',
    phrase('Equivalência a que pertence.', 'Equivalence to which it belongs.'),
    { rotulo: phrase('Equivalência', 'Equivalence') },
  ),
  projetoExtensao: related(
    'projeto_extensao',
    phrase('Projeto de extensão a que pertence.', 'Extension project to which it belongs.'),
    {
      rotulo: phrase('Projeto de extensão', 'Extension project'),
    },
  ),
  solicitacao: related('solicitacao', phrase('Solicitação a que pertence.', 'Request to which it belongs.'), {
    rotulo: phrase('Solicitação', 'Request'),
  }),
  apolice: related('apolice', phrase('Apólice a que pertence.', 'Policy to which it belongs.'), {
    rotulo: phrase('Apólice', 'Policy'),
  }),
  pessoa: related(
    'pessoa',
    phrase(
      'Pessoa ou organização a que pertence; só a instituição a informa.',
      'Person or organization to which it belongs; only the institution tells it.',
    ),
    {
      rotulo: phrase('Pessoa', 'Person'),
    },
  ),
}

export const arquivoFields = {
  conteudo,
  tipo: code(
    40,
    phrase('O que o arquivo é. Se ficar vazio: Outros.', 'What the file is. If left empty: Outros.'),
    listed(tiposArquivo),
    { ...ours, rotulo: phrase('Tipo', 'Kind') },
  ),
  ...donosArquivo,
}
