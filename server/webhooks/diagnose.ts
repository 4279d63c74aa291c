import type { DiagnosisCode } from '../../catalogue/webhook/diagnoses.ts'
import type { Reply } from '../net/outbound.ts'
import type { Trouble } from '../net/trouble.ts'

const byTrouble: Readonly<Record<Trouble['kind'], DiagnosisCode>> = {
  forbidden: 'ENDERECO_RECUSADO',
  late: 'TEMPO_ESGOTADO',
  unresolved: 'NOME_NAO_RESOLVIDO',
  unreachable: 'CONEXAO_RECUSADA',
  untrusted: 'CERTIFICADO_INVALIDO',
  tls: 'FALHA_TLS',
  broken: 'CONEXAO_INTERROMPIDA',
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

/** Diagnosis of a reply. Only 2xx counts as delivered. */
export function diagnose({ status, response, trouble }: Reply): DiagnosisCode {
  if (trouble || status === undefined) return byTrouble[trouble?.kind ?? 'broken']
  if (status >= 200 && status < 300) return 'ENTREGUE'
  if (status >= 300 && status < 400) return 'REDIRECIONAMENTO'
  if ([400, 401, 403, 422].includes(status) && aboutSignature.test(response)) return 'ASSINATURA_RECUSADA'
  return byStatus[status] ?? (status >= 500 ? 'ERRO_DO_DESTINO' : 'RESPOSTA_INESPERADA')
}
