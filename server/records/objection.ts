import type { Occurrence } from './report.ts'

/** What is wrong with a field of a request, as the end of the one sentence that CAMPO_INVALIDO is. */
export function objection({ code, detail, message }: Occurrence): string {
  if (code === 'CAMPO_OBRIGATORIO' && detail.detalhe === undefined) return 'não foi informado'
  return String(detail.detalhe ?? message.replace(/\.$/, ''))
}
