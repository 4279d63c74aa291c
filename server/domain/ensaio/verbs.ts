import { sql } from 'kysely'
import type {
  consultaEnsaio,
  criaEnsaio,
  refazEnsaio,
  removeEnsaio,
} from '../../../catalogue/management/ensaio/index.ts'
import type { ToldOf } from '../../../catalogue/typed.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import { newToken, tokenHash, tokenStart } from '../credencial/token.ts'
import type { Verb } from '../verb.ts'
import { askForPreparing, isSandbox, requireSandbox } from './row.ts'

type Told = Omit<ToldOf<(typeof consultaEnsaio)['output']>, 'simulado' | 'dentro'>

const none: Told = {
  situacao: 'Nenhum',
  codigo: '',
  inicio: '',
  etapa: '',
  feitas: null,
  etapas: null,
  pronto: null,
}

const consulta: Verb<typeof consultaEnsaio> = async (tx) => {
  const { rows } = await sql<Told>`
    select situacao, coalesce(codigo, '') as codigo, token_inicio as inicio, coalesce(etapa, '') as etapa,
           etapas_feitas as feitas, etapas, momento_do_cliente(cliente_id, pronto_em) as pronto
      from ensaio where cliente_id = ${currentClient}`.execute(tx)
  return { dentro: await isSandbox(tx), ...(rows[0] ?? none) }
}

/**
 * Only records the request: creating a client needs the owner role, so a job does it. The token is shown only
 * here.
 */
const cria: Verb<typeof criaEnsaio> = async (tx) => {
  if (await isSandbox(tx)) throw new Refusal('REGISTRO_EXISTENTE')
  const token = newToken('integracao')
  const inicio = tokenStart(token)
  const made = await tx
    .insertInto('ensaio')
    .values({
      cliente_id: currentClient,
      situacao: 'Em preparo',
      token_inicio: inicio,
      token_hash: tokenHash(token),
    })
    .onConflict((known) => known.column('cliente_id').doNothing())
    .returning('situacao')
    .executeTakeFirst()
  if (!made) throw new Refusal('REGISTRO_EXISTENTE')
  await askForPreparing(tx)
  return { situacao: made.situacao, inicio, segredo: token }
}

const refaz: Verb<typeof refazEnsaio> = async (tx) => {
  const { situacao } = await requireSandbox(tx)
  if (situacao !== 'Pronto') throw new Refusal('MOVIMENTO_INVALIDO', { movimento: 'refazer', situacao })
  await sql`update ensaio set situacao = 'Em preparo', esvaziar = true, pronto_em = null, etapa = null,
      etapas_feitas = 0, atualizacao = now() where cliente_id = ${currentClient}`.execute(tx)
  await askForPreparing(tx)
  return { situacao: 'Em preparo' }
}

/** Allowed in any state, so that a sandbox that cannot be filled can be removed. */
const remove: Verb<typeof removeEnsaio> = async (tx) => {
  await requireSandbox(tx)
  await sql`update ensaio set situacao = 'Em remoção', esvaziar = true, pronto_em = null, atualizacao = now()
    where cliente_id = ${currentClient}`.execute(tx)
  await askForPreparing(tx)
  return { situacao: 'Em remoção' }
}

export const ensaioVerbs = {
  ConsultaEnsaio: consulta,
  CriaEnsaio: cria,
  RefazEnsaio: refaz,
  RemoveEnsaio: remove,
}
