import { prefixes } from '../../catalogue/operation.ts'
import type { Config } from '../config/config.ts'

/** Where the outcomes of a batch can be read, record by record: ConsultaLote answers there, by POST with LOTE. */
export function outcomeLink(
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  lote: number,
) {
  const base = publicUrl?.replace(/\/+$/, '') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return `${base}${prefixes.control}/ConsultaLote?LOTE=${lote}`
}
