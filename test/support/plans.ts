/** A node of an executed plan. */
export interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** SQL for the executed plan with row counts but without timing, which is slow. */
export const planOf = (statement: string) =>
  `explain (analyze, timing off, buffers off, summary off, format json) ${statement}`

/** Rows that a plan read, of all tables or of one. */
export function rowsRead(node: PlanNode, table?: string): number {
  const relation = node['Relation Name']
  const own =
    relation && relation === (table ?? relation)
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child, table), own)
}
