import { previaModelo } from '../../catalogue/management/modelo/previa-modelo.ts'
import { said } from '../../catalogue/message.ts'
import { documentoDoConvenio } from '../../catalogue/values/arquivo.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { publicAddress } from '../config/public-address.ts'
import type { Context } from '../context.ts'
import { DocumentRefused, ranks, renderer, TooManyDocuments } from '../documents/renderer.ts'
import { fill } from '../documents/template.ts'
import { sampleConvenio, sampleDados, valuesOf } from '../documents/values.ts'
import { agreementSignersOf } from '../domain/assinatura/agreement-signers.ts'
import { signersOf } from '../domain/assinatura/signers.ts'
import { reachOf } from '../domain/machine/reach.ts'
import { notePreview, type Shown, shownOf } from '../domain/modelo/previa.ts'
import { Refusal } from '../refusal.ts'
import { keepContent } from '../store/files/keep.ts'
import type { ApartVerb } from './apart-verb.ts'
import { requireRelated } from './related.ts'

/** Placeholder for the code of an issued document. */
const codigo = 'XXXX-XXXX-XXXX-XXXX'

/** Previews documents. The drawing runs between two transactions, so that it holds no connection. */
export const previa: ApartVerb<typeof previaModelo> = async (
  { context, caller, acting, step },
  { registros: [target], contrato },
) => {
  const shown = await step(async (tx) => {
    await requireRelated(tx, previaModelo.input, { contrato }, reachOf(acting.actor))
    return shownOf(tx, target!.id, contrato)
  })
  const bytes = await draw(context, caller.clienteId, shown, acting.today).catch(refuse)
  const nome = `Prévia de ${shown.titulo}.pdf`
  const { id, sha256 } = await step(async (tx) => {
    const kept = await keepContent(tx, context.files, caller.clienteId, bytes)
    return { id: await notePreview(tx, nome, kept), sha256: kept.sha256 }
  })
  const { endereco, expira } = acting.linkTo!({ table: 'conteudo', id, sha256 })
  return { link: endereco, expira, nome }
}

/** Draws a template, marked as a preview on every page. */
export const draw = (
  { config }: Pick<Context, 'config'>,
  clienteId: number,
  { tipo, titulo, corpo, dados = tipo === documentoDoConvenio ? sampleConvenio : sampleDados }: Shown,
  today: string,
): Promise<Uint8Array> =>
  renderer.draw(
    {
      title: titulo,
      institution: dados.cliente.nome,
      blocks: fill(corpo, valuesOf(dados, today)),
      places: 'acordo' in dados ? agreementSignersOf(dados, {}) : signersOf(tipo, dados, {}),
      codigo,
      verification: `${publicAddress(config, config.port)}/verificar/${codigo}`,
      preview: true,
    },
    { clienteId, rank: ranks.preview },
  )

/** Turns errors of the template and a full queue into refusals. */
function refuse(error: unknown): never {
  if (error instanceof TooManyDocuments) {
    const detalhe = said('comando.haDocumentosDemaisEsperaSerem')
    throw new Refusal('SIMULTANEOS_DEMAIS', { detalhe, segundos: 5 })
  }
  if (!(error instanceof DocumentRefused)) throw error
  const mensagem = said('comando.previaNaoPodeSerFeita', { erro: error.message })
  throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('corpo', 'CAMPO_INVALIDO', mensagem)])
}
