export const flags: readonly string[]
export const environment: Readonly<Record<string, string>>
