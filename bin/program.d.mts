/** Where the program was gathered, in which turn, and from which files in which state. */
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
