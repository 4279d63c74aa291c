/** SQL condition: an audit entry, by its alias, concerns a record. */
export const aboutRecord = (alias: string, target: string) =>
  `(${alias}.quantidade = 1 and ${alias}.menor = ${target}
    or ${alias}.quantidade > 1 and ${alias}.menor <= ${target} and ${alias}.maior >= ${target}
    and (${alias}.alvos is null or ${target} = any(${alias}.alvos)))`

/** The table of an entity name in the audit trail. */
export const tableOfEntity = (entity: string) =>
  entity.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
