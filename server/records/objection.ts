import type { Occurrence } from './report.ts'

/** Detail for the message of CAMPO_INVALIDO: what is wrong with a field. */
export function objection({ code, detail, message }: Occurrence): string {
  if (code === 'CAMPO_OBRIGATORIO' && detail.detalhe === undefined) return 'não foi informado'
  return String(detail.detalhe ?? message.replace(/\.$/, ''))
}
