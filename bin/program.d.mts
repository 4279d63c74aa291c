/**
 * Where the bundle of the program is, its folder number, and the state of each source file when it was built.
 */
export interface GatheredProgram {
  at: string
  turn: number
  folder: string
  files: Readonly<Record<string, string>>
}
export function gatheredProgram(): GatheredProgram | undefined
export function isCurrent(program: GatheredProgram): boolean
export function gatheredEntries(): Map<string, string>
export function gatherProgram(): Promise<void>
