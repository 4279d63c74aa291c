/** Where an access link is opened: the secret stands in the fragment, which browsers send to nobody. */
export const accessAddress = (base: string, destino: string, secret: string): string =>
  `${base}/colaborador${destino}#${secret}`
