import { parties } from '../../doors.ts'
import { statesOf } from '../../machines/machine.ts'
import { mensagemMachine } from '../../machines/mensagem.ts'
import { messageTemplates } from '../../messages.ts'
import { coded, moment, number, numberOf, numberOfAny, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { canais } from '../../values/canal.ts'

export const situacoesMensagem = statesOf(mensagemMachine)

/** Receivers of messages. */
export const partesMensagem = {
  ...parties,
  usuario: phrase('Usuário da instituição', 'User of the institution'),
} as const

/** Noun of the register of each kind of receiver. */
export const registroDaParte = {
  aluno: 'aluno',
  professor: 'professor',
  concedente: 'pessoa',
  supervisor: 'pessoa',
  responsavel: 'pessoa',
  usuario: 'usuario',
} as const satisfies Readonly<Record<keyof typeof partesMensagem, string>>

export const modelosMensagem = Object.fromEntries(
  Object.entries(messageTemplates).map(([name, { rotulo }]) => [name, rotulo]),
)

/** Reasons why a message was not sent. */
export const diagnosticos = {
  SEM_ENDERECO: phrase('Não há endereço', 'There is no address'),
  RECUSADA: phrase('O servidor de e-mail a recusou de vez', 'The mail server refused it for good'),
  ADIADA: phrase('O servidor de e-mail pediu que se tente depois', 'The mail server asked to try later'),
  CONEXAO_INTERROMPIDA: phrase('A conexão caiu durante o envio', 'The connection was lost while sending'),
  SERVIDOR_INDISPONIVEL: phrase(
    'O servidor de e-mail não atende ou não aceita a conta configurada',
    'The mail server does not answer or does not accept the configured account',
  ),
  SEM_SERVIDOR: phrase('Não sai: e-mail não configurado', 'Does not leave: e-mail is not configured'),
  ENSAIO: phrase('Não sai: o ambiente de ensaio não envia', 'Does not leave: the sandbox sends nothing'),
  CONTEUDO_ILEGIVEL: phrase(
    'O link que ela leva não pode ser aberto: falta ao servidor a chave que o selou',
    'The link in it cannot be decrypted: the server lacks the key that sealed it',
  ),
  TENTATIVAS_ESGOTADAS: phrase('As tentativas acabaram', 'There are no tries left'),
  LIMITE_DIARIO: phrase(
    'O endereço já recebeu hoje tudo o que pode receber',
    'The address received all it may receive today',
  ),
  RESUMO_DE_HOJE_JA_ENVIADO: phrase(
    'O resumo de hoje já foi; esta vai no de amanhã',
    'The summary of today has left; this goes into that of tomorrow',
  ),
  TELEFONE_FALHOU: phrase(
    'Não chegou ao celular; vai por e-mail',
    'Did not arrive at the mobile phone; it goes by e-mail',
  ),
  TELEFONE_RECUSADO: phrase('O provedor de mensagens a recusou', 'The message provider refused it'),
  TELEFONE_INDISPONIVEL: phrase(
    'O provedor de mensagens não atende ou não aceita o pedido',
    'The message provider does not answer or does not accept the request',
  ),
  CODIGO_VENCIDO: phrase(
    'O código que ela levava deixou de valer antes do envio',
    'The code that it brought expired before it was sent',
  ),
  DEVOLVIDA: phrase('Voltou depois de enviada', 'Came back after it was sent'),
} as const

export type Diagnosis = keyof typeof diagnosticos

/** Fields that lists and the page share. */
export const mensagemColumns = {
  id: number(phrase('Número da mensagem na plataforma', 'Number of the message on the platform')),
  situacao: text(phrase('Situação', 'State'), situacoesMensagem),
  modelo: {
    ...coded(phrase('Que mensagem é', 'Which message it is'), { values: modelosMensagem }),
    rotulo: phrase('Mensagem', 'Message'),
  },
  parte: {
    ...coded(phrase('A quem vai', 'Whom it goes to'), { values: partesMensagem }),
    rotulo: phrase('A quem', 'To whom'),
  },
  nome: text(phrase('Nome de quem recebe', 'Name of the recipient')),
  email: text(phrase('Endereço', 'Address')),
  canal: text(phrase('Por onde vai', 'By what way it goes'), canais, phrase('Por onde', 'By what way')),
  telefone: text(phrase('Celular a que vai', 'Mobile phone it goes to'), phrase('Celular', 'Mobile phone')),
  contrato: number(
    phrase('Número do contrato, quando é sobre um', 'Number of the contract, where it is about one'),
  ),
  diagnostico: coded(
    phrase('Por que não foi entregue, ou ainda não', 'Why it was not delivered, or not yet'),
    { values: diagnosticos },
  ),
  tentativas: number(phrase('Tentativas', 'Attempts')),
  enviada: moment(phrase('Quando foi enviada', 'When it was sent'), phrase('Enviada em', 'Sent on')),
  versao: number(phrase('Versão', 'Version')),
  inclusao: moment(phrase('Inclusão', 'Added')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
}

/** Fields of the page only. */
export const mensagemDetails = {
  identificador: text(phrase('Identificador do cabeçalho Message-ID', 'Identifier of the header Message-ID')),
  contratoIdentificador: numberOf(
    'contrato',
    phrase('Identificador do contrato', 'Identifier of the contract'),
    'contrato',
  ),
  entidade: text(phrase('De que registro se trata', 'Which record it is about')),
  sobre: text(
    phrase('Nome do registro de que se trata', 'Name of the record that it is about'),
    phrase('Sobre', 'About'),
  ),
  registro: numberOfAny(
    { leaf: 'entidade' },
    phrase('Número do registro de que se trata', 'Number of the record that it is about'),
    'sobre',
  ),
  comLink: truth(
    phrase('Se leva um link pessoal', 'Whether it carries a personal link'),
    phrase('Leva um link', 'Carries a link'),
  ),
  proximaTentativa: moment(
    phrase('Próxima tentativa', 'Next attempt'),
    phrase('Próxima tentativa', 'Next attempt'),
  ),
  resposta: text(phrase('O que o servidor de e-mail disse', 'What the mail server said')),
}
