/** Address of an access link. The secret is in the fragment, which browsers do not send to servers. */
export const accessAddress = (base: string, destino: string, secret: string): string =>
  `${base}/colaborador${destino}#${secret}`
