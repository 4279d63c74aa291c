/* Parts of the scripts of small pages. */
export const main = document.querySelector('main')
export const { base } = document.documentElement.dataset

export function element(name, content = [], attributes = {}) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...[content].flat())
  return made
}

export function show(...parts) {
  main.replaceChildren(...parts)
  scrollTo(0, 0)
  const first = main.querySelector('h1, [role="alert"]')
  if (first?.localName === 'h1') document.title = first.textContent
  first?.focus({ preventScroll: true })
}

export const heading = (text) => element('h1', text, { tabindex: '-1' })
export const alertOf = (text) => element('p', text, { role: 'alert', tabindex: '-1' })
export const dayOf = (day) => (day ? day.split('-').reverse().join('/') : '')
