/*
 * Public page that verifies a document by its code. A chosen file is compared in the browser and never uploaded.
 */
import { alertOf, base, element, heading, main, show } from '../small/common.js'

const home = `${base}/verificar`

/** The code in the address; one that is written wrongly stays as it is, and is not found. */
function codeIn(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
const told = codeIn(location.pathname.slice(home.length + 1))

const input = element('input', [], {
  autocapitalize: 'characters',
  autocomplete: 'off',
  name: 'codigo',
  required: '',
  spellcheck: 'false',
})
const button = element('button', 'Verificar', { class: 'main' })
const form = element('form', [element('label', ['Código de verificação', input]), button], { role: 'search' })
const result = element('div', [], { 'aria-live': 'polite' })
input.value = told

/** Newest question; answers to older ones are dropped. */
let asking = 0

async function ask(code) {
  const own = ++asking
  button.disabled = true
  result.replaceChildren(element('p', 'Procurando…'))
  const answer = await find(code)
  if (own !== asking) return
  button.disabled = false
  result.replaceChildren(...answer)
}

async function find(code) {
  let response
  try {
    response = await fetch(`${home}/dados/${encodeURIComponent(code)}`, {
      signal: AbortSignal.timeout(60_000),
    })
  } catch {
    return [alertOf('Não foi possível consultar agora. Verifique a conexão e tente de novo.')]
  }
  if (response.status === 404) {
    return [alertOf('Não há documento com este código. Confira as letras e os números.')]
  }
  if (!response.ok) return [alertOf('Não foi possível consultar agora. Tente de novo em instantes.')]
  const found = await response.json()
  return [
    element('p', [
      element('b', 'O código é de um documento desta plataforma.'),
      ' Compare o que está abaixo com o papel que você tem.',
    ]),
    element('h2', 'O documento'),
    listOf([
      ['Documento', found.documento],
      ['Instituição', found.instituicao],
      ['Situação', found.situacao],
      ['Emitido em', found.emissao],
      ['Código', found.codigo],
      ['Selado com o certificado de', found.certificado],
    ]),
    element('h2', 'Assinaturas'),
    signaturesOf(found.assinaturas),
    element('h2', 'Comparar o arquivo'),
    comparison(found),
  ]
}

const listOf = (rows) =>
  element(
    'dl',
    rows.flatMap(([name, value]) => (value ? [element('dt', name), element('dd', value)] : [])),
  )

function signaturesOf(signatures) {
  if (signatures.length === 0)
    return element('p', 'Este documento não leva assinaturas: a instituição o emite.')
  const items = signatures.map(({ assinante, nome, situacao, momento }) =>
    element('li', [
      element('b', nome),
      ` (${assinante})`,
      element('br'),
      `${situacao === 'Assinado' ? '✓ ' : ''}${[situacao, momento].filter(Boolean).join(' em ')}`,
    ]),
  )
  return element('ul', items, { class: 'rows' })
}

function comparison({ hashSelado, hashAssinado }) {
  const known = [
    [hashSelado, 'É o documento selado, com as evidências das assinaturas.'],
    [hashAssinado, 'É o documento tal como foi assinado.'],
  ].filter(([hash]) => hash)
  const said = element('p', [], { role: 'status' })
  const chosen = element('input', [], { accept: 'application/pdf', type: 'file' })
  const compare = async (file) => {
    if (!file) return
    if (!globalThis.crypto?.subtle) {
      said.textContent = 'Este navegador só compara arquivos por https.'
      return
    }
    said.className = ''
    said.textContent = 'Comparando…'
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const fits = known.find(([one]) => one === hash)
    said.className = fits ? 'ok' : 'erro'
    said.textContent = fits
      ? `✓ Autêntico. ${fits[1]}`
      : '✗ Este arquivo não é nenhum dos que a plataforma conhece: foi alterado, ou é outro.'
  }
  const place = element(
    'div',
    [element('label', ['Solte aqui o PDF, ou escolha-o. Ele não sai do seu aparelho.', chosen])],
    { class: 'place' },
  )
  chosen.addEventListener('change', () => compare(chosen.files[0]))
  place.addEventListener('dragover', (event) => event.preventDefault())
  place.addEventListener('drop', (event) => {
    event.preventDefault()
    compare(event.dataTransfer.files[0])
  })
  return element('div', [place, said])
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const code = input.value.trim()
  history.replaceState(null, '', `${home}/${encodeURIComponent(code)}`)
  ask(code)
})

show(heading('Verificar documento'), form, result)
if (told) ask(told)
else main.querySelector('input').focus()
