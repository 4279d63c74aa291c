import { must } from '../common-fields.ts'
import { code, flag, ours, senha, texts, varchar } from '../fields.ts'
import { control } from '../operation.ts'
import { group, list, text } from '../output.ts'
import { targetShape, testShape, webhookEvents } from './parts.ts'

export const webhookActions = {
  CADASTRAR: 'Cadastra o destino, ou altera o que tem este endereço',
  CONSULTAR: 'Mostra o destino, ou todos quando não há ESIWH_URL',
  REMOVER: 'Remove o destino e cancela o que ainda não foi entregue',
  TESTAR: 'Envia um evento webhook.teste agora e mostra o resultado',
  REENVIAR: 'Envia de novo o evento de ESIWH_ID_EVENTO, com o mesmo identificador',
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
  title: 'Destinos de webhook',
  description:
    'Cadastra onde o resultado dos lotes é avisado. Cada lote terminado gera um POST assinado (Standard Webhooks) por ID_RETORNO distinto; a guia docs/WEBHOOKS.md mostra como recebê-lo. Um cliente pode ter vários destinos, distinguidos pelo endereço.',
  input: {
    RETORNO: varchar(50, 'Aceito e ignorado.'),
    ACAO: code(10, 'O que fazer.', { values: webhookActions, unknown: 'refuse' }, must),
    SDT_INT_WEBHOOK: {
      text: 'O destino.',
      fields: {
        ESIWH_URL: varchar(
          500,
          'Endereço https público que recebe o POST, na porta 443 se o operador não abriu outra. Obrigatório, salvo para consultar todos.',
          ours,
        ),
        ESIWH_SEGREDO: senha(
          100,
          'Segredo da assinatura: base64 de 24 a 64 bytes, com ou sem whsec_ na frente. Vazio em um destino novo: é gerado e mostrado uma vez. Vazio em um destino existente: fica como está.',
          ours,
        ),
        ESIWH_EVENTOS: texts(20, 30, 'Eventos desejados.', {
          ...ours,
          codes: {
            values: { [webhookEvents[0]]: 'Um lote terminou' },
            unknown: 'refuse',
          },
        }),
        ESIWH_ATIVO: flag('N pausa o destino, e os eventos ficam guardados; S o retoma.', ours),
        ESIWH_TODOS_OS_LOTES: flag(
          'S avisa todos os lotes, também os sem ID_RETORNO e as simulações; N, o normal, só os que trazem ID_RETORNO.',
          ours,
        ),
        ESIWH_ID_EVENTO: varchar(36, 'Evento a reenviar, só com REENVIAR.', ours),
      },
    },
  },
  output: {
    MsgRetorno: text('O que foi feito'),
    SDT_INT_WEBHOOK: group(targetShape),
    DESTINOS: list(targetShape),
    TESTE: group(testShape),
  },
  response: false,
  problems: ['DESTINO_INEXISTENTE', 'DESTINO_INATIVO', 'DESTINOS_DEMAIS', 'TESTES_DEMAIS', 'CAMPO_INVALIDO'],
  example: { ACAO: 'CADASTRAR', SDT_INT_WEBHOOK: { ESIWH_URL: url } },
})
