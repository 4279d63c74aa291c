export function libraryBundle(): string
export function bundle(): Promise<void>
