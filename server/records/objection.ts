import type { OccurrenceCode } from '../../catalogue/occurrences.ts'
import { fill } from '../../catalogue/problems.ts'
import type { Occurrence } from './report.ts'

/** Where an occurrence says it without a detail of its own. */
const clauses: Partial<Record<OccurrenceCode, string>> = {
  CAMPO_OBRIGATORIO: 'é obrigatório e não foi informado',
  TAMANHO_EXCEDIDO: 'tem {tamanho} caracteres e o limite é {limite}',
  CPF_INVALIDO: 'os dígitos do CPF não conferem',
  CNPJ_INVALIDO: 'os dígitos do CNPJ não conferem',
  EMAIL_INVALIDO: 'o e-mail não tem a forma nome@dominio',
}

/** What is wrong with a field of a request, as the end of the one sentence that CAMPO_INVALIDO is. */
export function objection({ code, detail, message }: Occurrence): string {
  const clause = clauses[code]
  return String(detail.detalhe ?? (clause ? fill(clause, detail) : message.replace(/\.$/, '')))
}
