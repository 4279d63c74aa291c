import type { InboundOperation } from './operation.ts'

/** Fields that are only meaningful together, without the operation's prefix. */
const groups = [
  ['ENDERECO', 'NUMERO', 'COMPLEMENTO', 'BAIRRO', 'CIDADE', 'UF', 'CEP'],
  ['BANCO', 'AGENCIA', 'CONTA'],
  ['ALUNO', 'PROFESSOR', 'NOME', 'NOME_COMPLETO', 'NOME_SOCIAL', 'NOME_FANTASIA'],
  ['CODIGO_DEFICIENCIA', 'INFORMACAO_DEFICIENCIA'],
] as const

/** Fields that belong together with a field, including itself: an address, a bank account, names. */
export function fieldsTogether({ fields, prefix }: InboundOperation, name: string): readonly string[] {
  const group = groups.find((names) => names.some((one) => prefix + one === name))
  // A reference to another record stands alone.
  if (!group || fields[name]?.reference) return [name]
  return group.map((one) => prefix + one).filter((one) => fields[one] && !fields[one].reference)
}
