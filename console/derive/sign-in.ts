/** Institution from the address, or from the last sign-in. */
export function institutionIn(search: string, remembered: string | null): string {
  return new URLSearchParams(search).get('cliente') ?? remembered ?? ''
}

/** Address of single sign-on that returns to this page. */
export function singleSignOn(address: string, prefix: string, path: string): string {
  const url = new URL(address)
  const within = path.startsWith(prefix) ? path.slice(prefix.length) : path
  url.searchParams.set('destino', within || '/')
  return url.href
}
