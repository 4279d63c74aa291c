/** Which institution somebody means: the address says it, or they said it the last time. */
export function institutionIn(search: string, remembered: string | null): string {
  return new URLSearchParams(search).get('cliente') ?? remembered ?? ''
}

/** Where single sign-on leads, and back to this page afterwards. */
export function singleSignOn(address: string, prefix: string, path: string): string {
  const url = new URL(address)
  const within = path.startsWith(prefix) ? path.slice(prefix.length) : path
  url.searchParams.set('destino', within || '/')
  return url.href
}
