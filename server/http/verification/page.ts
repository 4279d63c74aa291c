import { createHash } from 'node:crypto'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem }
form { display: flex; gap: .5rem; flex-wrap: wrap; align-items: end }
label { display: block }
input[name=codigo] { font: inherit; padding: .4rem; width: 16rem; text-transform: uppercase }
button { font: inherit; padding: .4rem .9rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; vertical-align: top; border-bottom: 1px solid #8886 }
#arquivo { border: 2px dashed #888; border-radius: .5rem; padding: 1rem; margin: 1rem 0 }
.ok { color: #0a6b2d } .nao { color: #a3120a }
@media (prefers-color-scheme: dark) { .ok { color: #6fdc8c } .nao { color: #ff8a80 } }
code { overflow-wrap: anywhere }
`

/** Reads the code from the address, asks this server, and compares a chosen file without uploading it. */
const script = `
const at = (id) => document.getElementById(id)
const base = location.pathname.replace(/\\/verificar(\\/.*)?$/, '')
let known = []
const row = (table, ...cells) => { const tr = table.insertRow(); for (const [i, text] of cells.entries()) { const cell = document.createElement(i ? 'td' : 'th'); cell.textContent = text; tr.append(cell) } }
async function ask(code) {
  at('resultado').hidden = true
  at('mensagem').textContent = 'Procurando…'
  const answer = await fetch(base + '/verificar/dados/' + encodeURIComponent(code)).catch(() => undefined)
  if (!answer || (!answer.ok && answer.status !== 404)) { at('mensagem').textContent = 'Não foi possível consultar agora. Tente de novo.'; return }
  if (answer.status === 404) { at('mensagem').textContent = 'Não há documento com este código. Confira as letras e os números.'; return }
  const found = await answer.json()
  at('mensagem').textContent = 'O código é de um documento desta plataforma. Compare o que está abaixo com o papel que você tem.'
  known = [[found.hashSelado, 'É o documento selado, com as evidências das assinaturas.'], [found.hashAssinado, 'É o documento tal como foi assinado.']].filter(([hash]) => hash)
  at('dados').replaceChildren(); at('assinaturas').replaceChildren()
  for (const [name, value] of [['Documento', found.documento], ['Instituição', found.instituicao], ['Situação', found.situacao], ['Emitido em', found.emissao], ['Código', found.codigo], ...(found.certificado ? [['Selado com o certificado de', found.certificado]] : [])]) row(at('dados'), name, value)
  for (const one of found.assinaturas) row(at('assinaturas'), one.assinante, one.nome, one.situacao, one.momento)
  at('resultado').hidden = false
}
async function compare(file) {
  if (!file) return
  const said = at('comparacao')
  if (!globalThis.crypto?.subtle) { said.textContent = 'Este navegador só compara arquivos por https.'; return }
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const fits = known.find(([one]) => one === hash)
  said.className = fits ? 'ok' : 'nao'
  said.textContent = fits ? 'Autêntico. ' + fits[1] : 'Este arquivo não é nenhum dos que a plataforma conhece: foi alterado, ou é outro.'
}
at('procura').addEventListener('submit', (event) => { event.preventDefault(); const code = at('codigo').value.trim(); history.replaceState(null, '', base + '/verificar/' + encodeURIComponent(code)); ask(code) })
at('escolha').addEventListener('change', (event) => compare(event.target.files[0]))
at('arquivo').addEventListener('dragover', (event) => event.preventDefault())
at('arquivo').addEventListener('drop', (event) => { event.preventDefault(); compare(event.dataTransfer.files[0]) })
const told = decodeURIComponent(location.pathname.split('/verificar/')[1] ?? '')
if (told) { at('codigo').value = told; ask(told) }
`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Allows its own style and script, and requests to this server. */
export const verificationPolicy = [
  "default-src 'none'",
  `style-src ${hash(style)}`,
  `script-src ${hash(script)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A static page: its script reads the code from the address. */
export const verificationPage = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Verificar documento</title><style>${style}</style></head>
<body><main>
<h1>Verificar documento</h1>
<form id="procura"><label for="codigo">Código de verificação<br><input id="codigo" name="codigo" autocomplete="off" required></label><button>Verificar</button></form>
<p id="mensagem" role="status"></p>
<section id="resultado" hidden>
<h2>O documento</h2><table id="dados"></table>
<h2>Assinaturas</h2><table id="assinaturas"></table>
<h2>Comparar o arquivo</h2>
<div id="arquivo"><label for="escolha">Solte aqui o PDF, ou escolha-o. Ele não sai do seu computador.</label><br><input id="escolha" type="file" accept="application/pdf"></div>
<p id="comparacao" role="status"></p>
</section>
</main><script>${script}</script></body></html>`
