import { sql } from 'kysely'
import { modeloMachine } from '../../../catalogue/machines/modelo.ts'
import { documentoDoConvenio, type TipoDocumento } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { together } from '../../store/together.ts'
import { physicalName } from '../arquivo/content.ts'
import { arquivos } from '../arquivo/guards.ts'
import { verificationCode } from '../documento/codigo.ts'
import { type Dados, freeze } from '../documento/dados.ts'
import { type DadosDocumento, freezeConvenio } from '../documento/dados-convenio.ts'
import { askForWork } from '../documento/work.ts'
import { include } from '../include.ts'
import { type Acting, idsOf, platform } from '../machine/bound.ts'
import { move } from '../move.ts'
import { agreementSignersOf } from './agreement-signers.ts'
import { type Customs, callSigners, customsOf } from './call.ts'
import { assinaturas } from './guards.ts'
import { type Signer, signersOf } from './signers.ts'

/**
 * Issues a document for each contract from its current data and names the signers. Writes only rows in the
 * caller's transaction; a worker generates the file afterwards and then notifies the signers. Returns the
 * file by contract.
 */
export async function emiteDocumentos(
  tx: Tx,
  acting: Acting,
  { tipo, contratos, told = (dados) => dados }: Issued,
): Promise<ReadonlyMap<number, number>> {
  if (contratos.length === 0) return new Map()
  const [frozen, customs] = await together([freeze(tx, contratos), customsOf(tx)])
  const wanted = [...frozen].map(([contrato_id, found]): Paper => {
    const dados = told(found)
    const kind = typeof tipo === 'function' ? tipo(dados) : tipo
    const nome = nameOf(kind, dados.contrato)
    const signers = signersOf(kind, dados, customs.levels)
    return { owner: { contrato_id }, tipo: kind, nome, dados, signers }
  })
  return issue(tx, acting, wanted, customs)
}

/** An amendment is named by its own number, which is one less than the sequence that it makes. */
function nameOf(tipo: TipoDocumento, { numero, sequencia }: Dados['contrato']): string {
  const own = tipo === 'Termo aditivo' && sequencia > 1
  return own ? `${tipo} ${sequencia - 1} do contrato ${numero}.pdf` : `${tipo} ${numero}-${sequencia}.pdf`
}

/** Issues the document of each agreement, like `emiteDocumentos`. Returns the file by agreement. */
export async function emiteConvenios(
  tx: Tx,
  acting: Acting,
  convenios: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (convenios.length === 0) return new Map()
  const [frozen, customs] = await together([freezeConvenio(tx, convenios), customsOf(tx)])
  const wanted = [...frozen].map(([convenio_id, dados]): Paper => {
    const { tipo, convenio } = dados.acordo
    const nome = `${convenio.startsWith(tipo) ? '' : `${tipo} `}${convenio.replaceAll('/', '-')}.pdf`
    const signers = agreementSignersOf(dados, customs.levels)
    return { owner: { convenio_id }, tipo: documentoDoConvenio, nome, dados, signers }
  })
  return issue(tx, acting, wanted, customs)
}

/** The document type, fixed or chosen by contract data. */
interface Issued {
  tipo: TipoDocumento | ((dados: Dados) => TipoDocumento)
  contratos: readonly number[]
  /** Data that the document has from elsewhere. */
  told?: (dados: Dados) => Dados
}

/** A document to be issued. */
interface Paper {
  owner: { contrato_id: number } | { convenio_id: number }
  tipo: TipoDocumento
  nome: string
  dados: DadosDocumento
  signers: readonly Signer[]
}

const ownerOf = ({ owner }: Paper) => ('contrato_id' in owner ? owner.contrato_id : owner.convenio_id)

/** Writes files, documents and signers. Returns the file by owner. */
async function issue(
  tx: Tx,
  acting: Acting,
  papers: readonly Paper[],
  { days }: Customs,
): Promise<ReadonlyMap<number, number>> {
  if (papers.length === 0) return new Map()
  const contents = papers.map(({ owner, tipo, nome }) => ({
    ...owner,
    tipo,
    nome,
    nome_fisico: physicalName(nome),
  }))
  const made = idsOf(await include(tx, arquivos, contents, acting, 'Aprovado'))
  const documents = papers.map(({ tipo, dados }, at) => ({
    arquivo_id: made[at]!,
    tipo,
    codigo: verificationCode(),
    dados,
  }))
  const signers = new Map(papers.map((paper, at) => [made[at]!, paper.signers]))
  await together([keep(tx, documents), callSigners(tx, signers), askForWork(tx)])
  const prazo = Temporal.PlainDate.from(acting.today).add({ days }).toString()
  const signed = made.filter((id) => signers.get(id)!.length > 0)
  const sent = signed.map((id) => ({ id, values: { prazo } }))
  // The actor may lack rights on the new file, but reaches its owner.
  await move(tx, assinaturas, 'enviar', sent, platform(acting.today))
  return new Map(papers.map((paper, at) => [ownerOf(paper), made[at]!]))
}

interface Kept {
  arquivo_id: number
  tipo: TipoDocumento
  codigo: string
  dados: DadosDocumento
}

/** Uses the client's published template, if there is one. */
async function keep(tx: Tx, rows: readonly Kept[]): Promise<void> {
  await sql`insert into documento (cliente_id, arquivo_id, tipo, modelo_id, dados, codigo, fazer)
    select ${currentClient}, r.arquivo_id, r.tipo,
           (select id from modelo where cliente_id = ${currentClient} and tipo = r.tipo
             and situacao = ${modeloMachine.moves.publicar.to}),
           r.dados, r.codigo, 'emitir'
      from json_to_recordset(${JSON.stringify(rows)}) r(arquivo_id bigint, tipo text, codigo text, dados jsonb)`.execute(
    tx,
  )
}
