import { sql } from 'kysely'
import { modeloMachine } from '../../../catalogue/machines/modelo.ts'
import type { TipoDocumento } from '../../../catalogue/management/arquivo/types.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { physicalName } from '../arquivo/content.ts'
import { arquivos } from '../arquivo/guards.ts'
import { callSigners, customsOf } from '../assinatura/call.ts'
import { assinaturas } from '../assinatura/guards.ts'
import { signersOf } from '../assinatura/signers.ts'
import { include } from '../include.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { verificationCode } from './codigo.ts'
import { type Dados, freeze } from './dados.ts'
import { askForWork } from './work.ts'

/**
 * Issues a document of each contract, from what is known of it now, and calls those who sign it. Only rows are written,
 * in the caller's transaction; a worker makes the file afterwards, and then the signers are told. By contract, the file.
 */
export async function emiteDocumentos(
  tx: Tx,
  acting: Acting,
  { tipo, contratos }: { tipo: TipoDocumento; contratos: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const frozen = [...(await freeze(tx, contratos))]
  if (frozen.length === 0) return new Map()
  const contents = frozen.map(([contrato_id, { contrato }]) => {
    const nome = `${tipo} ${contrato.numero}-${contrato.sequencia}.pdf`
    return { contrato_id, tipo, nome, nome_fisico: physicalName(nome) }
  })
  const made = (await include(tx, arquivos, contents, acting)).map(({ id }) => id)
  const motivo = 'Documento feito pela plataforma.'
  await move(
    tx,
    arquivos,
    'aprovar',
    made.map((id) => ({ id, motivo })),
    acting,
  )
  await keep(
    tx,
    tipo,
    frozen.map(([, dados], at) => ({ arquivo_id: made[at]!, codigo: verificationCode(), dados })),
  )
  const { levels, days } = await customsOf(tx)
  const signers = new Map(frozen.map(([, dados], at) => [made[at]!, signersOf(tipo, dados, levels)]))
  await callSigners(tx, signers)
  const prazo = Temporal.PlainDate.from(acting.today).add({ days }).toString()
  const signed = made.filter((id) => signers.get(id)!.length > 0)
  await move(
    tx,
    assinaturas,
    'enviar',
    signed.map((id) => ({ id, values: { prazo } })),
    acting,
  )
  await askForWork(tx)
  return new Map(frozen.map(([contrato], at) => [contrato, made[at]!]))
}

interface Kept {
  arquivo_id: number
  codigo: string
  dados: Dados
}

/** With what the client published, where it did. */
async function keep(tx: Tx, tipo: TipoDocumento, rows: readonly Kept[]): Promise<void> {
  await sql`insert into documento (cliente_id, arquivo_id, tipo, modelo_id, dados, codigo, fazer)
    select ${currentClient}, r.arquivo_id, ${tipo},
           (select id from modelo where cliente_id = ${currentClient} and tipo = ${tipo}
             and situacao = ${modeloMachine.moves.publicar.to}),
           r.dados, r.codigo, 'emitir'
      from json_to_recordset(${JSON.stringify(rows)}) r(arquivo_id bigint, codigo text, dados jsonb)`.execute(
    tx,
  )
}
