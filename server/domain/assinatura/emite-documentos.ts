import { sql } from 'kysely'
import { modeloMachine } from '../../../catalogue/machines/modelo.ts'
import type { TipoDocumento } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { together } from '../../store/together.ts'
import { physicalName } from '../arquivo/content.ts'
import { arquivos } from '../arquivo/guards.ts'
import { verificationCode } from '../documento/codigo.ts'
import { type Dados, freeze } from '../documento/dados.ts'
import { askForWork } from '../documento/work.ts'
import { include } from '../include.ts'
import { type Acting, idsOf, platform } from '../machine/bound.ts'
import { move } from '../move.ts'
import { callSigners, customsOf } from './call.ts'
import { assinaturas } from './guards.ts'
import { signersOf } from './signers.ts'

/**
 * Issues a document for each contract from its current data and names the signers. Writes only rows in the
 * caller's transaction; a worker generates the file afterwards and then notifies the signers. Returns the
 * file by contract.
 */
export async function emiteDocumentos(
  tx: Tx,
  acting: Acting,
  { tipo, contratos }: Issued,
): Promise<ReadonlyMap<number, number>> {
  if (contratos.length === 0) return new Map()
  const [frozen, { levels, days }] = await together([freeze(tx, contratos), customsOf(tx)])
  if (frozen.size === 0) return new Map()
  const wanted = [...frozen].map(([contrato_id, dados]) => {
    const kind = typeof tipo === 'function' ? tipo(dados) : tipo
    const nome = `${kind} ${dados.contrato.numero}-${dados.contrato.sequencia}.pdf`
    return { dados, content: { contrato_id, tipo: kind, nome, nome_fisico: physicalName(nome) } }
  })
  const contents = wanted.map(({ content }) => content)
  const made = idsOf(await include(tx, arquivos, contents, acting, 'Aprovado'))
  const documents = wanted.map(({ dados, content }, at) => ({
    arquivo_id: made[at]!,
    tipo: content.tipo,
    codigo: verificationCode(),
    dados,
  }))
  const signers = new Map(
    documents.map(({ arquivo_id, tipo, dados }) => [arquivo_id, signersOf(tipo, dados, levels)]),
  )
  await together([keep(tx, documents), callSigners(tx, signers), askForWork(tx)])
  const prazo = Temporal.PlainDate.from(acting.today).add({ days }).toString()
  const signed = made.filter((id) => signers.get(id)!.length > 0)
  const sent = signed.map((id) => ({ id, values: { prazo } }))
  // The actor may lack rights on the new file, but reaches its contract.
  await move(tx, assinaturas, 'enviar', sent, platform(acting.today))
  return new Map(contents.map(({ contrato_id }, at) => [contrato_id, made[at]!]))
}

/** The document type, fixed or chosen by contract data. */
interface Issued {
  tipo: TipoDocumento | ((dados: Dados) => TipoDocumento)
  contratos: readonly number[]
}

interface Kept {
  arquivo_id: number
  tipo: TipoDocumento
  codigo: string
  dados: Dados
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
