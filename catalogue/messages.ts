/** A message that the platform sends, with what its client may write instead. */
export interface MessageTemplate {
  rotulo: string
  /** When it is sent, and to whom. */
  text: string
  /** What stands for values in its text, besides what every message has: name and meaning. */
  fields: Readonly<Record<string, string>>
  assunto: string
  texto: string
  /** Goes out with all others of the same day to the same person. */
  lembrete?: true
  /** The page that its link opens, where it is not that of what waits for somebody. Nobody but its receiver touches it. */
  pagina?: 'senha'
  /** Warns its receiver of what others did in their name: nobody stops it or sends it elsewhere, and no daily limit delays it. */
  aviso?: true
  /** The field whose value is a secret: it is sealed in the message until it was delivered, and is in no other column. */
  selado?: string
}

/** What every text may name. A subject is read by many on its way: of these it may name the first two. */
export const commonFields = {
  nome: 'Nome de quem recebe',
  instituicao: 'Nome da instituição',
  endereco: 'Endereço em que se age: o do link pessoal, ou o da plataforma',
} as const

/** What of a message a subject may carry: no personal value but the name. */
export const subjectFields = ['nome', 'instituicao'] as const

const template = <const T extends MessageTemplate>(declared: T): T => declared

const greeting = 'Olá, {nome}.'
const closing = 'Esta mensagem foi enviada por {instituicao}. Não encaminhe o endereço acima: ele é pessoal.'
const body = (...paragraphs: string[]) => [greeting, ...paragraphs, closing].join('\n\n')
const line = (text: string) => text

/** Every message. What exists per message iterates this. */
export const messageTemplates = {
  assinatura: template({
    rotulo: 'Documento para assinar',
    text: 'Vai a quem deve assinar um documento, quando ele está pronto.',
    fields: { documento: 'Nome do documento', prazo: 'Último dia para assinar' },
    assunto: '{instituicao}: há um documento para você assinar',
    texto: body(
      'O documento “{documento}” espera a sua assinatura até {prazo}.',
      'Leia e assine em {endereco}',
    ),
  }),
  entrega: template({
    rotulo: 'Pendência para entregar',
    text: 'Vai a quem deve entregar um relatório ou documento.',
    fields: { pendencia: 'O que se espera', prazo: 'Último dia para entregar' },
    assunto: '{instituicao}: há uma pendência para você',
    texto: body('Esperamos de você: {pendencia}, até {prazo}.', 'Entregue em {endereco}'),
  }),
  parecer: template({
    rotulo: 'Parecer a dar',
    text: 'Vai a quem deve dar parecer sobre o que foi entregue.',
    fields: { pendencia: 'De que se espera o parecer', aluno: 'Nome do aluno', prazo: 'Último dia' },
    assunto: '{instituicao}: um parecer seu é esperado',
    texto: body('Espera o seu parecer: {pendencia}, de {aluno}, até {prazo}.', 'Dê o parecer em {endereco}'),
  }),
  devolucao: template({
    rotulo: 'Devolvido para correção',
    text: 'Vai a quem entregou algo que voltou para ser corrigido.',
    fields: { item: 'O que foi devolvido', motivo: 'Por quê' },
    assunto: '{instituicao}: algo voltou para você corrigir',
    texto: body('Foi devolvido: {item}.', 'Motivo: {motivo}', 'Corrija em {endereco}'),
  }),
  decisao: template({
    rotulo: 'Decisão sobre o que foi pedido',
    text: 'Vai a quem pediu ou enviou algo, quando se decide.',
    fields: { item: 'De que se trata', decisao: 'O que foi decidido' },
    assunto: '{instituicao}: houve uma decisão sobre o que você enviou',
    texto: body('{item}: {decisao}.', 'Veja em {endereco}'),
  }),
  conta: template({
    rotulo: 'Conta para pagamentos',
    text: 'Vai ao e-mail que já se conhecia de quem recebe, quando outra conta é informada.',
    fields: { conta: 'Final da conta ou da chave', quando: 'A partir de quando vale' },
    assunto: '{instituicao}: outra conta foi informada para os seus pagamentos',
    texto: body(
      'Foi informada uma conta para os seus pagamentos: {conta}. Ela vale {quando}.',
      'Se não foi você, desfaça em {endereco} ou avise a instituição.',
    ),
    aviso: true,
  }),
  acesso: template({
    rotulo: 'Primeiro acesso',
    text: 'Leva a quem vai entrar pela primeira vez o link em que escolhe a própria senha.',
    fields: { login: 'Login de quem recebe', validade: 'Por quanto tempo o link serve' },
    assunto: '{instituicao}: seu acesso à plataforma',
    texto: body(
      'Você tem acesso à plataforma com o login {login}. Escolha a sua senha em\n{endereco}',
      'O endereço serve uma vez, por {validade}.',
    ),
    pagina: 'senha',
  }),
  senha: template({
    rotulo: 'Nova senha',
    text: 'Leva a quem esqueceu a senha o link em que escolhe outra.',
    fields: { login: 'Login de quem recebe', validade: 'Por quanto tempo o link serve' },
    assunto: '{instituicao}: escolha uma nova senha',
    texto: body(
      'Pediram uma nova senha para o login {login}. Escolha-a em\n{endereco}',
      'O endereço serve uma vez, por {validade}. Se não foi você, não faça nada: a senha continua a mesma.',
    ),
    pagina: 'senha',
  }),
  email: template({
    rotulo: 'E-mail alterado',
    text: 'Vai ao e-mail que se conhecia de quem entra na plataforma ou recebe links pessoais, quando a instituição o altera.',
    fields: { email: 'Novo e-mail, em parte coberto' },
    assunto: '{instituicao}: o e-mail do seu cadastro foi alterado',
    texto: body(
      'A instituição alterou o e-mail do seu cadastro para {email}. As sessões abertas foram encerradas, e não valem mais os links para escolher uma senha nem os códigos de links pessoais que foram enviados a este endereço.',
      'Se não foi você quem pediu, avise a instituição. A plataforma está em {endereco}',
    ),
    aviso: true,
  }),
  codigo: template({
    rotulo: 'Código de um link',
    text: 'Leva a quem abriu um link pessoal o código que ele pede, na hora em que é pedido.',
    fields: { codigo: 'Os seis dígitos', validade: 'Por quanto tempo o código serve' },
    assunto: '{instituicao}: o código do seu link',
    texto: [
      greeting,
      'O código do link que você abriu é {codigo}',
      'Ele serve por {validade}, só para este link. Não o diga a ninguém, nem à instituição: ela nunca o pede.',
      'Se você não abriu um link, não faça nada. Esta mensagem foi enviada por {instituicao}.',
    ].join('\n\n'),
    selado: 'codigo',
  }),
  pendencias: template({
    rotulo: 'Tudo o que espera por alguém',
    text: 'Leva o link com tudo o que espera por uma pessoa.',
    fields: {},
    assunto: '{instituicao}: veja o que espera por você',
    texto: body('Tudo o que espera por você está em {endereco}'),
  }),
  lembrete: template({
    rotulo: 'Linha do resumo diário',
    text: 'Cada linha do resumo que lembra alguém do que vence.',
    fields: { item: 'O que vence', prazo: 'Quando vence' },
    assunto: '{instituicao}: lembretes de hoje para você',
    texto: line('{item}, até {prazo}'),
    lembrete: true,
  }),
  resumo: template({
    rotulo: 'Resumo diário',
    text: 'Reúne os lembretes de um dia a uma pessoa.',
    fields: { itens: 'Os lembretes, um por linha' },
    assunto: '{instituicao}: lembretes de hoje para você',
    texto: body('Lembramos o que espera por você:', '{itens}', 'Veja tudo em {endereco}'),
  }),
} as const satisfies Readonly<Record<string, MessageTemplate>>

export type MessageName = keyof typeof messageTemplates

const namesWhere = (holds: (template: MessageTemplate) => boolean): readonly string[] =>
  Object.entries<MessageTemplate>(messageTemplates)
    .filter(([, one]) => holds(one))
    .map(([name]) => name)

/** Messages that warn: whoever is warned of could want them stopped. */
export const warnings = namesWhere(({ aviso }) => aviso === true)

/** Messages that give access as their receiver: staff can neither redirect them nor learn their link or code. */
export const personalMessages = namesWhere(
  ({ pagina, selado }) => pagina !== undefined || selado !== undefined,
)

/** Messages that bring a code. They are worthless once it has expired, and have limits of their own. */
export const codeMessages = namesWhere(({ selado }) => selado !== undefined)

type SealedField<T> = T extends { selado: infer S } ? S : never

/** What a message has to be filled with. A sealed field is given apart. */
export type MessageData<N extends MessageName> = Readonly<
  Record<
    Exclude<keyof (typeof messageTemplates)[N]['fields'], SealedField<(typeof messageTemplates)[N]>>,
    string
  >
>

/** What a text names between braces. */
export const namedIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!)
