import { must } from '../../common-fields.ts'
import { code, list as fields, flag, listed, numeric, ours, senha, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { coded, list, moment, number, text, truth } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { camposCanal, diagnosticosCanal, formatosCanal, metodosCanal } from '../../values/canal.ts'
import { simular } from '../parts.ts'

const common = {
  family: 'management',
  kind: 'command',
  group: 'management',
  noun: 'canal',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  on: 'new',
} as const

const simulado = truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation'))
const placeholders = Object.keys(camposCanal).join(', ')

const labels = {
  url: phrase('Endereço do provedor', 'Address of the provider'),
  metodo: phrase('Método', 'Method'),
  formato: phrase('Formato do corpo', 'Format of the body'),
  cabecalhos: phrase('Cabeçalhos', 'Headers'),
  corpo: phrase('Corpo', 'Body'),
  credencial: phrase('Credencial', 'Credential'),
  codigos: phrase('Envia códigos', 'Sends codes'),
  lembretes: phrase('Envia lembretes', 'Sends reminders'),
  porPessoa: phrase('Por pessoa e dia', 'Per person and day'),
  porDia: phrase('Por dia', 'Per day'),
}

export const consultaCanal = command({
  ...common,
  id: 'ConsultaCanal',
  title: phrase('Mensagens para telefones', 'Messages to phones'),
  description: phrase(
    'O provedor de SMS ou WhatsApp da instituição: como é chamado, o que vai por ele e como respondeu por último. A credencial não é mostrada.',
    'The SMS or WhatsApp provider of the institution: how it is called, what goes by it, and how it last answered. The credential is not shown.',
  ),
  rotulo: phrase('Consultar', 'Look up'),
  input: { SIMULAR: simular },
  output: {
    simulado,
    configurado: truth(
      phrase('Se há um provedor', 'Whether there is a provider'),
      phrase('Configurado', 'Set up'),
    ),
    url: text(phrase('Endereço que é chamado', 'Address that is called'), labels.url),
    metodo: text(phrase('Método HTTP', 'HTTP method'), metodosCanal, labels.metodo),
    formato: text(phrase('Formato do corpo', 'Format of the body'), formatosCanal),
    cabecalhos: {
      ...list({
        nome: text(phrase('Nome do cabeçalho', 'Name of the header')),
        valor: text(phrase('Valor do cabeçalho', 'Value of the header'), phrase('Valor', 'Value')),
      }),
      rotulo: labels.cabecalhos,
    },
    corpo: text(phrase('Corpo, com os seus campos', 'Body, with its placeholders'), labels.corpo),
    credencial: text(
      phrase('Se há uma credencial guardada', 'Whether a credential is kept'),
      withEnglish({ Guardada: 'Kept', Nenhuma: 'None' }),
      labels.credencial,
    ),
    codigos: truth(phrase('Se códigos vão por ele', 'Whether codes go by it'), labels.codigos),
    lembretes: truth(phrase('Se lembretes vão por ele', 'Whether reminders go by it'), labels.lembretes),
    porPessoa: number(
      phrase('Mensagens que uma pessoa pode receber por dia', 'Messages that a person may get in a day'),
      labels.porPessoa,
    ),
    porDia: number(
      phrase('Mensagens que saem por dia, no total', 'Messages that leave in a day, in total'),
      labels.porDia,
    ),
    diagnostico: {
      ...coded(phrase('Como o provedor respondeu por último', 'How the provider last answered'), {
        values: diagnosticosCanal,
      }),
      rotulo: phrase('Última resposta', 'Last answer'),
    },
    resposta: text(phrase('O que o provedor disse', 'What the provider said'), phrase('Resposta', 'Answer')),
    tentado: moment(
      phrase('Quando foi chamado por último', 'When it was last called'),
      phrase('Última chamada', 'Last call'),
    ),
    falhas: number(
      phrase('Falhas seguidas', 'Failures in a row'),
      phrase('Falhas seguidas', 'Failures in a row'),
    ),
    pausadoAte: moment(
      phrase('Até quando não é chamado, depois de falhar', 'Until when it is not called, after failing'),
      phrase('Em pausa até', 'Paused until'),
    ),
    enviadasHoje: number(
      phrase('Mensagens que saíram hoje', 'Messages that left today'),
      phrase('Enviadas hoje', 'Sent today'),
    ),
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {},
})

export const salvaCanal = command({
  ...common,
  id: 'SalvaCanal',
  title: phrase('Salvar o provedor de mensagens', 'Save the message provider'),
  description: phrase(
    'Muda como as mensagens chegam a telefones. O que não vai por telefone, ou não chega por ele, vai por e-mail. Quem muda o endereço informa de novo a credencial.',
    'Changes how messages reach phones. What does not go by phone, or does not arrive by it, goes by e-mail. Whoever changes the address enters the credential again.',
  ),
  rotulo: phrase('Salvar', 'Save'),
  apart: true,
  input: {
    url: varchar(
      500,
      phrase(
        'Endereço https do provedor, sem campos.',
        'Https address of the provider, without placeholders.',
      ),
      {
        ...must,
        rotulo: labels.url,
      },
    ),
    metodo: code(4, phrase('Método HTTP.', 'HTTP method.'), listed(metodosCanal), {
      ...must,
      rotulo: labels.metodo,
    }),
    formato: code(10, phrase('Formato do corpo.', 'Format of the body.'), listed(formatosCanal), {
      ...must,
      rotulo: labels.formato,
    }),
    cabecalhos: fields(
      20,
      phrase(
        'Cabeçalhos do pedido. Aceitam, entre chaves, os campos credencial e credencialBase64.',
        'Headers of the request. They accept, in braces, the placeholders credencial and credencialBase64.',
      ),
      {
        nome: varchar(100, phrase('Nome do cabeçalho.', 'Name of the header.'), {
          ...must,
          rotulo: phrase('Nome', 'Name'),
        }),
        valor: varchar(500, phrase('Valor do cabeçalho.', 'Value of the header.'), {
          ...ours,
          rotulo: phrase('Valor', 'Value'),
        }),
      },
      { ...ours, rotulo: labels.cabecalhos },
    ),
    corpo: varchar(
      4000,
      phrase(
        `Corpo do pedido: JSON, ou pares nome=valor unidos por &. Campos, entre chaves: ${placeholders}.`,
        `Body of the request: JSON, or pairs name=value joined by &. Placeholders, in braces: ${placeholders}.`,
      ),
      { ...must, lines: true, rotulo: labels.corpo },
    ),
    credencial: senha(
      500,
      phrase(
        'Credencial nova. Se ficar vazia, a guardada continua.',
        'New credential. If left empty, the kept one stays.',
      ),
      { ...ours, rotulo: labels.credencial },
    ),
    retiraCredencial: flag(phrase('S apaga a credencial guardada.', 'Yes: deletes the kept credential.'), {
      ...ours,
      rotulo: phrase('Retirar a credencial', 'Remove the credential'),
    }),
    codigos: flag(
      phrase(
        'S envia os códigos dos links a quem tem celular.',
        'Yes: sends the codes of links to people with a mobile phone.',
      ),
      { ...ours, rotulo: labels.codigos },
    ),
    lembretes: flag(
      phrase(
        'S envia o resumo diário a quem tem celular.',
        'Yes: sends the daily summary to people with a mobile phone.',
      ),
      { ...ours, rotulo: labels.lembretes },
    ),
    porPessoa: numeric(
      3,
      phrase(
        'Mensagens que uma pessoa pode receber por dia. Se ficar vazio: 3.',
        'Messages that a person may get in a day. If left empty: 3.',
      ),
      { ...ours, min: 1, max: 100, rotulo: labels.porPessoa },
    ),
    porDia: numeric(
      6,
      phrase(
        'Mensagens que saem por dia, no total. Se ficar vazio: 500.',
        'Messages that leave in a day, in total. If left empty: 500.',
      ),
      { ...ours, min: 1, max: 100_000, rotulo: labels.porDia },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado,
    codigos: truth(phrase('Se códigos vão por ele', 'Whether codes go by it'), labels.codigos),
    lembretes: truth(phrase('Se lembretes vão por ele', 'Whether reminders go by it'), labels.lembretes),
  },
  changes: ['canal'],
  problems: ['REGISTRO_INVALIDO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {
    url: 'https://sms.exemplo.com.br/v1/mensagens',
    metodo: 'POST',
    formato: 'JSON',
    cabecalhos: [{ nome: 'Authorization', valor: 'Bearer {credencial}' }],
    corpo: '{"to": "{numero}", "message": "{texto}", "reference": "{identificador}"}',
    credencial: 'chave-do-provedor',
    codigos: 'S',
    lembretes: 'S',
  },
})

export const testaCanal = command({
  ...common,
  id: 'TestaCanal',
  title: phrase('Testar o provedor de mensagens', 'Test the message provider'),
  description: phrase(
    'Envia uma mensagem de teste a um celular e diz o que o provedor respondeu. Conta nos limites do dia. Simulado, o provedor não é chamado.',
    'Sends a test message to a mobile phone and says what the provider answered. Counts in the limits of the day. Simulated, the provider is not called.',
  ),
  rotulo: phrase('Enviar teste', 'Send a test'),
  apart: true,
  input: {
    telefone: varchar(
      20,
      phrase('Celular com DDD que recebe o teste.', 'Mobile phone with area code that gets the test.'),
      {
        ...must,
        rotulo: phrase('Celular', 'Mobile phone'),
        example: '(11) 98765-4321',
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado,
    funciona: truth(
      phrase('Se o provedor aceitou', 'Whether the provider accepted'),
      phrase('Aceitou', 'Accepted'),
    ),
    diagnostico: {
      ...coded(phrase('O que aconteceu', 'What happened'), { values: diagnosticosCanal }),
      rotulo: phrase('Última resposta', 'Last answer'),
    },
    resposta: text(phrase('O que o provedor disse', 'What the provider said'), phrase('Resposta', 'Answer')),
  },
  changes: ['canal'],
  problems: ['REGISTRO_INEXISTENTE', 'REGISTRO_INVALIDO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { telefone: '(11) 98765-4321', SIMULAR: 'S' },
})

export const canalOperations = [consultaCanal, salvaCanal, testaCanal] as const
