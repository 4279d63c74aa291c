import { sql } from 'kysely'
import type { Grant } from '../../../catalogue/doors.ts'
import type { criaCredencial } from '../../../catalogue/management/credencial/cria-credencial.ts'
import { grantsOf, tiposCredencial } from '../../../catalogue/management/credencial/parts.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { lowered } from '../../../catalogue/phrase.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { operator } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import type { Verb } from '../verb.ts'
import { requireOwn } from './give.ts'
import { type Inserted, insertCredential } from './insert.ts'
import { ownerOf } from './owner.ts'
import { operatorCommands } from './token.ts'

const wrong = (campo: string, mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])

/** Creates a token or key. Its secret is returned only once. */
export const cria: Verb<typeof criaCredencial> = async (tx, acting, { tipo, nome, escopos, expira }) => {
  const possible: readonly string[] = grantsOf[tipo]
  const strange = escopos.find((one) => !possible.includes(one))
  if (strange !== undefined)
    throw wrong(
      'escopos',
      said('credencial.escopoDeOutroTipo', {
        escopo: strange,
        tipo: lowered(tiposCredencial[tipo]),
      }),
    )
  if (escopos.length === 0) throw wrong('escopos', said('comum.escolhaMenos'))
  if (expira && expira < acting.today) throw wrong('expira', said('credencial.ultimoDiaPassou'))
  const scopes = [...new Set(escopos)] as Grant[]
  requireOwn(acting, scopes)
  const { id, inicio, token } = await insertCredential(tx, {
    kind: tipo,
    name: nome,
    scopes,
    expiresAt: expira ? await endOf(tx, expira) : null,
    owner: ownerOf(tipo, acting),
  })
  return { id, inicio, segredo: token }
}

/** The end of a day in the client's time zone. */
async function endOf(tx: Tx, day: string): Promise<string> {
  const { rows } = await sql<{ end: string }>`
    select to_json((${day}::date + 1)::timestamp at time zone fuso)#>>'{}' as end
      from cliente where cliente_id = (select cliente_atual())`.execute(tx)
  return rows[0]!.end
}

/** Creates a credential for an operator, who may grant every scope. */
export async function createCredential(
  owner: Database,
  { clienteId, ...input }: Inserted & { clienteId: number },
  actor = operator(`${operatorCommands[input.kind]} create`),
): Promise<string> {
  const { token } = await owner.inClient(clienteId, (tx) => insertCredential(tx, input), actor)
  return token
}
