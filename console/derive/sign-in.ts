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

/** Why a person asks for a link to choose a password, in the order of the links. */
export const passwordReasons = ['first', 'forgot'] as const
export type PasswordReason = (typeof passwordReasons)[number]

const named = { first: 'primeiro-acesso', forgot: 'esqueci' } as const

/** Address of the page that asks for such a link. */
export function toPassword(prefix: string, reason: PasswordReason, cliente: string): string {
  const search = new URLSearchParams({ motivo: named[reason], ...(cliente && { cliente }) })
  return `${prefix}/senha?${search}`
}

export const reasonIn = (search: string): PasswordReason | undefined => {
  const told = new URLSearchParams(search).get('motivo')
  return passwordReasons.find((reason) => named[reason] === told)
}

/** Key under which the login of whoever just chose a password is kept for the sign-in page. */
export const chosenLogin = 'vinculo.login'
