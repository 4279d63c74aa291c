import { phrase, withEnglish } from '../phrase.ts'

/** How a message leaves. */
export const canais = withEnglish({ 'E-mail': 'E-mail', Telefone: 'Phone' })
export type Canal = (typeof canais)[number]

export const metodosCanal = ['POST', 'PUT'] as const
export const formatosCanal = withEnglish({ JSON: 'JSON', Formulário: 'Form' })

/** Placeholders of a gateway's request, with their meanings. */
export const camposCanal = {
  telefone: phrase(
    'Número de quem recebe, como +5511987654321',
    'Number of the recipient, as +5511987654321',
  ),
  numero: phrase('O mesmo, sem o sinal: 5511987654321', 'The same without the sign: 5511987654321'),
  texto: phrase('O texto da mensagem', 'The text of the message'),
  identificador: phrase(
    'Identificador da mensagem, o mesmo em cada tentativa',
    'Identifier of the message, the same at each attempt',
  ),
  credencial: phrase('A credencial guardada', 'The kept credential'),
  credencialBase64: phrase('A credencial guardada, em base64', 'The kept credential, in base64'),
} as const
export type CampoCanal = keyof typeof camposCanal

/** Placeholders that may stand in headers: none with a value that a person typed. */
export const camposCabecalho = [
  'identificador',
  'credencial',
  'credencialBase64',
] as const satisfies readonly CampoCanal[]

/** State of the gateway after its last attempt. */
export const diagnosticosCanal = {
  ENTREGUE: phrase('Aceitou a última mensagem', 'Accepted the last message'),
  RECUSADA: phrase('Recusou a última mensagem', 'Refused the last message'),
  ENDERECO_RECUSADO: phrase(
    'O endereço não é público ou não usa https, e não é procurado',
    'The address is not public or not https, and is not called',
  ),
  REDIRECIONAMENTO: phrase(
    'Respondeu com um redirecionamento, que não é seguido: cadastre o endereço final',
    'Answered with a redirect, which is not followed: enter the final address',
  ),
  CREDENCIAL_RECUSADA: phrase(
    'Não aceita a credencial (401 ou 403)',
    'Does not accept the credential (401 or 403)',
  ),
  CAMINHO_RECUSADO: phrase(
    'O caminho não existe ou não aceita o método (404 ou 405)',
    'The path does not exist or does not take the method (404 or 405)',
  ),
  TEMPO_ESGOTADO: phrase('Não respondeu a tempo', 'Did not answer in time'),
  INDISPONIVEL: phrase('Não foi possível conectar', 'Could not be reached'),
  ERRO_DO_SERVIDOR: phrase('Respondeu com erro do servidor', 'Answered with an error of the server'),
} as const
export type DiagnosticoCanal = keyof typeof diagnosticosCanal
