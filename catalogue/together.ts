import type { InboundOperation } from './operation.ts'

/** Fields of a record that mean something only together, by their names without the operation's prefix. */
const groups = [
  ['ENDERECO', 'NUMERO', 'COMPLEMENTO', 'BAIRRO', 'CIDADE', 'UF', 'CEP'],
  ['BANCO', 'AGENCIA', 'CONTA'],
  ['ALUNO', 'PROFESSOR', 'NOME', 'NOME_COMPLETO', 'NOME_SOCIAL', 'NOME_FANTASIA'],
  ['CODIGO_DEFICIENCIA', 'INFORMACAO_DEFICIENCIA'],
] as const

/** The fields of an operation that belong to a field, itself among them: an address, a bank account, names. */
export function fieldsTogether({ fields, prefix }: InboundOperation, name: string): readonly string[] {
  const group = groups.find((names) => names.some((one) => prefix + one === name))
  // Somebody else's name is a reference, and stands for itself.
  if (!group || fields[name]?.reference) return [name]
  return group.map((one) => prefix + one).filter((one) => fields[one] && !fields[one].reference)
}
