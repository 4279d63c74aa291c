/** Why no answer came. */
export interface Trouble {
  kind: 'forbidden' | 'late' | 'unresolved' | 'unreachable' | 'untrusted' | 'tls' | 'broken'
  /** Error code of the network. */
  detail: string
}

const unresolved = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'EAI_NODATA', 'EAI_NONAME', 'ESERVFAIL'])
const unreachable = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'])
const untrusted =
  /^(CERT_|DEPTH_ZERO_|SELF_SIGNED|UNABLE_TO_|ERR_TLS_CERT_ALTNAME|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|CRL_|ERROR_IN_CERT)/

/** Classifies a network error. */
export function troubleOf(error: unknown, late: boolean): Trouble {
  const { code = '', errors } = (error ?? {}) as { code?: string; errors?: { code?: string }[] }
  // When several addresses were tried, the first error counts.
  const detail = code || errors?.[0]?.code || ''
  if (late || detail === 'ETIMEDOUT') return { kind: 'late', detail: 'ETIMEDOUT' }
  if (unresolved.has(detail)) return { kind: 'unresolved', detail }
  if (unreachable.has(detail)) return { kind: 'unreachable', detail }
  if (untrusted.test(detail)) return { kind: 'untrusted', detail }
  if (/^(ERR_SSL|EPROTO|ERR_TLS)/.test(detail)) return { kind: 'tls', detail }
  return { kind: 'broken', detail }
}
