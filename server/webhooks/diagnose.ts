import type { DiagnosisCode } from '../../catalogue/webhook/diagnoses.ts'
import type { Reply } from '../net/outbound.ts'

/** Why no answer came. */
export interface Trouble {
  code: DiagnosisCode
  /** What the network said. */
  detail: string
}

const unresolved = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'EAI_NODATA', 'EAI_NONAME', 'ESERVFAIL'])
const unreachable = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'])
const untrusted =
  /^(CERT_|DEPTH_ZERO_|SELF_SIGNED|UNABLE_TO_|ERR_TLS_CERT_ALTNAME|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|CRL_|ERROR_IN_CERT)/

/** Sorts an error of the network. */
export function addressTrouble(error: unknown, late: boolean): Trouble {
  const { code = '', errors } = (error ?? {}) as { code?: string; errors?: { code?: string }[] }
  // Several addresses were tried: the first tells enough.
  const detail = code || errors?.[0]?.code || ''
  if (late || detail === 'ETIMEDOUT') return { code: 'TEMPO_ESGOTADO', detail: 'ETIMEDOUT' }
  if (unresolved.has(detail)) return { code: 'NOME_NAO_RESOLVIDO', detail }
  if (unreachable.has(detail)) return { code: 'CONEXAO_RECUSADA', detail }
  if (untrusted.test(detail)) return { code: 'CERTIFICADO_INVALIDO', detail }
  if (/^(ERR_SSL|EPROTO|ERR_TLS)/.test(detail)) return { code: 'FALHA_TLS', detail }
  return { code: 'CONEXAO_INTERROMPIDA', detail }
}

const byStatus: Readonly<Record<number, DiagnosisCode>> = {
  400: 'CORPO_RECUSADO',
  401: 'ACESSO_NEGADO',
  403: 'ACESSO_NEGADO',
  404: 'CAMINHO_INEXISTENTE',
  405: 'METODO_RECUSADO',
  410: 'DESTINO_EXTINTO',
  413: 'CORPO_RECUSADO',
  415: 'CORPO_RECUSADO',
  422: 'CORPO_RECUSADO',
  429: 'LIMITE_DO_DESTINO',
}
const aboutSignature = /signature|assinatura|hmac/i

/** What a reply means. Only 2xx is a delivery. */
export function diagnose({ status, response, trouble }: Reply): DiagnosisCode {
  if (trouble || status === undefined) return trouble?.code ?? 'CONEXAO_INTERROMPIDA'
  if (status >= 200 && status < 300) return 'ENTREGUE'
  if (status >= 300 && status < 400) return 'REDIRECIONAMENTO'
  if ([400, 401, 403, 422].includes(status) && aboutSignature.test(response)) return 'ASSINATURA_RECUSADA'
  return byStatus[status] ?? (status >= 500 ? 'ERRO_DO_DESTINO' : 'RESPOSTA_INESPERADA')
}
