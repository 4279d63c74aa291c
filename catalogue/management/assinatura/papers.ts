import { coded, day, list, moment, number, numberOf, staffOnly, text, truth } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { arquivos } from '../../query/contrato-parts.ts'
import { signatarios } from '../../values/arquivo.ts'

/** States of one signature of a file. */
export const situacoesAssinante = withEnglish({
  Assinado: 'Signed',
  Recusado: 'Refused',
  'Não enviado': 'Not sent',
  'Aguardando outra assinatura': 'Waiting for another signature',
  Aguardando: 'Waiting',
  Vencido: 'Expired',
  Cancelado: 'Cancelled',
})

/** Signers have a list of their own. */
const { assinaturasDigitais: _, ...fileFields } = arquivos.fields

/** Files of a record and who signs them, for its page. */
export const papers = {
  arquivos: list({
    ...fileFields,
    identificador: numberOf('arquivo', phrase('Número do arquivo', 'Number of the file')),
    versao: number(phrase('Versão', 'Version')),
    temConteudo: truth(
      phrase('Se há o que baixar', 'Whether there is something to download'),
      phrase('Tem conteúdo', 'Has content'),
    ),
    legivel: truth(
      phrase(
        'Se é um PDF da própria plataforma, que se lê na página',
        'Whether it is a PDF of the platform itself, which is read on the page',
      ),
      phrase('Lê-se na página', 'Is read on the page'),
    ),
    inclusao: moment(phrase('Inclusão', 'Added')),
  }),
  assinantes: {
    ...list({
      assinatura: number(phrase('Número da assinatura', 'Number of the signature')),
      arquivo: {
        ...numberOf('assinatura', phrase('Número do arquivo', 'Number of the file'), 'documento'),
        rotulo: phrase('Arquivo', 'File'),
      },
      documento: text(phrase('O que assina', 'What they sign'), phrase('Documento', 'Document')),
      versao: number(phrase('Versão do arquivo', 'Version of the file')),
      parte: {
        ...coded(phrase('Em que qualidade assina', 'In which capacity they sign'), { values: signatarios }),
        rotulo: phrase('Papel', 'Role'),
      },
      pessoa: staffOnly(
        numberOf('pessoa', phrase('Número da pessoa que assina', 'Number of the person who signs'), 'nome'),
      ),
      nome: text(phrase('Nome do assinante', 'Name of the signatory')),
      email: staffOnly(text(phrase('E-mail do assinante', 'E-mail of the signatory'))),
      estado: text(
        phrase('Situação da assinatura', 'State of the signature'),
        situacoesAssinante,
        phrase('Situação', 'State'),
      ),
      envio: moment(phrase('Quando foi chamado a assinar', 'When they were called to sign')),
      prazo: day(phrase('Prazo para assinar', 'Deadline to sign')),
      assinadoEm: moment(phrase('Quando assinou', 'When they signed'), phrase('Assinatura', 'Signature')),
      motivo: staffOnly(text(phrase('Motivo da recusa', 'Reason of the refusal'))),
      mensagem: staffOnly(
        numberOf(
          'mensagem',
          phrase('Última mensagem que o chamou a assinar', 'Last message that called them to sign'),
        ),
      ),
    }),
    rotulo: phrase('Assinantes', 'Signers'),
  },
}
