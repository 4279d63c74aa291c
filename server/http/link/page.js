/*
 * Page of a personal link. The secret is in the URL fragment and is sent only in a body. Nothing is shown
 * before the code sent to the person's registered address is entered in this browser.
 */
import { alertOf, base, dayOf, element, heading, main, show } from '../small/common.js'

/** The link that is open. Another one may be opened in the same tab, which changes only the fragment. */
let segredo = ''

/** An answer for a link that the tab has left. */
class Left extends Error {}

/** A network that does not answer. */
class Unreachable extends Error {
  constructor() {
    super('A rede não respondeu. Nada do que você preencheu se perdeu: verifique a conexão e tente de novo.')
  }
}

const patience = 60_000
const slow = 4_000

/** Says that an answer is late, so that nobody presses twice or leaves. */
const progress = element('p', [], { class: 'progress', role: 'status' })
document.body.append(progress)
let waiting = 0

async function waited(work) {
  waiting++
  document.body.classList.add('busy')
  const late = setTimeout(() => {
    progress.textContent = 'A conexão está lenta. Ainda estamos tentando…'
  }, slow)
  try {
    return await work()
  } finally {
    clearTimeout(late)
    if (--waiting === 0) {
      progress.textContent = ''
      document.body.classList.remove('busy')
    }
  }
}

async function ask(path, body) {
  const own = segredo
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ segredo: own, ...body }),
    credentials: 'same-origin',
    referrerPolicy: 'no-referrer',
  }
  const [response, answer] = await waited(async () => {
    try {
      const got = await fetch(`${base}${path}`, { ...request, signal: AbortSignal.timeout(patience) })
      return [got, await got.json().catch(() => ({}))]
    } catch {
      return []
    }
  })
  if (own !== segredo) throw new Left()
  if (!response) throw new Unreachable()
  if (response.ok) return answer
  const { codigo, mensagem, campos = [], detalhes = {} } = answer.error ?? {}
  const told = mensagem ?? 'Algo deu errado. Tente de novo em instantes.'
  throw Object.assign(new Error(told), { codigo, detalhes, campos })
}

const asksForCode = (error) => error.codigo === 'LINK_PEDE_CODIGO'

const codeDigits = 6

/** Sends a code to the person's registered address and calls `goOn` when the right one is entered. */
function codeStep({ destino }, goOn) {
  const input = element('input', [], {
    name: 'codigo',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    required: '',
  })
  const send = element('button', 'Enviar código', { class: 'main', type: 'button' })
  const confirm = element('button', 'Abrir', { class: 'main' })
  const trouble = element('div', [], { 'aria-live': 'assertive' })
  const said = element('p', [], { 'aria-live': 'polite' })
  const given = element(
    'form',
    [labelled('Código', input, 'Os seis dígitos da mensagem mais recente.'), confirm],
    { hidden: '' },
  )
  let busy = false
  const attempt = async (work) => {
    if (busy) return
    busy = true
    for (const one of [send, confirm]) one.disabled = true
    trouble.replaceChildren()
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Left)) trouble.replaceChildren(alertOf(error.message))
    }
    for (const one of [send, confirm]) one.disabled = false
    busy = false
  }
  send.addEventListener('click', () =>
    attempt(async () => {
      await ask('/sessao/link/codigo', {})
      said.textContent =
        'O código foi pedido e vale dez minutos. Se não chegar em alguns minutos, veja o lixo eletrônico ou peça outro.'
      send.textContent = 'Enviar outro código'
      send.className = ''
      given.hidden = false
      given.after(send)
      input.focus()
    }),
  )
  const digits = () => input.value.replace(/\D/g, '')
  const enter = () =>
    attempt(async () => {
      await ask('/sessao/link/prova', { codigo: digits() })
      await goOn()
    })
  given.addEventListener('submit', (event) => {
    event.preventDefault()
    enter()
  })
  // A complete code needs no press.
  input.addEventListener('input', () => {
    if (digits().length === codeDigits) enter()
  })
  const intro = element('p', [
    'Confirme que é você: enviamos um código de seis dígitos ao seu e-mail, ',
    element('b', destino),
    '.',
  ])
  return element('section', [intro, send, said, given, trouble], { class: 'code' })
}

/** A required field whose only value is yes becomes a checkbox. */
const isConsent = ({ obrigatorio, opcoes }) => obrigatorio && opcoes.length === 1 && opcoes[0].valor === 'S'

const isScale = ({ tipo }) => tipo === 'escala'

function inputOf(field) {
  if (isScale(field)) return scaleOf(field)
  const made = emptyInputOf(field)
  if (field.atual) made.value = field.atual
  return made
}

/**
 * A scale: one tap for each answer. The group stands for its radio buttons where other fields have one input.
 */
function scaleOf({ campo, rotulo, texto, obrigatorio, opcoes }) {
  const radios = opcoes.map(({ valor }) =>
    element('input', [], {
      name: campo,
      type: 'radio',
      value: valor,
      ...(obrigatorio ? { required: '' } : {}),
    }),
  )
  const options = opcoes.map((one, at) => element('label', [radios[at], element('span', one.rotulo)]))
  const group = element(
    'fieldset',
    [
      element('legend', rotulo),
      ...(texto ? [element('small', texto)] : []),
      element('div', options, { class: 'scale' }),
    ],
    { role: 'radiogroup' },
  )
  return Object.defineProperties(group, {
    value: { get: () => radios.find(({ checked }) => checked)?.value ?? '' },
    required: {
      set: (required) => {
        for (const one of radios) one.required = required
      },
    },
    focus: { value: () => radios[0].focus() },
  })
}

/** No input cuts what is typed: the server knows the usual punctuation and says what does not fit. */
function emptyInputOf({ campo, tipo, obrigatorio, linhas, opcoes }) {
  const common = { name: campo, ...(obrigatorio ? { required: '' } : {}) }
  if (isConsent({ obrigatorio, opcoes }))
    return element('input', [], { ...common, type: 'checkbox', value: opcoes[0].valor })
  if (opcoes.length > 0) {
    const options = opcoes.map(({ valor, rotulo }) => element('option', rotulo, { value: valor }))
    return element('select', [element('option', '', { value: '' }), ...options], common)
  }
  if (linhas) return element('textarea', '', { ...common, rows: '6' })
  const type = ['date', 'email', 'time'].includes(tipo) ? tipo : 'text'
  return element('input', [], { ...common, type, ...(tipo === 'decimal' ? { inputmode: 'decimal' } : {}) })
}

const labelled = (text, input, hint) =>
  element('label', [text, input, ...(hint ? [element('small', hint)] : [])])

const ticked = (text, input, hint) =>
  element('label', [input, element('span', [element('b', text), element('br'), hint])], { class: 'tick' })

/** A hint that only repeats the label is left out. */
const hintOf = ({ rotulo, texto }) =>
  rotulo.toLowerCase().includes(texto.replace(/\.$/, '').toLowerCase()) ? '' : texto

function fieldOf([one, input]) {
  if (isScale(one)) return input
  if (isConsent(one)) return ticked(one.rotulo, input, one.texto.replace(/^S: "(.*)"$/, '$1'))
  return labelled(one.rotulo, input, hintOf(one))
}

/** Fields in their order, each section under its title. */
const fieldsOf = (inputs) =>
  inputs.flatMap((field, at) => {
    const [{ grupo }] = field
    const begins = grupo && grupo !== inputs[at - 1]?.[0].grupo
    return [...(begins ? [element('h3', grupo)] : []), fieldOf(field)]
  })

/** What was filled in, or changed in a field that began with a recorded value. */
const toldBy = (inputs) =>
  inputs
    .filter(([{ atual }, input]) => (input.type === 'checkbox' ? input.checked : input.value !== atual))
    .map(([{ campo }, input]) => ({ campo, valor: input.value }))

/** A refusal beside the fields that it names. */
function refusalOf({ message, campos = [] }, inputs) {
  const rest = campos.filter(({ campo, mensagem }) => {
    const [, input] = inputs.find(([one]) => one.campo === campo) ?? []
    if (!input) return true
    input.setAttribute('aria-invalid', 'true')
    input.after(element('small', withoutCode(mensagem), { class: 'wrong' }))
    return false
  })
  return alertOf([message, ...rest.map(({ mensagem }) => withoutCode(mensagem))].join(' '))
}

const withoutCode = (message) => message.replace(/^[A-Z_]+: /, '')

/** One form for an action, or for several with common fields: then each has its own fields and its button. */
function formOf(actions, subject, hasList) {
  const isShared = ({ campo }) =>
    actions.length > 1 && actions.every(({ campos }) => campos.some((one) => one.campo === campo))
  const asked = (campos) => campos.filter(({ valor }) => valor === '').map((one) => [one, inputOf(one)])
  const shared = asked(actions[0].campos.filter(isShared))
  const trouble = element('div', [], { 'aria-live': 'assertive' })
  const parts = actions.map((action) => {
    const { comando, rotulo, permitido, mensagem, campos } = action
    const own = asked(campos.filter((one) => !isShared(one)))
    const known = campos.filter(({ valor }) => valor !== '').map(({ campo, valor }) => ({ campo, valor }))
    const button = element('button', rotulo, {
      class: 'main',
      value: comando,
      ...(permitido ? {} : { disabled: '' }),
    })
    return { comando, rotulo, permitido, mensagem, own, known, button }
  })
  const all = [...shared, ...parts.flatMap(({ own }) => own)]
  const form = element('form', [
    ...(shared.length > 0 ? [element('h2', 'Confira e complete os seus dados'), ...fieldsOf(shared)] : []),
    ...parts.map(({ rotulo, permitido, mensagem, own, button }) =>
      element('section', [
        element('h2', rotulo),
        ...(permitido ? [] : [element('p', mensagem)]),
        ...fieldsOf(own),
        button,
      ]),
    ),
    trouble,
  ])
  // Only what the pressed action asks for is required.
  for (const { own, button } of parts)
    button.addEventListener('click', () => {
      for (const one of parts)
        for (const [{ obrigatorio }, input] of one.own) input.required = obrigatorio && one.own === own
    })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    const { comando, own, known, button } = parts.find((one) => one.button === event.submitter) ?? parts[0]
    const disabled = parts.filter(({ permitido }) => permitido).map((one) => one.button)
    for (const one of disabled) one.disabled = true
    form.ariaBusy = 'true'
    trouble.replaceChildren()
    for (const wrong of form.querySelectorAll('.wrong')) wrong.remove()
    for (const [, input] of all) input.removeAttribute('aria-invalid')
    try {
      const valores = [...known, ...toldBy([...shared, ...own])]
      const answer = await ask('/sessao/link/uso', { comando, valores, ...subject })
      show(
        heading(answer.acao ? 'Falta enviar' : 'Pronto'),
        element('p', answer.mensagem),
        ...(answer.acao ? [draftButton(answer)] : []),
        ...(hasList ? [backButton()] : []),
      )
    } catch (error) {
      for (const one of disabled) one.disabled = false
      form.ariaBusy = 'false'
      if (error instanceof Left) return
      if (!asksForCode(error)) {
        trouble.replaceChildren(refusalOf(error, all))
        return (form.querySelector('[aria-invalid]') ?? trouble.firstChild).focus()
      }
      // The proof of this browser expired: the form keeps its values and is submitted after a new code.
      const step = codeStep(error.detalhes, () => {
        step.remove()
        form.requestSubmit(button)
      })
      form.after(step)
      step.querySelector('button').focus()
    }
  })
  return form
}

/** Actions with recorded values share one form; the others have one each. */
function formsOf(actions, subject, hasList) {
  const together = actions.filter(({ campos }) => campos.some(({ atual }) => atual !== ''))
  const alone = actions.filter((one) => !together.includes(one)).map((one) => [one])
  return [...(together.length > 0 ? [together] : []), ...alone].map((some) => formOf(some, subject, hasList))
}

/** Leads to what was included and still has to be sent. */
function draftButton({ entidade, registro, acao }) {
  const button = element('button', `Conferir e ${acao.toLowerCase()}`)
  button.addEventListener('click', () => step({ entidade, registro }))
  return button
}

function backButton(text = 'Voltar à lista') {
  const button = element('button', text)
  button.addEventListener('click', () => open({}))
  return button
}

const lateBy = (days) => (days === 1 ? ', atrasado há 1 dia' : `, atrasado há ${days} dias`)

function itemOf({ entidade, registro, assunto, situacao, prazo, motivo, atraso, acao }) {
  const until = prazo ? `, até ${dayOf(prazo)}` : ''
  const late = atraso > 0 ? [element('strong', lateBy(atraso))] : []
  const button = element('button', [`${acao ? `${acao}: ` : ''}${assunto} (${situacao})${until}`, ...late])
  button.addEventListener('click', () => step({ entidade, registro }))
  return element('li', [button, ...(motivo ? [element('p', `Voltou para você: ${motivo}`)] : [])])
}

function listOf(items) {
  if (items.length === 0) return element('p', 'Nada espera por você agora.')
  return element('ul', items.map(itemOf))
}

function filesOf(files) {
  const links = files.map(({ nome, endereco }) =>
    element('a', `Baixar ${nome}`, { href: endereco, download: nome }),
  )
  return element(
    'ul',
    links.map((link) => element('li', link)),
  )
}

/** Opens the file of a document: in the browser's reader, or as a download where it is no file of ours. */
const readLink = ({ endereco }, text = 'Ler') =>
  element('a', text, { class: 'button', href: `${endereco}?ler=1`, rel: 'noopener', target: '_blank' })

const downloadLink = ({ nome, endereco }) =>
  element('a', 'Baixar PDF', { class: 'button', download: nome, href: endereco })

const moments = (moment) => `${dayOf(moment.slice(0, 10))} às ${moment.slice(11, 16)}`

const missingOf = ({ faltam }) => (faltam.length === 0 ? 'Todos assinaram.' : `Faltam: ${faltam.join(', ')}.`)

const factsOf = ({ fatos }) =>
  element(
    'dl',
    fatos.flatMap(({ rotulo, valor }) => [element('dt', rotulo), element('dd', valor)]),
  )

/** The one button of a view, always in sight. */
function barOf(button) {
  const bar = element('div', button, { class: 'bar' })
  return [element('div', [], { class: 'bar-space' }), bar]
}

const subjectOf = ({ registro }) => ({ entidade: 'assinatura', registro })

/** A form that declines a signature: refusing it, or handing it on. */
function declineForm(document, { comando, rotulo, fields }) {
  const motivo = element('textarea', '', { maxlength: '500', name: 'motivo', required: '', rows: '3' })
  const inputs = [...fields, [{ campo: 'motivo' }, motivo]]
  const button = element('button', rotulo)
  const trouble = element('div', [], { 'aria-live': 'assertive' })
  const form = element('form', [
    ...fields.map(([{ texto }, input]) => labelled(texto, input)),
    labelled('Motivo', motivo),
    button,
    trouble,
  ])
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    button.disabled = true
    trouble.replaceChildren()
    try {
      const valores = inputs.map(([{ campo }, input]) => ({ campo, valor: input.value }))
      const answer = await ask('/sessao/link/uso', { comando, valores, ...subjectOf(document) })
      show(heading('Pronto'), element('p', answer.mensagem), backButton('Voltar'))
    } catch (error) {
      button.disabled = false
      if (error instanceof Left) return
      trouble.replaceChildren(asksForCode(error) ? againStep(error, form) : refusalOf(error, inputs))
    }
  })
  return form
}

/** A new code for a form whose proof expired; the form keeps its values and is submitted afterwards. */
function againStep(error, form) {
  const step = codeStep(error.detalhes, () => {
    step.remove()
    form.requestSubmit()
  })
  return step
}

/** What a signer does who does not sign. */
function declineOf(document) {
  const refuse = declineForm(document, {
    comando: 'RecusaAssinatura',
    rotulo: 'Recusar assinatura',
    fields: [],
  })
  const parts = [element('p', 'Se algo está errado, recuse e diga o quê: a instituição resolve.'), refuse]
  if (document.representantes.length > 0) {
    const options = document.representantes.map(({ valor, rotulo }) =>
      element('option', rotulo, { value: valor }),
    )
    const who = element('select', [element('option', '', { value: '' }), ...options], { required: '' })
    const fields = [[{ campo: 'representante', texto: 'Quem assina no seu lugar' }, who]]
    parts.push(
      element('h3', 'Outro representante assina'),
      declineForm(document, { comando: 'DelegaAssinatura', rotulo: 'Delegar', fields }),
    )
  }
  const summary = document.representantes.length > 0 ? 'Recusar ou delegar' : 'Algo está errado'
  return element('details', [element('summary', summary), ...parts])
}

function documentOf(document, several, chosen) {
  const { assunto, estado, mensagem, prazo, assinadoEm } = document
  const awaited = estado === 'assinar' || estado === 'impedido'
  const until = awaited && prazo ? `Assine até ${dayOf(prazo)}.` : ''
  const title = several ? element('h2', assunto) : element('p', until)
  const head =
    several && estado === 'assinar'
      ? element('label', [tickOf(document, chosen), title], { class: 'tick' })
      : title
  const state =
    estado === 'assinado'
      ? [element('p', `✓ Assinado em ${moments(assinadoEm)}. ${missingOf(document)}`, { class: 'ok' })]
      : estado === 'recusado'
        ? [element('p', 'Você recusou assinar. A instituição resolve.')]
        : estado === 'encerrado'
          ? [element('p', 'Este documento não espera mais a sua assinatura.')]
          : estado === 'impedido'
            ? [element('p', mensagem, { class: 'attention' })]
            : []
  return element('article', [
    head,
    ...(several && awaited && prazo ? [element('p', `até ${dayOf(prazo)}`, { class: 'soft' })] : []),
    ...state,
    factsOf(document),
    ...(document.endereco
      ? [element('p', estado === 'assinado' ? downloadLink(document) : readLink(document))]
      : []),
    ...(awaited ? [declineOf(document)] : []),
  ])
}

function tickOf(document, chosen) {
  const input = element('input', [], { type: 'checkbox', 'aria-label': `Assinar ${document.assunto}` })
  input.checked = chosen.has(document.registro)
  input.addEventListener('change', () => {
    if (input.checked) chosen.add(document.registro)
    else chosen.delete(document.registro)
    input.dispatchEvent(new CustomEvent('chosen', { bubbles: true }))
  })
  return input
}

const labelOf = (count, all) =>
  all === 1 ? 'Assinar' : count === 1 ? 'Assinar 1 documento' : `Assinar ${count} documentos`

/** The documents of a link, each with its summary; one button signs all that are chosen. */
function documentsView(shown, rest = []) {
  const { documentos, instituicao, nome } = shown
  const open = documentos.filter(({ estado }) => estado === 'assinar')
  const several = documentos.length > 1
  const chosen = new Set(open.map(({ registro }) => registro))
  const button = element('button', labelOf(chosen.size, open.length), { class: 'main' })
  const view = element(
    'div',
    documentos.map((one) => documentOf(one, several, chosen)),
  )
  view.addEventListener('chosen', () => {
    button.textContent = labelOf(chosen.size, open.length)
    button.disabled = chosen.size === 0
  })
  button.addEventListener('click', () =>
    step(history.state, () =>
      consentView(
        shown,
        open.filter(({ registro }) => chosen.has(registro)),
      ),
    ),
  )
  const title = several
    ? open.length > 1
      ? `${open.length} documentos para assinar`
      : 'Documentos'
    : documentos[0].assunto
  show(
    heading(title),
    element('p', open.length > 0 ? `${instituicao} pede a sua assinatura, ${nome}.` : instituicao, {
      class: 'soft',
    }),
    view,
    ...rest,
    ...(open.length > 0 ? barOf(button) : []),
  )
}

/** One consent for all chosen documents. */
function consentView(shown, chosen) {
  const consent = element('input', [], { name: 'aceite', required: '', type: 'checkbox', value: 'S' })
  const button = element('button', 'Assinar agora', { class: 'main' })
  const trouble = element('div', [], { 'aria-live': 'assertive' })
  const back = element('button', 'Voltar', { type: 'button' })
  back.addEventListener('click', () => history.back())
  const form = element('form', [
    element(
      'ul',
      chosen.map(({ assunto }) => element('li', assunto)),
      { class: 'rows' },
    ),
    ticked('Li e concordo', consent, shown.consentimento),
    element('p', ['Assinar como ', element('b', shown.nome), '.']),
    element(
      'p',
      `Guardamos nome, hora, endereço de rede, navegador e o código ${chosen.length === 1 ? 'do documento' : 'de cada documento'}: ${chosen.map(({ hash }) => `${hash.slice(0, 4)}…${hash.slice(-2)}`).join(', ')}.`,
      { class: 'soft' },
    ),
    back,
    trouble,
    ...barOf(button),
  ])
  let wanted = chosen
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    button.disabled = true
    button.textContent = 'Assinando…'
    trouble.replaceChildren()
    try {
      const documentos = wanted.map(({ registro, hash }) => ({ registro, hash }))
      const valores = [{ campo: 'aceite', valor: 'S' }]
      const answer = await ask('/sessao/link/uso', { comando: 'Assina', documentos, valores })
      return signedView(shown, chosen, answer)
    } catch (error) {
      if (error instanceof Left) return
      button.disabled = false
      button.textContent = error instanceof Unreachable ? 'Tentar de novo' : 'Assinar agora'
      trouble.replaceChildren(asksForCode(error) ? againStep(error, form) : refusalOf(error, []))
      trouble.firstChild.focus?.()
      // The signatures may have been given although the answer was lost.
      if (error instanceof Unreachable) wanted = await unsigned(shown, chosen)
    }
  })
  show(heading(chosen.length === 1 ? 'Assinar' : `Assinar ${chosen.length} documentos`), form)
}

/** The documents that still have to be signed, once the server answers again. */
async function unsigned(shown, chosen) {
  try {
    const now = await ask('/sessao/link', {})
    const open = new Set(
      now.documentos.filter(({ estado }) => estado === 'assinar').map(({ registro }) => registro),
    )
    const left = chosen.filter(({ registro }) => open.has(registro))
    if (left.length > 0) return left
    signedView(shown, chosen, now)
  } catch {
    // Still unreachable: the next press tries all of them, and each is signed once.
  }
  return chosen
}

/** The outcome of each document, and its copy. */
function signedView(shown, chosen, { documentos, resultados = [] }) {
  const names = new Map(chosen.map(({ registro, assunto }) => [registro, assunto]))
  const why = new Map(
    resultados.filter(({ aceito }) => !aceito).map(({ registro, mensagem }) => [registro, mensagem]),
  )
  const done = documentos.filter(({ registro, estado }) => names.has(registro) && estado === 'assinado')
  const others = documentos.filter(({ registro, estado }) => !names.has(registro) && estado === 'assinar')
  const copies = done.map((one) =>
    element('article', [
      element('h2', one.assunto),
      element('p', `✓ Assinado em ${moments(one.assinadoEm)}. ${missingOf(one)}`, { class: 'ok' }),
      element('p', downloadLink(one)),
    ]),
  )
  const refused = [...names]
    .filter(([registro]) => !done.some((one) => one.registro === registro))
    .map(([registro, assunto]) =>
      element('article', [
        element('h2', assunto),
        element('p', `✗ Não foi assinado. ${why.get(registro) ?? ''}`, { class: 'attention' }),
      ]),
    )
  const title =
    done.length === names.size
      ? done.length === 1
        ? 'Assinado'
        : 'Tudo assinado'
      : `${done.length} de ${names.size} assinados`
  show(
    heading(title),
    ...refused,
    ...copies,
    ...(done.length > 0
      ? [element('p', 'Quando todos tiverem assinado, enviamos a cópia completa ao seu e-mail.')]
      : []),
    ...(others.length + refused.length > 0 || shown.finalidade === 'tudo' ? [backButton('Voltar')] : []),
  )
}

/** The forms with which something begins, closed until they are wanted. */
const beginnings = (actions) =>
  actions.map((action) => {
    const { rotulo } = action
    return element('details', [element('summary', rotulo), ...formsOf([action], {}, true)])
  })

/** Opens a part of the link, or a step of it, from which the browser's Back returns. */
function step(subject, view = () => open(subject)) {
  history.pushState(subject, '')
  return view()
}

async function open(subject) {
  try {
    const shown = await ask('/sessao/link', subject)
    const isList = shown.finalidade === 'tudo' && !subject.registro
    const documents = shown.documentos.length > 0
    if (isList) {
      const items = shown.itens.filter(({ entidade }) => entidade !== 'assinatura' || !documents)
      const rest = [
        ...(items.length > 0 || !documents ? [element('h2', 'O que espera por você'), listOf(items)] : []),
        ...(shown.acoes.length > 0 ? [element('h2', 'Pedir ou oferecer'), ...beginnings(shown.acoes)] : []),
      ]
      return documents ? documentsView(shown, rest) : show(heading(shown.assunto), introOf(shown), ...rest)
    }
    return documents ? documentsView(shown) : recordView(shown, subject)
  } catch (error) {
    if (error instanceof Left) return
    if (error instanceof Unreachable) {
      const again = element('button', 'Tentar de novo', { class: 'main' })
      again.addEventListener('click', () => open(subject))
      return show(heading('Sem resposta'), alertOf(error.message), again)
    }
    if (!asksForCode(error)) return show(heading('Link'), alertOf(error.message))
    show(
      heading(error.detalhes.instituicao),
      codeStep(error.detalhes, () => open(subject)),
    )
  }
}

const wished = { conferir: 'pede a sua conferência', opinar: 'pede o seu parecer' }

const introOf = ({ instituicao, nome, finalidade, validade }) =>
  element(
    'p',
    `${instituicao} ${wished[finalidade] ?? 'espera por você'}, ${nome}. Este link vale até ${dayOf(validade)}.`,
    { class: 'soft' },
  )

function recordView(shown, subject) {
  const fields = shown.campos.flatMap(({ rotulo, valor }) => [element('dt', rotulo), element('dd', valor)])
  const data = fields.length > 0 ? [element('h2', 'Dados'), element('dl', fields)] : []
  const forms = formsOf(shown.acoes, subject, shown.finalidade === 'tudo')
  const isDraft = shown.acoes.some(({ campos }) => campos.some(({ atual }) => atual !== ''))
  show(
    heading(shown.assunto),
    introOf(shown),
    ...(shown.arquivos.length > 0 ? [filesOf(shown.arquivos)] : []),
    // A draft is read before it is answered.
    ...(isDraft ? [...data, ...forms] : [...forms, ...data]),
    ...(subject.registro ? [backButton()] : []),
  )
}

function start() {
  segredo = location.hash.slice(1)
  if (segredo === '') {
    return show(heading('Link'), alertOf('O endereço está incompleto: abra-o como chegou na mensagem.'))
  }
  main.replaceChildren(element('p', 'Abrindo…'))
  return open({})
}

addEventListener('hashchange', start)
addEventListener('popstate', ({ state }) => {
  // Another link is opened by its fragment.
  if (location.hash.slice(1) === segredo) open(state ?? {})
})
start()
