const person = (alias: string) =>
  `(select p.id from pessoa p where p.cliente_id = ${alias}.cliente_id and p.documento = ${alias}.documento
      and p.tipo = case when length(${alias}.documento) = 11 then 'F' else 'J' end)`
const student = (alias: string) =>
  `(select a.id from aluno a where a.cliente_id = ${alias}.cliente_id and a.cpf = ${alias}.documento and a.ativo)`

/** External invoices name the party only by document, and its record may arrive after the invoice. */
const unnamed = (alias: string) =>
  `${alias}.origem = 'Externa' and ${alias}.pessoa_id is null and ${alias}.aluno_id is null`

/**
 * SQL of an invoice's person and student. If a document belongs to both, it means the student in payables and
 * the person in receivables.
 */
export const personOf = (alias: string): string =>
  `case when ${unnamed(alias)} and (${alias}.tipo = 'R' or ${student(alias)} is null) then ${person(alias)}
        else ${alias}.pessoa_id end`
export const studentOf = (alias: string): string =>
  `case when ${unnamed(alias)} and (${alias}.tipo = 'P' or ${person(alias)} is null) then ${student(alias)}
        else ${alias}.aluno_id end`
