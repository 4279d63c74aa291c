import { type OccurrenceCode, occurrences } from '../occurrences.ts'
import { type ProblemCode, problems } from '../problems.ts'
import type { Severity } from '../severities.ts'

/** What a program should do after a code. */
export interface Remedy {
  name: string
  text: string
}

const remedies = {
  repeat: {
    name: 'Repetir depois',
    text: 'O mesmo pedido pode dar certo mais tarde. Espere o que diz o cabeçalho `Retry-After`; sem ele, espere meio segundo e dobre a espera a cada tentativa. Em envios e comandos, use `Idempotency-Key`: assim nada vale duas vezes.',
  },
  change: {
    name: 'Corrigir o pedido',
    text: 'Repetir o mesmo pedido dá a mesma resposta. Corrija o que ela aponta e envie de novo.',
  },
  ask: {
    name: 'Pedir a alguém',
    text: 'O programa não resolve isto sozinho. Pare, não repita, e avise a pessoa que pode mudar a credencial, a permissão ou a configuração.',
  },
  look: {
    name: 'Ver de novo e decidir',
    text: 'O registro não está como quem pediu pensava. Consulte-o outra vez e decida se o pedido ainda faz sentido.',
  },
  enter: {
    name: 'Entrar de novo',
    text: 'A sessão ou o link não vale mais. A pessoa entra de novo ou pede outro link; o pedido é repetido depois.',
  },
} as const satisfies Record<string, Remedy>

type Kind = keyof typeof remedies

/** Default by status; codes that differ are listed below. */
const byStatus: Readonly<Record<number, Kind>> = {
  401: 'ask',
  403: 'ask',
  404: 'look',
  408: 'repeat',
  409: 'look',
  410: 'enter',
  429: 'repeat',
  500: 'repeat',
  502: 'repeat',
  503: 'repeat',
}

const otherwise: Partial<Record<ProblemCode, Kind>> = {
  CREDENCIAL_AUSENTE: 'change',
  CLIENTE_DESCONHECIDO: 'change',
  LOGIN_INVALIDO: 'change',
  SESSAO_INVALIDA: 'enter',
  SEGUNDO_FATOR_EXIGIDO: 'enter',
  CODIGO_INVALIDO: 'change',
  CODIGO_LINK_INVALIDO: 'change',
  LINK_PEDE_CODIGO: 'enter',
  ORIGEM_RECUSADA: 'enter',
  RETORNO_INVALIDO: 'enter',
  LINK_USADO: 'ask',
  LINK_ENCERRADO: 'ask',
  OPERACAO_DESCONHECIDA: 'change',
  CHAVE_REUTILIZADA: 'change',
  REGISTRO_OCUPADO: 'repeat',
}

export const remedyOf = (code: ProblemCode): Remedy =>
  remedies[otherwise[code] ?? byStatus[problems[code].status] ?? 'change']

const bySeverity: Readonly<Record<Severity, Remedy>> = {
  Erro: {
    name: 'Corrigir na origem e reenviar o registro',
    text: 'O registro foi recusado e nada dele foi guardado. Os outros registros do lote não dependem dele. Reenviar sem corrigir dá o mesmo resultado.',
  },
  Alerta: {
    name: 'Corrigir na origem quando puder',
    text: 'A ocorrência não recusa o registro. Enquanto a origem não mudar, ela volta a cada envio que mude o registro.',
  },
  Informação: {
    name: 'Nada a repetir',
    text: 'A ocorrência só informa. O programa não precisa repetir nada.',
  },
}

const again: Remedy = {
  name: 'Reprocessar o lote',
  text: 'O registro não foi lido até o fim. Chame `ReprocessaLote` com o número do lote: ele faz um lote novo com o que foi recusado ou ficou sem resultado. Reenviar o registro também serve.',
}
const wait: Remedy = {
  name: 'Enviar o que falta',
  text: 'O registro está guardado e espera. Envie o registro a que ele se refere: ele é aplicado sozinho quando o outro chega.',
}
const ofOccurrence: Partial<Record<OccurrenceCode, Remedy>> = {
  FALHA_TECNICA: again,
  AGUARDANDO_REFERENCIA: wait,
}

export const occurrenceRemedyOf = (code: OccurrenceCode): Remedy =>
  ofOccurrence[code] ?? bySeverity[occurrences[code].severity]
