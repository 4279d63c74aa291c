/**
 * The columns that all records of a set write. One statement writes them, so records with other columns would
 * lose values.
 */
export function columnsOf(values: readonly object[]): string[] {
  const [first = {}] = values
  const names = Object.keys(first)
  const differs = (one: object) =>
    one !== first && (Object.keys(one).length !== names.length || names.some((name) => !(name in one)))
  const other = values.find(differs)
  if (other) throw new Error(`records of a set write different columns: ${names}; ${Object.keys(other)}`)
  return names
}
