import { type Phrase, phrase } from './phrase.ts'

/** A message that the platform sends. A client may replace its text. */
export interface MessageTemplate {
  rotulo: Phrase
  /** When it is sent, and to whom. */
  text: Phrase
  /** Placeholders of its text besides the common ones, with their meanings. */
  fields: Readonly<Record<string, Phrase>>
  assunto: string
  texto: string
  /** Sent together with other reminders to the same person on the same day. */
  lembrete?: true
  /** Page that its link opens instead of the pending items. Only the receiver may use the link. */
  pagina?: 'senha'
  /** Page of the console at which those act who sign in; without one, the start page. */
  console?: 'pareceres'
  /**
   * Warns its receiver of actions by others in their name: staff can neither cancel nor redirect it, and no
   * daily limit delays it.
   */
  aviso?: true
  /** Carries the file that the message is about. */
  anexo?: true
  /** Field with a secret value. It is sealed in the message until delivery and stored in no other column. */
  selado?: string
}

/** Placeholders of every text. A subject is visible in transit, so it may use only the first two. */
export const commonFields = {
  nome: phrase('Nome de quem recebe', 'Name of the recipient'),
  instituicao: phrase('Nome da instituição', 'Name of the institution'),
  endereco: phrase(
    'Endereço em que se age: o do link pessoal, ou o da plataforma',
    'Address at which to act: that of the personal link, or of the platform',
  ),
} as const

/** Placeholders of a subject: no personal value but the name. */
export const subjectFields = ['nome', 'instituicao'] as const

const template = <const T extends MessageTemplate>(declared: T): T => declared

const greeting = 'Olá, {nome}.'
const closing = 'Esta mensagem foi enviada por {instituicao}. Não encaminhe o endereço acima: ele é pessoal.'
const body = (...paragraphs: string[]) => [greeting, ...paragraphs, closing].join('\n\n')
const line = (text: string) => text

/** All messages. Everything that exists per message iterates this. */
export const messageTemplates = {
  assinatura: template({
    rotulo: phrase('Documento para assinar', 'Document to sign'),
    text: phrase(
      'Vai a quem deve assinar um documento, quando ele está pronto.',
      'Goes to whoever has to sign a document, when it is ready.',
    ),
    fields: {
      documento: phrase('Nome do documento', 'Name of the document'),
      prazo: phrase('Último dia para assinar', 'Last day to sign'),
    },
    assunto: '{instituicao}: há um documento para você assinar',
    texto: body(
      'O documento “{documento}” espera a sua assinatura até {prazo}.',
      'Leia e assine em {endereco}',
    ),
  }),
  copia: template({
    rotulo: phrase('Cópia de um documento assinado', 'Copy of a signed document'),
    text: phrase(
      'Leva a cada pessoa que assinou aqui um documento a cópia dele, quando todos assinaram.',
      'Brings everybody who signed a document here its copy, when all have signed.',
    ),
    fields: {
      documento: phrase('Nome do documento', 'Name of the document'),
      codigo: phrase('Código de verificação', 'Verification code'),
    },
    assunto: '{instituicao}: a sua cópia do documento assinado',
    texto: [
      greeting,
      'Todos assinaram o documento “{documento}”. A sua cópia, com as evidências das assinaturas, está anexa.',
      'Quem a recebe confere se é autêntica em {endereco}verificar/{codigo}',
      'Esta mensagem foi enviada por {instituicao}.',
    ].join('\n\n'),
    anexo: true,
  }),
  entrega: template({
    rotulo: phrase('Pendência para entregar', 'Pending item to deliver'),
    text: phrase(
      'Vai a quem deve entregar um relatório ou documento.',
      'Goes to whoever has to deliver a report or document.',
    ),
    fields: {
      pendencia: phrase('O que se espera', 'What is expected'),
      prazo: phrase('Último dia para entregar', 'Last day to deliver'),
    },
    assunto: '{instituicao}: há uma pendência para você',
    texto: body('Esperamos de você: {pendencia}, até {prazo}.', 'Entregue em {endereco}'),
  }),
  parecer: template({
    rotulo: phrase('Parecer a dar', 'Opinion to give'),
    text: phrase(
      'Vai a quem deve dar parecer sobre o que foi entregue.',
      'Goes to whoever has to give an opinion on what was delivered.',
    ),
    fields: {
      pendencia: phrase('De que se espera o parecer', 'What the opinion is awaited on'),
      aluno: phrase('Nome do aluno', 'Name of the student'),
      prazo: phrase('Último dia', 'Last day'),
    },
    assunto: '{instituicao}: um parecer seu é esperado',
    texto: body('Espera o seu parecer: {pendencia}, de {aluno}, até {prazo}.', 'Dê o parecer em {endereco}'),
    console: 'pareceres',
  }),
  conferencia: template({
    rotulo: phrase('Termo para conferir', 'Term to review'),
    text: phrase(
      'Vai à concedente, quando a instituição lhe pede que confira a minuta de um termo antes de emiti-lo.',
      'Goes to the host, when the institution asks it to check the draft of a term before it is issued.',
    ),
    fields: {
      contrato: phrase('Número do contrato', 'Number of the contract'),
      aluno: phrase('Nome do aluno', 'Name of the student'),
      prazo: phrase('Último dia', 'Last day'),
    },
    assunto: '{instituicao}: confira um termo antes da assinatura',
    texto: body(
      'Antes de emitirmos o termo do contrato {contrato}, de {aluno}, confira a minuta, complete os dados da concedente, do representante e do supervisor, ou diga o que está errado, até {prazo}.',
      'Confira em {endereco}',
    ),
  }),
  devolucao: template({
    rotulo: phrase('Devolvido para correção', 'Sent back for correction'),
    text: phrase(
      'Vai a quem entregou algo que voltou para ser corrigido.',
      'Goes to whoever delivered something that came back to be corrected.',
    ),
    fields: { item: phrase('O que foi devolvido', 'What was given back'), motivo: phrase('Por quê', 'Why') },
    assunto: '{instituicao}: algo voltou para você corrigir',
    texto: body('Foi devolvido: {item}.', 'Motivo: {motivo}', 'Corrija em {endereco}'),
  }),
  decisao: template({
    rotulo: phrase('Decisão sobre o que foi pedido', 'Decision on what was requested'),
    text: phrase(
      'Vai a quem pediu ou enviou algo, quando se decide.',
      'Goes to whoever asked for or sent something, when it is decided.',
    ),
    fields: {
      item: phrase('De que se trata', 'What it is about'),
      decisao: phrase('O que foi decidido', 'What was decided'),
    },
    assunto: '{instituicao}: houve uma decisão sobre o que você enviou',
    texto: body('{item}: {decisao}.', 'Veja em {endereco}'),
  }),
  conta: template({
    rotulo: phrase('Conta para pagamentos', 'Account for payments'),
    text: phrase(
      'Vai ao e-mail que já se conhecia de quem recebe, quando outra conta é informada.',
      'Goes to the e-mail already known of the recipient, when another account is given.',
    ),
    fields: {
      conta: phrase('Final da conta ou da chave', 'End of the account or of the key'),
      quando: phrase('A partir de quando vale', 'From when it holds'),
    },
    assunto: '{instituicao}: outra conta foi informada para os seus pagamentos',
    texto: body(
      'Foi informada uma conta para os seus pagamentos: {conta}. Ela vale {quando}.',
      'Se não foi você, desfaça em {endereco} ou avise a instituição.',
    ),
    aviso: true,
  }),
  correcao: template({
    rotulo: phrase('Mudança em um termo', 'Change of a term'),
    text: phrase(
      'Vai a quem assina o termo, quando muda algo que não pede aditivo: o supervisor, o orientador, o horário, o local, o seguro.',
      'Goes to those who sign the term, when something changes that needs no amendment: the supervisor, the advisor, the timetable, the place, the insurance.',
    ),
    fields: {
      contrato: phrase('Número do contrato', 'Number of the contract'),
      aluno: phrase('Nome do aluno', 'Name of the student'),
      mudanca: phrase('O que mudou', 'What changed'),
    },
    assunto: '{instituicao}: houve uma mudança no contrato',
    texto: body(
      'No contrato {contrato}, de {aluno}, mudou: {mudanca}.',
      'O termo assinado continua valendo; nada precisa ser assinado de novo. Veja em {endereco}',
    ),
  }),
  acesso: template({
    rotulo: phrase('Primeiro acesso', 'First access'),
    text: phrase(
      'Leva a quem vai entrar pela primeira vez o link em que escolhe a própria senha.',
      'Brings whoever signs in for the first time the link to choose their own password.',
    ),
    fields: {
      login: phrase('Login de quem recebe', 'Login of the recipient'),
      validade: phrase('Por quanto tempo o link serve', 'For how long the link works'),
    },
    assunto: '{instituicao}: seu acesso à plataforma',
    texto: body(
      'Você tem acesso à plataforma com o login {login}. Escolha a sua senha em\n{endereco}',
      'O endereço serve uma vez, por {validade}.',
    ),
    pagina: 'senha',
  }),
  senha: template({
    rotulo: phrase('Nova senha', 'New password'),
    text: phrase(
      'Leva a quem esqueceu a senha o link em que escolhe outra.',
      'Brings whoever forgot the password the link to choose another.',
    ),
    fields: {
      login: phrase('Login de quem recebe', 'Login of the recipient'),
      validade: phrase('Por quanto tempo o link serve', 'For how long the link works'),
    },
    assunto: '{instituicao}: escolha uma nova senha',
    texto: body(
      'Pediram uma nova senha para o login {login}. Escolha-a em\n{endereco}',
      'O endereço serve uma vez, por {validade}. Se não foi você, não faça nada: a senha continua a mesma.',
    ),
    pagina: 'senha',
  }),
  email: template({
    rotulo: phrase('E-mail alterado', 'E-mail changed'),
    text: phrase(
      'Vai ao e-mail que se conhecia de quem entra na plataforma ou recebe links pessoais, quando ele é alterado.',
      'Goes to the e-mail known until now of whoever signs in or gets personal links, when it is changed.',
    ),
    fields: { email: phrase('Novo e-mail, em parte coberto', 'New e-mail, partly covered') },
    assunto: '{instituicao}: o e-mail do seu cadastro foi alterado',
    texto: body(
      'O e-mail do seu cadastro foi alterado para {email}. As sessões abertas foram encerradas, e não valem mais os links para escolher uma senha nem os códigos de links pessoais que foram enviados a este endereço.',
      'Se não foi você quem pediu, avise a instituição. A plataforma está em {endereco}',
    ),
    aviso: true,
  }),
  acessoCopiado: template({
    rotulo: phrase('Link de acesso copiado', 'Access link copied'),
    text: phrase(
      'Avisa quem tem e-mail no cadastro que a instituição copiou um link para escolher a sua primeira senha.',
      'Tells whoever has a registered e-mail that the institution copied a link to choose their first password.',
    ),
    fields: { login: phrase('Login de quem recebe', 'Login of the recipient') },
    assunto: '{instituicao}: um link para o seu primeiro acesso foi copiado',
    texto: body(
      'A instituição copiou um link com que se escolhe a primeira senha do login {login}, para entregá-lo a você.',
      'Se não foi você quem pediu, avise a instituição, ou escolha já a sua senha em Primeiro acesso: {endereco}',
    ),
    aviso: true,
  }),
  codigo: template({
    rotulo: phrase('Código de um link', 'Code of a link'),
    text: phrase(
      'Leva a quem abriu um link pessoal o código que ele pede, na hora em que é pedido.',
      'Brings whoever opened a personal link the code that it asks for, when it is asked for.',
    ),
    fields: {
      codigo: phrase('Os seis dígitos', 'The six digits'),
      validade: phrase('Por quanto tempo o código serve', 'For how long the code works'),
    },
    assunto: '{instituicao}: o código do seu link',
    texto: [
      greeting,
      'O código do link que você abriu é {codigo}',
      'Ele serve por {validade}, só para este link. Não o diga a ninguém, nem à instituição: ela nunca o pede.',
      'Se você não abriu um link, não faça nada. Esta mensagem foi enviada por {instituicao}.',
    ].join('\n\n'),
    selado: 'codigo',
  }),
  codigoTelefone: template({
    rotulo: phrase('Código de um link, por telefone', 'Code of a link, by phone'),
    text: phrase(
      'O texto do código de um link, quando vai a um celular.',
      'The text of the code of a link, when it goes to a mobile phone.',
    ),
    fields: {
      codigo: phrase('Os seis dígitos', 'The six digits'),
      validade: phrase('Por quanto tempo o código serve', 'For how long the code works'),
    },
    assunto: '{instituicao}',
    texto: '{instituicao}: o código do seu link é {codigo}. Serve por {validade}. Não o diga a ninguém.',
    selado: 'codigo',
  }),
  resumoTelefone: template({
    rotulo: phrase('Resumo diário, por telefone', 'Daily summary, by phone'),
    text: phrase(
      'O texto que reúne os lembretes de um dia a uma pessoa, quando vai a um celular.',
      'The text that gathers the reminders of a day for a person, when it goes to a mobile phone.',
    ),
    fields: {
      quantos: phrase('Quantas coisas esperam', 'How many things wait'),
      primeiro: phrase('A primeira delas', 'The first of them'),
    },
    assunto: '{instituicao}',
    texto: '{instituicao}: esperam por você: {quantos}. A primeira: {primeiro}. Veja em {endereco}',
  }),
  pendencias: template({
    rotulo: phrase('Tudo o que espera por alguém', 'Everything that waits for somebody'),
    text: phrase(
      'Leva o link com tudo o que espera por uma pessoa.',
      'Brings the link to everything that waits for a person.',
    ),
    fields: {},
    assunto: '{instituicao}: veja o que espera por você',
    texto: body('Tudo o que espera por você está em {endereco}'),
  }),
  lembrete: template({
    rotulo: phrase('Linha do resumo diário', 'Line of the daily summary'),
    text: phrase(
      'Cada linha do resumo que lembra alguém do que vence.',
      'Each line of the summary that reminds somebody of what is due.',
    ),
    fields: { item: phrase('O que vence', 'What is due'), prazo: phrase('Quando vence', 'When it is due') },
    assunto: '{instituicao}: lembretes de hoje para você',
    texto: line('{item}, até {prazo}'),
    lembrete: true,
  }),
  lembreteVencido: template({
    rotulo: phrase('Linha do resumo diário, prazo vencido', 'Line of the daily summary, deadline passed'),
    text: phrase(
      'Cada linha do resumo que lembra alguém do que já venceu.',
      'Each line of the summary that reminds somebody of what is overdue.',
    ),
    fields: {
      item: phrase('O que venceu', 'What is overdue'),
      prazo: phrase('Quando venceu', 'When it was due'),
    },
    assunto: '{instituicao}: lembretes de hoje para você',
    texto: line('{item}: o prazo venceu em {prazo}'),
    lembrete: true,
  }),
  lembreteSemPrazo: template({
    rotulo: phrase('Linha do resumo diário, sem prazo', 'Line of the daily summary, without a deadline'),
    text: phrase(
      'Cada linha do resumo que lembra alguém do que espera por ele sem um prazo.',
      'Each line of the summary that reminds somebody of what waits for them without a deadline.',
    ),
    fields: { item: phrase('O que espera', 'What waits') },
    assunto: '{instituicao}: lembretes de hoje para você',
    texto: line('{item}'),
    lembrete: true,
  }),
  resumo: template({
    rotulo: phrase('Resumo diário', 'Daily summary'),
    text: phrase(
      'Reúne os lembretes de um dia a uma pessoa.',
      'Gathers the reminders of a day for a person.',
    ),
    fields: { itens: phrase('Os lembretes, um por linha', 'The reminders, one by line') },
    assunto: '{instituicao}: lembretes de hoje para você',
    texto: body('Lembramos o que espera por você:', '{itens}', 'Veja tudo em {endereco}'),
  }),
} as const satisfies Readonly<Record<string, MessageTemplate>>

export type MessageName = keyof typeof messageTemplates

const namesWhere = (holds: (template: MessageTemplate) => boolean): readonly string[] =>
  Object.entries<MessageTemplate>(messageTemplates)
    .filter(([, one]) => holds(one))
    .map(([name]) => name)

/** Messages that warn their receiver of actions in their name (`aviso`). */
export const warnings = namesWhere(({ aviso }) => aviso === true)

/** Messages that give access as their receiver: staff can neither redirect them nor learn their link or code. */
export const personalMessages = namesWhere(
  ({ pagina, selado }) => pagina !== undefined || selado !== undefined,
)

/** Messages with a code. They are useless once it has expired, and have their own limits. */
export const codeMessages = namesWhere(({ selado }) => selado !== undefined)

/** The text of a message that goes to a phone. */
export const phoneTextOf = (modelo: string): MessageName =>
  codeMessages.includes(modelo) ? 'codigoTelefone' : 'resumoTelefone'

type SealedField<T> = T extends { selado: infer S } ? S : never

/** Values of a message. A sealed field is passed separately. */
export type MessageData<N extends MessageName> = Readonly<
  Record<
    Exclude<keyof (typeof messageTemplates)[N]['fields'], SealedField<(typeof messageTemplates)[N]>>,
    string
  >
>

/** Placeholders in a text. */
export const namedIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!)
