export function gatheredFile(): string
export function gather(): Promise<void>
