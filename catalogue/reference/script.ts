import { find, fold } from './search.ts'

/** The page's script. Its text is hashed for the page's content security policy. */
export const script = `
${fold}
${find}

// The menu stays open beside the text and folds above it on narrow windows.
const menu = document.getElementById('menu')
const narrow = matchMedia('(max-width: 60rem)')
const foldMenu = () => { menu.open = !narrow.matches }
foldMenu()
narrow.addEventListener('change', foldMenu)
menu.addEventListener('click', (event) => { if (narrow.matches && event.target.closest('a')) menu.open = false })

// Without a configured public address, the one that the page itself came from is the server's.
if (document.documentElement.hasAttribute('data-own-address')) {
  const own = new URL('..', location.href).href.replace(/\\/$/, '')
  for (const place of document.querySelectorAll('.address')) place.textContent = own
}

const box = document.getElementById('busca')
const list = document.getElementById('resultados')
const status = document.getElementById('contagem')
const most = 60
let entries

function readPage() {
  const found = []
  const add = (element, name, place, target) =>
    found.push({ element, target, name, place, text: element.textContent })
  for (const section of document.querySelectorAll('main section[id]')) {
    const title = section.querySelector('h3').firstChild.textContent.trim()
    const head = section.cloneNode(false)
    head.textContent = [...section.children].filter(({ tagName }) => /^(P|UL|H3)$/.test(tagName))
      .map(({ textContent }) => textContent).join(' ')
    const operation = section.classList.contains('operation')
    found.push({ element: section, target: section.id, name: operation ? section.id : title,
      place: operation ? title : 'Introdução', text: head.textContent })
    for (const row of section.querySelectorAll('table.fields tbody tr')) {
      add(row, row.querySelector('th').textContent, section.id, section.id)
    }
  }
  for (const row of document.querySelectorAll('tr[id]')) {
    add(row, row.id, row.closest('.scroll').getAttribute('aria-label'), row.id)
  }
  return found
}

function show() {
  const wanted = box.value.trim()
  entries ??= readPage()
  const found = find(entries, wanted)
  list.replaceChildren(...found.slice(0, most).map(item))
  list.hidden = wanted === ''
  menu.hidden = wanted !== ''
  status.textContent = wanted === '' ? '' : told(found.length)
}

function told(many) {
  if (many === 0) return 'Nada encontrado.'
  if (many > most) return 'Os primeiros ' + most + ' de ' + many + ' resultados'
  return many === 1 ? '1 resultado' : many + ' resultados'
}

function item(entry) {
  const link = document.createElement('a')
  link.href = '#' + entry.target
  const name = document.createElement('strong')
  name.textContent = entry.name
  const place = document.createElement('span')
  place.textContent = entry.place
  link.append(name, place)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    go(entry)
  })
  const line = document.createElement('li')
  line.append(link)
  return line
}

function go({ element, target }) {
  history.pushState(null, '', '#' + target)
  for (const old of document.querySelectorAll('.found')) old.classList.remove('found')
  element.classList.add('found')
  element.tabIndex = -1
  if (narrow.matches) {
    box.value = ''
    show()
  }
  element.scrollIntoView({ block: element.tagName === 'TR' ? 'center' : 'start' })
  element.focus({ preventScroll: true })
}

const step = (from, by) => {
  const stops = [box, ...list.querySelectorAll('a')]
  stops[Math.min(Math.max(stops.indexOf(from) + by, 0), stops.length - 1)].focus()
}

box.addEventListener('input', show)
box.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') list.querySelector('a')?.click()
})
document.addEventListener('keydown', (event) => {
  const { target, key } = event
  const searching = target === box || list.contains(target)
  if (searching && (key === 'ArrowDown' || key === 'ArrowUp')) step(target, key === 'ArrowDown' ? 1 : -1)
  else if (searching && key === 'Escape') {
    box.value = ''
    show()
    box.focus()
  } else if (key === '/' && !searching && !event.ctrlKey && !event.metaKey && !event.altKey) box.focus()
  else return
  event.preventDefault()
})
document.getElementById('procura').hidden = false
`
