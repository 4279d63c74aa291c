/** A step of a statement's plan, as it was run. */
export interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** SQL for the plan of a statement as it was run: what it looked at, and nothing of how long anything took, which takes longest. */
export const planOf = (statement: string) =>
  `explain (analyze, timing off, buffers off, summary off, format json) ${statement}`

/** Rows of tables, or of one of them, that a statement looked at. */
export function rowsLookedAt(node: PlanNode, table?: string): number {
  const relation = node['Relation Name']
  const own =
    relation && relation === (table ?? relation)
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsLookedAt(child, table), own)
}
