// The colours that this person chose, or else those of their system, before anything is drawn.
try {
  const chosen = localStorage.getItem('vinculo.cores')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
} catch {
  // Without storage the light colours stand.
}
