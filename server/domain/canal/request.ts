import { type Message, said } from '../../../catalogue/message.ts'
import { namedIn } from '../../../catalogue/messages.ts'
import { type CampoCanal, camposCabecalho, camposCanal } from '../../../catalogue/values/canal.ts'

/** A text message to a phone. */
export interface Texting {
  /** The same at each attempt. */
  id: string
  to: string
  text: string
}

export interface GatewayHeader {
  nome: string
  valor: string
}

/** How a gateway wants to be asked: the request with placeholders. */
export interface GatewayForm {
  url: string
  metodo: string
  formato: string
  cabecalhos: readonly GatewayHeader[]
  corpo: string
}

/** The request for one text. */
export interface GatewayRequest {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

type Values = Readonly<Record<CampoCanal, string>>

/** Single pass: values are never read as placeholders. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  )

const typeOf = { JSON: 'application/json', Formulário: 'application/x-www-form-urlencoded' } as const

/** Placeholders are filled inside strings of the parsed JSON, so that no value can end a string. */
function filledJson(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return filled(value, values)
  if (Array.isArray(value)) return value.map((one) => filledJson(one, values))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filledJson(one, values)]))
}

function filledBody({ formato, corpo }: GatewayForm, values: Values): string {
  if (formato === 'JSON') return JSON.stringify(filledJson(JSON.parse(corpo), values))
  const fields = [...new URLSearchParams(corpo)].map(([name, value]) => [name, filled(value, values)])
  return new URLSearchParams(fields).toString()
}

/** The request for one text. */
export function requestOf(form: GatewayForm, credential: string, { id, to, text }: Texting): GatewayRequest {
  const values: Values = {
    telefone: to,
    numero: to.replace('+', ''),
    texto: text,
    identificador: id,
    credencial: credential,
    credencialBase64: Buffer.from(credential).toString('base64'),
  }
  const named = form.cabecalhos.map(({ nome, valor }) => [nome.toLowerCase(), filled(valor, values)])
  return {
    method: form.metodo,
    url: form.url,
    headers: {
      ...Object.fromEntries(named),
      'content-type': `${typeOf[form.formato as keyof typeof typeOf]}; charset=utf-8`,
    },
    body: filledBody(form, values),
  }
}

/** The credential in both forms, which a gateway may repeat in its answer. */
export const hiddenIn = (credential: string): readonly string[] =>
  credential === '' ? [] : [credential, Buffer.from(credential).toString('base64')]

/** Headers that belong to the connection or to the format. */
const ownHeaders = new Set([
  'host',
  'content-length',
  'content-type',
  'transfer-encoding',
  'connection',
  'upgrade',
  'expect',
  'te',
  'trailer',
])
const headerName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/
const headerValue = /^[\x20-\x7e]{0,500}$/

export interface FormProblem {
  campo: keyof GatewayForm
  mensagem: Message
}

/** What is wrong with a form, apart from whether its address may be called. */
export function formProblems(form: GatewayForm): FormProblem[] {
  const all = Object.keys(camposCanal)
  const unknown = (campo: keyof GatewayForm, text: string, known: readonly string[]): FormProblem[] =>
    namedIn(text)
      .filter((name) => /^[A-Za-z0-9]+$/.test(name) && !known.includes(name))
      .map((name) => ({
        campo,
        mensagem: said('canal.campoDesconhecido', {
          campo: `{${name}}`,
          campos: known.map((one) => `{${one}}`).join(', ') || '—',
        }),
      }))
  const { url, cabecalhos, corpo, formato } = form
  const found = unknown('url', url, [])
  for (const { nome, valor } of cabecalhos) {
    if (!headerName.test(nome) || ownHeaders.has(nome.toLowerCase()) || !headerValue.test(valor))
      found.push({ campo: 'cabecalhos', mensagem: said('canal.cabecalhoInvalido', { nome }) })
    found.push(...unknown('cabecalhos', valor, camposCabecalho))
  }
  const names = cabecalhos.map(({ nome }) => nome.toLowerCase())
  if (new Set(names).size < names.length)
    found.push({ campo: 'cabecalhos', mensagem: said('canal.cabecalhoRepetido') })
  if (formato === 'JSON' && !isJson(corpo))
    return [...found, { campo: 'corpo', mensagem: said('canal.corpoNaoJson') }]
  const inBody = formato === 'JSON' ? stringsIn(JSON.parse(corpo)) : [...new URLSearchParams(corpo).values()]
  const used = inBody.flatMap(namedIn)
  found.push(...inBody.flatMap((text) => unknown('corpo', text, all)))
  if (!used.includes('texto') || !(used.includes('telefone') || used.includes('numero')))
    found.push({
      campo: 'corpo',
      mensagem: said('canal.corpoPrecisa', { texto: '{texto}', telefone: '{telefone}', numero: '{numero}' }),
    })
  return found
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

/** Whether the form uses the credential. */
export const usesCredential = ({ cabecalhos, corpo }: GatewayForm): boolean =>
  /\{credencial(Base64)?\}/.test([corpo, ...cabecalhos.map(({ valor }) => valor)].join(' '))
