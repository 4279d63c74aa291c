/*
 * Page of employees. The secret of a link is in the URL fragment and is sent only in a body, after a click:
 * link previewers that open the address do not use it up.
 */
import { alertOf, base, dayOf, element, heading, show } from '../small/common.js'

const home = `${base}/colaborador`

function buttonOf(text, act) {
  const button = element('button', text, { type: 'button' })
  button.addEventListener('click', async () => {
    button.disabled = true
    await act()
  })
  return button
}

async function ask(method, body) {
  let response
  try {
    response = await fetch(`${base}/sessao/acesso`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
    })
  } catch {
    throw new Error('Não foi possível falar com o servidor. Verifique a conexão e tente de novo.')
  }
  const answer = await response.json().catch(() => ({}))
  if (response.ok) return answer
  throw new Error(answer.error?.mensagem ?? 'Algo deu errado. Tente de novo em instantes.')
}

const refused = (error) => show(heading('Acesso de colaborador'), alertOf(error.message))

function listOf(rows) {
  const filled = rows.filter(([, value]) => value)
  return element(
    'dl',
    filled.flatMap(([label, value]) => [element('dt', label), element('dd', value)]),
  )
}

const dataOf = (own) => [
  element('h2', 'Meus dados'),
  listOf([
    ['Nome', own.nome],
    ['CPF', own.cpf],
    ['Nascimento', dayOf(own.nascimento)],
    ['E-mail', own.email],
    ['Celular', own.celular],
    ['Telefone', own.telefone],
    ['Situação', own.situacao],
    ['Início', dayOf(own.inicio)],
    ['Saída', dayOf(own.saida)],
    ['Unidade', own.unidade],
    ['Área', own.area],
    ['Cargo', own.cargo],
  ]),
  element('p', 'Algo está errado? Fale com a área de pessoal da instituição.'),
]

function scheduleOf({ horario }) {
  if (!horario) return [element('h2', 'Meu horário'), element('p', 'Nenhum horário está registrado.')]
  const rows = horario.turnos.map((one) => {
    const pause = one.intervaloInicio ? `${one.intervaloInicio} a ${one.intervaloFim}` : '—'
    const cells = [`${one.entrada} a ${one.saida}`, pause].map((text) => element('td', text))
    return element('tr', [element('th', one.diaSemana, { scope: 'row' }), ...cells])
  })
  const head = ['Dia', 'Trabalho', 'Intervalo'].map((text) => element('th', text, { scope: 'col' }))
  const table = [element('table', [element('thead', element('tr', head)), element('tbody', rows)])]
  return [element('h2', 'Meu horário'), element('p', horario.descricao), ...(rows.length > 0 ? table : [])]
}

const views = { '/dados': ['Meus dados', dataOf], '/horario': ['Meu horário', scheduleOf] }

function navigationOf(present) {
  const links = Object.entries(views).map(([path, [text]]) =>
    element('a', text, { href: home + path, ...(path === present ? { 'aria-current': 'page' } : {}) }),
  )
  const leave = buttonOf('Sair', async () => {
    try {
      await ask('DELETE')
      show(heading('Você saiu'), element('p', 'Para entrar de novo, peça um link novo.'))
    } catch (error) {
      refused(error)
    }
  })
  return element('nav', [...links, leave], { 'aria-label': 'Partes' })
}

async function open(path) {
  try {
    const own = await ask('GET')
    const [, view] = views[path]
    show(heading(own.instituicao), navigationOf(path), ...view(own))
  } catch (error) {
    refused(error)
  }
}

const secret = location.hash.slice(1)
const path = location.pathname.slice(home.length).toLowerCase()
const wanted = path in views ? path : '/dados'

async function enter() {
  try {
    const { destino } = await ask('POST', { segredo: secret })
    // Removes the used secret from the browser's history.
    history.replaceState(null, '', home + destino)
    await open(destino)
  } catch (error) {
    refused(error)
  }
}

if (secret === '') open(wanted)
else {
  show(
    heading('Acesso de colaborador'),
    element(
      'p',
      'Este link abre os seus dados e o seu horário, uma vez. Se não foi você quem o pediu, feche a página.',
    ),
    buttonOf('Entrar', enter),
  )
}
