export function cacheIn(root: string): string | undefined
