import { must } from '../common-fields.ts'
import { code, flag, ours, senha, texts, varchar } from '../fields.ts'
import { control } from '../operation.ts'
import { group, list, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { targetShape, testShape, webhookEvents } from './parts.ts'

export const webhookActions = {
  CADASTRAR: phrase(
    'Cadastra o destino, ou altera o que tem este endereço',
    'Registers the target, or changes the one that has this address',
  ),
  CONSULTAR: phrase(
    'Mostra o destino, ou todos quando não há ESIWH_URL',
    'Shows the target, or all of them where there is no ESIWH_URL',
  ),
  REMOVER: phrase(
    'Remove o destino e cancela o que ainda não foi entregue',
    'Removes the target and cancels what was not delivered yet',
  ),
  TESTAR: phrase(
    'Envia um evento webhook.teste agora e mostra o resultado',
    'Sends an event webhook.teste now and shows the outcome',
  ),
  REENVIAR: phrase(
    'Envia de novo o evento de ESIWH_ID_EVENTO, com o mesmo identificador',
    'Sends the event of ESIWH_ID_EVENTO again, with the same identifier',
  ),
} as const

const url = 'https://academico.exemplo.edu.br/vinculo/webhook'

export const webhook = control({
  family: 'control',
  id: 'Webhook',
  group: 'webhook',
  doors: {
    integration: 'recebe',
    staff: {
      by: 'ACAO',
      rights: {
        CADASTRAR: 'integracao.alterar',
        CONSULTAR: 'integracao.ver',
        REMOVER: 'integracao.alterar',
        TESTAR: 'integracao.alterar',
        REENVIAR: 'integracao.alterar',
      },
    },
  },
  title: phrase('Destinos de webhook', 'Webhook targets'),
  description: phrase(
    'Cadastra onde o resultado dos lotes é avisado. Cada lote terminado gera um POST assinado (Standard Webhooks) por ID_RETORNO distinto; a guia docs/WEBHOOKS.md mostra como recebê-lo. Um cliente pode ter vários destinos, distinguidos pelo endereço.',
    'Registers where the outcome of batches is told. Each finished batch makes one signed POST (Standard Webhooks) per distinct ID_RETORNO; docs/WEBHOOKS.md shows how to receive it. A client may have several targets, told apart by their address.',
  ),
  input: {
    RETORNO: varchar(50, phrase('Aceito e ignorado.', 'Accepted and ignored.')),
    ACAO: code(
      10,
      phrase('O que fazer.', 'What to do.'),
      { values: webhookActions, unknown: 'refuse' },
      must,
    ),
    SDT_INT_WEBHOOK: {
      text: phrase('O destino.', 'The target.'),
      fields: {
        ESIWH_URL: varchar(
          500,
          phrase(
            'Endereço https público que recebe o POST, na porta 443 se o operador não abriu outra. Obrigatório, salvo para consultar todos.',
            'Public https address that gets the POST, at port 443 where the operator opened no other. Required, except for seeing all.',
          ),
          ours,
        ),
        ESIWH_SEGREDO: senha(
          100,
          phrase(
            'Segredo da assinatura: base64 de 24 a 64 bytes, com ou sem whsec_ na frente. Vazio em um destino novo: é gerado e mostrado uma vez. Vazio em um destino existente: fica como está.',
            'Secret of the signature: base64 of 24 to 64 bytes, with or without whsec_ in front. Empty of a new target: it is made and shown once. Empty of an existing target: it stays as it is.',
          ),
          ours,
        ),
        ESIWH_EVENTOS: texts(20, 30, phrase('Eventos desejados.', 'Events that are wanted.'), {
          ...ours,
          codes: {
            values: { [webhookEvents[0]]: phrase('Um lote terminou', 'A batch ended') },
            unknown: 'refuse',
          },
        }),
        ESIWH_ATIVO: flag(
          phrase(
            'N pausa o destino, e os eventos ficam guardados; S o retoma.',
            'N pauses the target, and its events are kept; S resumes it.',
          ),
          ours,
        ),
        ESIWH_TODOS_OS_LOTES: flag(
          phrase(
            'S avisa todos os lotes, também os sem ID_RETORNO e as simulações; N, o normal, só os que trazem ID_RETORNO.',
            'Yes: tells of all batches, also of those without ID_RETORNO and of simulations; N, as usual, only of those that bring ID_RETORNO.',
          ),
          ours,
        ),
        ESIWH_ID_EVENTO: varchar(
          36,
          phrase('Evento a reenviar, só com REENVIAR.', 'Event to send again, only with REENVIAR.'),
          ours,
        ),
      },
    },
  },
  output: {
    MsgRetorno: text(phrase('O que foi feito', 'What was done')),
    SDT_INT_WEBHOOK: group(targetShape),
    DESTINOS: list(targetShape),
    TESTE: group(testShape),
  },
  response: false,
  problems: ['DESTINO_INEXISTENTE', 'DESTINO_INATIVO', 'DESTINOS_DEMAIS', 'TESTES_DEMAIS', 'CAMPO_INVALIDO'],
  example: { ACAO: 'CADASTRAR', SDT_INT_WEBHOOK: { ESIWH_URL: url } },
})
