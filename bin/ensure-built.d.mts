export function ensureBuilt(root: string): Promise<string | undefined>
