/*
 * Page of a personal link. The secret is in the URL fragment and is sent only in a body. Nothing is shown
 * before the code sent to the person's registered address is entered in this browser.
 */
const main = document.querySelector('main')
const { base } = document.documentElement.dataset
const segredo = location.hash.slice(1)

function element(name, content = [], attributes = {}) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...[content].flat())
  return made
}

function show(...parts) {
  main.replaceChildren(...parts)
  main.querySelector('h1, [role="alert"]')?.focus()
}

const heading = (text) => element('h1', text, { tabindex: '-1' })
const alertOf = (text) => element('p', text, { role: 'alert', tabindex: '-1' })

async function ask(path, body) {
  let response
  try {
    response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ segredo, ...body }),
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
    })
  } catch {
    throw new Error('Não foi possível falar com o servidor. Verifique a conexão e tente de novo.')
  }
  const answer = await response.json().catch(() => ({}))
  if (response.ok) return answer
  const { codigo, mensagem, campos = [], detalhes = {} } = answer.error ?? {}
  const told = mensagem ?? 'Algo deu errado. Tente de novo em instantes.'
  throw Object.assign(new Error(told), { codigo, detalhes, campos })
}

const asksForCode = (error) => error.codigo === 'LINK_PEDE_CODIGO'

/** Sends a code to the person's registered address and calls `goOn` when the right one is entered. */
function codeStep({ destino }, goOn) {
  const input = element('input', [], {
    name: 'codigo',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    required: '',
  })
  const send = element('button', 'Enviar código', { type: 'button' })
  const confirm = element('button', 'Abrir')
  const trouble = element('div', [], { 'aria-live': 'assertive' })
  const said = element('p', [], { 'aria-live': 'polite' })
  const given = element(
    'form',
    [labelled('Código', input, 'Os seis dígitos da mensagem mais recente.'), confirm],
    {
      hidden: '',
    },
  )
  const attempt = async (button, work) => {
    button.disabled = true
    trouble.replaceChildren()
    try {
      await work()
    } catch (error) {
      trouble.replaceChildren(alertOf(error.message))
    }
    button.disabled = false
  }
  send.addEventListener('click', () =>
    attempt(send, async () => {
      await ask('/sessao/link/codigo', {})
      said.textContent =
        'O código foi pedido e vale dez minutos. Se não chegar em alguns minutos, veja o lixo eletrônico ou peça outro.'
      send.textContent = 'Enviar outro código'
      given.hidden = false
      input.focus()
    }),
  )
  given.addEventListener('submit', (event) => {
    event.preventDefault()
    attempt(confirm, async () => {
      await ask('/sessao/link/prova', { codigo: input.value.replace(/\D/g, '') })
      await goOn()
    })
  })
  const intro = element('p', [
    'Para abrir este link, enviaremos um código de seis dígitos ao seu e-mail, ',
    element('b', destino),
    '.',
  ])
  return element('section', [intro, send, said, given, trouble], { class: 'code' })
}

/** A required field whose only value is yes becomes a checkbox. */
const isConsent = ({ obrigatorio, opcoes }) => obrigatorio && opcoes.length === 1 && opcoes[0].valor === 'S'

function inputOf(field) {
  const made = emptyInputOf(field)
  if (field.atual) made.value = field.atual
  return made
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

const fieldOf = ([one, input]) =>
  isConsent(one)
    ? ticked(one.rotulo, input, one.texto.replace(/^S: "(.*)"$/, '$1'))
    : labelled(one.rotulo, input, hintOf(one))

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
    const button = element('button', rotulo, { value: comando, ...(permitido ? {} : { disabled: '' }) })
    return { comando, rotulo, permitido, mensagem, own, known, button }
  })
  const all = [...shared, ...parts.flatMap(({ own }) => own)]
  const form = element('form', [
    ...(shared.length > 0 ? [element('h2', 'Confira e complete os seus dados'), ...shared.map(fieldOf)] : []),
    ...parts.map(({ rotulo, permitido, mensagem, own, button }) =>
      element('section', [
        element('h2', rotulo),
        ...(permitido ? [] : [element('p', mensagem)]),
        ...own.map(fieldOf),
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
    const { comando, own, known, button } = parts.find((one) => one.button === event.submitter) ?? parts[0]
    const disabled = parts.filter(({ permitido }) => permitido).map((one) => one.button)
    for (const one of disabled) one.disabled = true
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
  button.addEventListener('click', () => open({ entidade, registro }))
  return button
}

function backButton() {
  const button = element('button', 'Voltar à lista')
  button.addEventListener('click', () => open({}))
  return button
}

const dayOf = (day) => day.split('-').reverse().join('/')

const lateBy = (days) => (days === 1 ? ', atrasado há 1 dia' : `, atrasado há ${days} dias`)

function itemOf({ entidade, registro, assunto, situacao, prazo, atraso, acao }) {
  const until = prazo ? `, até ${dayOf(prazo)}` : ''
  const late = atraso > 0 ? [element('strong', lateBy(atraso))] : []
  const button = element('button', [`${acao ? `${acao}: ` : ''}${assunto} (${situacao})${until}`, ...late])
  button.addEventListener('click', () => open({ entidade, registro }))
  return element('li', button)
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

async function open(subject) {
  try {
    const shown = await ask('/sessao/link', subject)
    const fields = shown.campos.flatMap(({ rotulo, valor }) => [element('dt', rotulo), element('dd', valor)])
    const hasList = shown.finalidade === 'tudo'
    const isList = hasList && !subject.registro
    const data = fields.length > 0 ? [element('h2', 'Dados'), element('dl', fields)] : []
    const forms = formsOf(shown.acoes, subject, hasList)
    const isDraft = shown.acoes.some(({ campos }) => campos.some(({ atual }) => atual !== ''))
    show(
      heading(shown.assunto),
      element('p', `${shown.instituicao} pede a ${shown.nome}, até ${dayOf(shown.validade)}.`),
      ...(shown.arquivos.length > 0 ? [filesOf(shown.arquivos)] : []),
      ...(isList ? [listOf(shown.itens)] : []),
      // A draft is read before it is answered.
      ...(isDraft ? [...data, ...forms] : [...forms, ...data]),
      ...(subject.registro ? [backButton()] : []),
    )
  } catch (error) {
    if (!asksForCode(error)) return show(heading('Link'), alertOf(error.message))
    show(
      heading(error.detalhes.instituicao),
      codeStep(error.detalhes, () => open(subject)),
    )
  }
}

// Opening another link in the same tab changes only the fragment, which does not reload the page.
addEventListener('hashchange', () => location.reload())

if (segredo === '')
  show(heading('Link'), alertOf('O endereço está incompleto: abra-o como chegou na mensagem.'))
else open({})
