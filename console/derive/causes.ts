/** Records with the same refusal, or the same warning. */
export interface Cause<T> {
  mensagem: string
  /** Messages of the rules, where the refusal has several. */
  achados: readonly string[]
  records: readonly T[]
}

interface Told {
  codigo: string
  mensagem: string
  achados: readonly { mensagem: string }[]
}

/** Groups refusals by code and texts; the most frequent cause comes first. */
export function byCause<T>(refused: readonly T[], toldOf: (one: T) => Told): Cause<T>[] {
  const groups = Map.groupBy(refused, (one) => {
    const { codigo, mensagem, achados } = toldOf(one)
    return JSON.stringify([codigo, mensagem, ...achados.map((finding) => finding.mensagem)])
  })
  return [...groups.values()]
    .map((records) => {
      const { mensagem, achados } = toldOf(records[0]!)
      const texts = new Set(achados.map((finding) => finding.mensagem))
      return { mensagem, achados: [...texts].filter((one) => one !== mensagem), records }
    })
    .toSorted((one, other) => other.records.length - one.records.length)
}
