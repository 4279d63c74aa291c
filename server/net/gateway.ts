import type { DiagnosticoCanal } from '../../catalogue/values/canal.ts'
import type { Delivery } from './mail.ts'
import { oneLine } from './one-line.ts'
import type { Outbound, Outgoing, Reply } from './outbound.ts'

/** A text message to a phone, as the request of its gateway. */
export interface Texting {
  request: Outgoing
  /** What the gateway may repeat and nobody may read: such parts of its answer are hidden. */
  hidden: readonly string[]
  /** The whole answer is hidden, because the text has a code. */
  secret: boolean
}

/** Result of handing a text to the gateway, and what it says of the gateway. */
export interface Texted extends Delivery {
  diagnosis: DiagnosticoCanal
}

/** Transport of texts to phones. */
export interface TextPost {
  deliver: (texting: Texting) => Promise<Texted>
}

/** Posts texts to a client's gateway, within the rules of outgoing addresses. */
export class HttpGateway implements TextPost {
  readonly #outbound: Pick<Outbound, 'send'>
  readonly #client: number

  constructor(outbound: Pick<Outbound, 'send'>, client: number) {
    this.#outbound = outbound
    this.#client = client
  }

  async deliver({ request, hidden, secret }: Texting): Promise<Texted> {
    const reply = await this.#outbound.send(request, this.#client)
    const { status, response } = reply
    const shown = hidden.filter(Boolean).reduce((text, one) => text.replaceAll(one, '***'), response)
    const said = [status && `HTTP ${status}`, secret ? '' : shown].filter(Boolean).join(' ')
    return { ...outcomeOf(reply), response: oneLine(said) }
  }
}

/** `away` says nothing about the message: the gateway cannot be asked as it is set up. */
function outcomeOf({ status, trouble }: Reply): Omit<Texted, 'response'> {
  const no = (outcome: Delivery['outcome'], diagnosis: DiagnosticoCanal, cut = false) => ({
    outcome,
    diagnosis,
    cut,
  })
  if (trouble) {
    if (trouble.kind === 'forbidden') return no('away', 'ENDERECO_RECUSADO')
    if (trouble.kind === 'late') return no('later', 'TEMPO_ESGOTADO', true)
    if (trouble.kind === 'broken') return no('later', 'INDISPONIVEL', true)
    return no('away', 'INDISPONIVEL')
  }
  if (status === undefined) return no('later', 'INDISPONIVEL', true)
  if (status >= 200 && status < 300) return no('taken', 'ENTREGUE')
  if (status >= 300 && status < 400) return no('away', 'REDIRECIONAMENTO')
  if (status === 401 || status === 403) return no('away', 'CREDENCIAL_RECUSADA')
  if (status === 404 || status === 405) return no('away', 'CAMINHO_RECUSADO')
  if (status >= 500 || status === 408 || status === 425 || status === 429)
    return no('later', 'ERRO_DO_SERVIDOR')
  return no('refused', 'RECUSADA')
}
