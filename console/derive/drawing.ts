/** Files of a record that the platform is still drawing. */

interface File {
  temConteudo?: boolean
  situacao?: string | null
}

/** Shortest and longest interval, in milliseconds. */
const shortest = 1_500
const longest = 60_000

const isDrawn = (registro: object): boolean => {
  const { arquivos = [] } = registro as { arquivos?: readonly File[] }
  return arquivos.every(({ temConteudo, situacao }) => temConteudo !== false || situacao === 'Cancelado')
}

/** Polling intervals of a record while a file of it is drawn. They grow, so that a file that fails costs little. */
export function drawingPauses(now: () => number = Date.now) {
  let since: number | undefined
  return (registro: object): number | false => {
    if (isDrawn(registro)) {
      since = undefined
      return false
    }
    since ??= now()
    return Math.min(longest, Math.max(shortest, (now() - since) / 4))
  }
}
