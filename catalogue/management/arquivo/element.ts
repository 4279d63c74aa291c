import { arquivoMachine } from '../../machines/arquivo.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { statesOf } from '../../machines/machine.ts'
import {
  day,
  group,
  list,
  moment,
  number,
  numberOf,
  numberOfAny,
  staffOnly,
  text,
  truth,
} from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { donosArquivo, entidadesArquivo, tiposArquivo } from '../../values/arquivo.ts'

export const arquivoElement = {
  identificador: number(phrase('Identificador do arquivo', 'Identifier of the file')),
  nomeArquivo: text(phrase('Nome do arquivo', 'File name')),
  tipoArquivo: text(phrase('Tipo', 'Kind'), tiposArquivo),
  situacao: text(phrase('Situação', 'State'), statesOf(arquivoMachine)),
  situacaoAssinatura: text(
    phrase('Situação da assinatura', 'State of the signature'),
    statesOf(assinaturaMachine),
  ),
  origem: group({
    tipo: text(
      phrase('A que registro o arquivo pertence', 'Which record the file belongs to'),
      donosArquivo,
      phrase('Tipo', 'Kind'),
    ),
    nome: text(
      phrase('Nome do registro a que o arquivo pertence', 'Name of the record that the file belongs to'),
      phrase('Pertence a', 'Belongs to'),
    ),
    identificador: numberOfAny(
      { leaf: 'tipo', nouns: entidadesArquivo },
      phrase('Número do registro a que o arquivo pertence', 'Number of the record that the file belongs to'),
      'nome',
    ),
  }),
  contrato: number(phrase('Número do contrato', 'Number of the contract')),
  contratoIdentificador: numberOf(
    'contrato',
    phrase('Identificador do contrato', 'Identifier of the contract'),
    'contrato',
  ),
  estagiario: group({
    identificador: numberOf('aluno', phrase('Identificador do aluno', 'Identifier of the student')),
    nome: text(phrase('Estudante', 'Student')),
  }),
  convenio: text(phrase('Convênio', 'Agreement')),
  convenioIdentificador: numberOf(
    'convenio',
    phrase('Identificador do convênio', 'Identifier of the agreement'),
    'convenio',
  ),
  prazo: day(phrase('Prazo para assinar', 'Deadline to sign')),
  tamanho: number(phrase('Tamanho em bytes', 'Size in bytes')),
  tipoMime: text(phrase('Tipo do conteúdo', 'Kind of content')),
  hash: text(phrase('SHA-256 do conteúdo', 'SHA-256 of the content')),
  motivoRecusa: text(phrase('Motivo da recusa', 'Reason of the refusal')),
  codigo: text(phrase('Código de verificação', 'Verification code')),
  assinaturas: list({
    id: number(phrase('Número da assinatura', 'Number of the signature')),
    assinante: text(phrase('Tipo de assinante', 'Kind of signatory')),
    nome: text(phrase('Nome do assinante', 'Name of the signatory')),
    email: staffOnly(text(phrase('E-mail do assinante', 'E-mail of the signatory'))),
    ordem: number(phrase('Ordem em que assina', 'Order in which they sign')),
    nivel: text(phrase('Nível pedido', 'Level asked for')),
    dataEnvio: moment(phrase('Envio', 'Sent')),
    assinado: truth(phrase('Assinado', 'Signed')),
    recusado: truth(phrase('Recusado', 'Refused')),
    motivoRecusa: staffOnly(text(phrase('Motivo da recusa', 'Reason of the refusal'))),
    dataAssinatura: moment(phrase('Assinatura', 'Signature')),
  }),
  inclusao: moment(phrase('Inclusão', 'Added')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
  versao: number(phrase('Versão', 'Version')),
}
