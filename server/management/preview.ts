import { consultaContrato } from '../../catalogue/management/contrato/consulta-contrato.ts'
import { camposConvenio, camposDocumento, listasDocumento } from '../../catalogue/management/modelo/campos.ts'
import type { previaModelo } from '../../catalogue/management/modelo/previa-modelo.ts'
import { verificaModelo } from '../../catalogue/management/modelo/verifica-modelo.ts'
import { said } from '../../catalogue/message.ts'
import { documentoDoConvenio, type TipoDocumento } from '../../catalogue/values/arquivo.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { publicAddress } from '../config/public-address.ts'
import type { Context } from '../context.ts'
import { issuerOf, roleOf } from '../documents/letterhead.ts'
import { DocumentRefused, ranks, renderer, requireSmall, TooManyDocuments } from '../documents/renderer.ts'
import { sampleOf } from '../documents/samples.ts'
import { type Block, fill, type Values } from '../documents/template.ts'
import { valuesOf } from '../documents/values.ts'
import { agreementSignersOf } from '../domain/assinatura/agreement-signers.ts'
import { signersOf } from '../domain/assinatura/signers.ts'
import { freeze } from '../domain/documento/dados.ts'
import type { DadosDocumento } from '../domain/documento/dados-convenio.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { reachOf } from '../domain/machine/reach.ts'
import { defaultTemplates } from '../domain/modelo/defaults.ts'
import { faultsIn, needed, unsaid } from '../domain/modelo/guards.ts'
import { notePreview, type TemplateText, templateOf } from '../domain/modelo/previa.ts'
import { Refusal } from '../refusal.ts'
import { permissionsOf } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import { keepContent } from '../store/files/keep.ts'
import type { ApartVerb } from './apart-verb.ts'
import { requireRelated } from './related.ts'

/** Placeholder for the code of an issued document. */
const codigo = 'XXXX-XXXX-XXXX-XXXX'

/** A template and what fills it. */
export interface FilledTemplate extends TemplateText {
  dados: DadosDocumento
}

/** Previews documents. The drawing runs between two transactions, so that it holds no connection. */
export const previa: ApartVerb<typeof previaModelo> = async (
  { context, caller, acting, step },
  { registros: [target], contrato },
) => {
  const shown = await step(async (tx) => {
    const told = await templateOf(tx, target!.id)
    return { ...told, dados: await dataFor(tx, told.tipo, contrato, acting) }
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

/** Fills a template that is being written, and tells what is wrong on which line. */
export const verifica: ApartVerb<typeof verificaModelo> = async (
  { acting, step },
  { tipo, corpo, contrato },
) => {
  const text = corpo ?? defaultTemplates[tipo]
  const dados = await step((tx) => dataFor(tx, tipo, contrato, acting))
  const template = { tipo, corpo: text }
  const missing = unsaid(template)
  const values = valuesOf(dados, acting.today)
  const blocks = fill(text, values)
  const tooLong = longerThanAllowed(blocks)
  return {
    corpo: text,
    falhas: [
      ...(tooLong ? [{ linha: null, mensagem: tooLong }] : []),
      ...(missing.length > 0 ? [{ linha: null, mensagem: needed(missing) }] : []),
      ...faultsIn(template).map(({ line, detalhe }) => ({
        linha: line,
        mensagem: said('modelo.naLinha', { linha: line, detalhe }),
      })),
    ],
    blocos: (tooLong ? [] : blocks).map(({ kind, line, text: texto, rows = [] }) => ({
      especie: kind,
      linha: line,
      texto: rows.length > 0 ? '' : texto,
      celulas: rows.flatMap((row, fila) => row.map((cell) => ({ texto: cell, fila: fila + 1 }))),
    })),
    campos: fieldsOf(tipo, values),
  }
}

function longerThanAllowed(blocks: readonly Block[]) {
  try {
    requireSmall(blocks)
    return undefined
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error
    return cannotShow(error)
  }
}

const cannotShow = ({ message }: DocumentRefused) => said('comando.previaNaoPodeSerFeita', { erro: message })

/** Data of a contract that the caller may see, or those of a sample. */
async function dataFor(
  tx: Tx,
  tipo: TipoDocumento,
  contrato: number | null | undefined,
  { actor }: Acting,
): Promise<DadosDocumento> {
  const { staff: permissao } = consultaContrato.doors
  if (contrato != null && !permissionsOf(actor).includes(permissao))
    throw new Refusal('PERMISSAO_AUSENTE', { permissao })
  await requireRelated(tx, verificaModelo.input, { contrato }, reachOf(actor))
  // The document of an agreement names no contract.
  if (contrato == null || tipo === documentoDoConvenio) return sampleOf(tipo)
  return (await freeze(tx, [contrato])).get(contrato)!
}

/** Fields that a template of this type may use, with their values in the document. */
function fieldsOf(tipo: TipoDocumento, values: Values) {
  const agreement = tipo === documentoDoConvenio
  const single = Object.entries(agreement ? camposConvenio : camposDocumento).map(([campo, texto]) => {
    const valor = values[campo]
    return { campo, texto, valor: typeof valor === 'string' ? valor : '', lista: '' }
  })
  const listed = Object.entries(agreement ? {} : listasDocumento).flatMap(([lista, fields]) => {
    const [first] = values[lista] as readonly Readonly<Record<string, string>>[]
    return Object.entries(fields).map(([campo, texto]) => ({
      campo,
      texto,
      valor: first?.[campo] ?? '',
      lista,
    }))
  })
  return [...single, ...listed]
}

/** Draws a template, marked as a preview on every page. */
export const draw = async (
  { config, files }: Pick<Context, 'config' | 'files'>,
  clienteId: number,
  { tipo, titulo, corpo, logo, dados }: FilledTemplate,
  today: string,
): Promise<Uint8Array> => {
  const signers = 'acordo' in dados ? agreementSignersOf(dados, {}) : signersOf(tipo, dados, {})
  return renderer.draw(
    {
      title: titulo,
      ...issuerOf(tipo, dados, dados.cliente.nome, logo ? await files.get(clienteId, logo) : undefined),
      blocks: fill(corpo, valuesOf(dados, today)),
      places: signers.map((one) => ({ ...one, papel: roleOf(one.parte, one.nome, dados) })),
      codigo,
      verification: `${publicAddress(config, config.port)}/verificar/${codigo}`,
      preview: true,
    },
    { clienteId, rank: ranks.preview },
  )
}

/** Turns errors of the template and a full queue into refusals. */
function refuse(error: unknown): never {
  if (error instanceof TooManyDocuments) {
    const detalhe = said('comando.haDocumentosDemaisEsperaSerem')
    throw new Refusal('SIMULTANEOS_DEMAIS', { detalhe, segundos: 5 })
  }
  if (!(error instanceof DocumentRefused)) throw error
  throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('corpo', 'CAMPO_INVALIDO', cannotShow(error))])
}
