/** Modification time, size and hash by path; paths of folders end with a slash. */
export type Inputs = Record<string, [number, number, string]>
export type Part = 'program' | 'console'
export type PartState = 'missing' | 'outdated' | 'current'

export const parts: readonly Part[]
export function inputsOf(root: string, paths: Iterable<string>): Inputs
export function areCurrent(root: string, inputs: Inputs): boolean
export function readInputs(root: string, part: Part): Inputs | undefined
export function stateOf(root: string, part: Part): PartState
