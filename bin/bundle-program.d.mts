/**
 * Where the bundle of the program is, its folder number, and the state of each source file when it was built.
 */
export interface ProgramBundle {
  at: string
  turn: number
  folder: string
  files: Readonly<Record<string, string>>
}
export function programBundle(): ProgramBundle | undefined
export function isCurrent(program: ProgramBundle): boolean
export function bundledEntries(): Map<string, string>
export function bundleProgram(): Promise<void>
