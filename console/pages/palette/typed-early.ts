/** Longest input that is kept while the palette loads. */
const most = 100
/** Milliseconds after which keys reach the page again, if the palette does not load. */
const patience = 10_000

/**
 * Keeps what is typed from now on, until `take` returns it: the palette may still have to load, and keys would
 * reach the page behind it.
 */
export function keepTyped(target: Document): { take: () => string } {
  let typed = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    if (key === 'Backspace') typed = typed.slice(0, -1)
    else if ([...key].length === 1) typed = (typed + key).slice(0, most)
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = () => target.removeEventListener('keydown', onKeyDown, true)
  target.addEventListener('keydown', onKeyDown, true)
  const timer = setTimeout(stop, patience)
  return {
    take: () => {
      clearTimeout(timer)
      stop()
      const taken = typed
      typed = ''
      return taken
    },
  }
}
