/** A change of the law adds a version with its first day of validity, which ends the version before it. */
export interface Version<V> {
  /** First day of validity. */
  desde: string
  valores: V
}

/** Oldest first. */
export type Versions<V> = readonly [Version<V>, ...Version<V>[]]

/** Adds the last day of validity; undefined for the newest version. */
type Validity<V> = Version<V> & { ate: string | undefined }

export const validities = <V>(versions: Versions<V>): Validity<V>[] =>
  versions.map((version, at) => {
    const next = versions[at + 1]
    return { ...version, ate: next && dayBefore(next.desde) }
  })

/** The version in force on a day; before the first version, the first. */
export const versionOn = <V>(versions: Versions<V>, day: string): Validity<V> => {
  const all = validities(versions)
  return all.findLast(({ desde }) => desde <= day) ?? all[0]!
}

/** A day on which the newest version of every law is in force, for texts that are about no day. */
export const newest = '9999-12-31'

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
