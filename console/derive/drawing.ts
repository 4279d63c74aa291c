/** Files of a record that the platform is still drawing, and signers who are called once they are drawn. */

interface File {
  temConteudo?: boolean
  situacao?: string | null
}

interface Signer {
  estado?: string | null
}

/** Shortest and longest interval, in milliseconds. */
const shortest = 1_500
const longest = 60_000

const isDrawn = (registro: object): boolean => {
  const { arquivos = [] } = registro as { arquivos?: readonly File[] }
  return arquivos.every(({ temConteudo, situacao }) => temConteudo !== false || situacao === 'Cancelado')
}

const isCalled = (registro: object): boolean => {
  const { assinantes = [] } = registro as { assinantes?: readonly Signer[] }
  return assinantes.every(({ estado }) => estado !== 'Não enviado')
}

/** A call that has not left by then waits for somebody: there is no address, or no mail server. */
const longestCall = 30_000

/**
 * Polling intervals of a record while a file of it is drawn or its signers are being called. They grow, so
 * that a file that fails costs little.
 */
export function drawingPauses(now: () => number = Date.now) {
  let since: number | undefined
  let drawn: number | undefined
  return (registro: object): number | false => {
    const isBeingDrawn = !isDrawn(registro)
    if (isBeingDrawn) drawn = undefined
    else drawn ??= now()
    if (!isBeingDrawn && (isCalled(registro) || now() - drawn! > longestCall)) {
      since = undefined
      return false
    }
    since ??= now()
    return Math.min(longest, Math.max(shortest, (now() - since) / 4))
  }
}
