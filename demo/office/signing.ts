import { sql } from 'kysely'
import type { Signatario } from '../../catalogue/values/arquivo.ts'
import type { Acting } from '../../server/domain/machine/bound.ts'
import { type Proof, partyOf, withProof } from '../../server/store/actor.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { partyActor, staff } from '../sampler.ts'
import { act } from './act.ts'

/** What the evidence of sample data says: who signed, and that it is sample data. */
const proofOf = (nome: string): Proof => ({
  nivel: 'simples',
  meio: 'Dados de demonstração.',
  nome,
  endereco: null,
  navegador: null,
})

/** The file of a contract that waits for signatures, if any. */
export async function waitingFile(tx: Tx, contract: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select a.id from arquivo a join documento d on d.cliente_id = a.cliente_id and d.arquivo_id = a.id
     where a.cliente_id = ${currentClient} and a.contrato_id = ${contract} and d.arquivo_sha256 is not null
       and a.situacao_assinatura = 'Aguardando Assinatura' order by a.id desc limit 1`.execute(tx)
  return rows[0]?.id
}

/** Signs a file for all missing signers except the given parties. */
export async function signFile(
  tx: Tx,
  today: string,
  file: number,
  { but = [] }: { but?: readonly Signatario[] } = {},
): Promise<void> {
  for (const acting of await missingOf(tx, today, file)) {
    const { nome } = acting
    if (but.includes(partyOf(acting.actor)?.parte ?? 'instituicao')) continue
    await act(tx, { today, actor: withProof(acting.actor, proofOf(nome)) }, 'Assina', { aceite: 'S' }, [file])
  }
}

/** Call contexts of a file's missing signers, with their names. */
export async function missingOf(tx: Tx, today: string, file: number): Promise<(Acting & { nome: string })[]> {
  const { rows } = await sql<{ parte: Signatario; id: number | null; nome: string }>`
    select parte, parte_id as id, nome from assinatura
     where cliente_id = ${currentClient} and arquivo_id = ${file} and not assinado and not recusado
     order by ordem, id`.execute(tx)
  return rows.map(({ parte, id, nome }) => ({
    today,
    nome,
    actor: parte === 'instituicao' ? staff(0, nome) : partyActor(parte, id!),
  }))
}
