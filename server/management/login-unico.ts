import { sql } from 'kysely'
import type {
  alteraLoginUnico,
  consultaLoginUnico,
  testaLoginUnico,
} from '../../catalogue/management/login-unico/index.ts'
import { said } from '../../catalogue/message.ts'
import { concluiLoginUnico } from '../../catalogue/session/conclui-login-unico.ts'
import type { Verb } from '../domain/verb.ts'
import { describeError } from '../facts.ts'
import { fetchFor } from '../net/fetch.ts'
import { discover } from '../oidc/discover.ts'
import { loadProvider } from '../oidc/settings.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'
import type { ApartVerb } from './apart-verb.ts'

const nothing = {
  configurado: false,
  emissor: '',
  identificador: '',
  segredo: 'Nenhum',
  escopos: '',
  campoLogin: '',
  rotulo: '',
  aceitaSenha: true,
}

export const consulta: Verb<typeof consultaLoginUnico> = async (tx, { base = '', sealer }) => {
  const provider = await loadProvider(tx, sealer!)
  const { rows } = await sql<{ count: number }>`select count(*)::int from usuario
    where cliente_id = ${currentClient} and autentica and (validade is null or validade >= hoje_do_cliente())`.execute(
    tx,
  )
  const told = provider && {
    ...provider,
    configurado: true,
    segredo: provider.segredo === undefined ? 'Nenhum' : 'Guardado',
  }
  return { ...nothing, ...told, retorno: base + concluiLoginUnico.path, usuarios: rows[0]!.count }
}

export const altera: Verb<typeof alteraLoginUnico> = async (tx, _acting, { rotulo, aceitaSenha }) => {
  const done = await tx
    .updateTable('provedor_oidc')
    .set({ rotulo, aceita_senha: aceitaSenha, atualizacao: sql`now()` })
    .where('cliente_id', '=', currentClient)
    .executeTakeFirst()
  if (done.numUpdatedRows === 0n) throw new Refusal('LOGIN_UNICO_AUSENTE')
  return { aceitaSenha }
}

/** Loads the provider's metadata as a sign-in would. */
export const testa: ApartVerb<typeof testaLoginUnico> = async ({ context, caller }, _input, simulated) => {
  const { clienteId } = caller
  const provider = await context.db.reading(clienteId, (tx: Tx) => loadProvider(tx, context.sealer))
  if (!provider) throw new Refusal('LOGIN_UNICO_AUSENTE')
  const none = { funciona: false, autorizacao: '', milissegundos: 0 }
  if (simulated)
    return { ...none, detalhe: said('comando.provedorNaoProcurado', { provedor: provider.emissor }) }
  const started = performance.now()
  const took = () => Math.round(performance.now() - started)
  try {
    const found = await discover(provider, clienteId, fetchFor(context.names.resolve, clienteId))
    const { authorization_endpoint: autorizacao = '' } = found.serverMetadata()
    return {
      funciona: true,
      detalhe: said('comando.provedorRespondeComoDeve'),
      autorizacao,
      milissegundos: took(),
    }
  } catch (error) {
    return {
      ...none,
      milissegundos: took(),
      detalhe: said('comando.provedorNaoRespondeu', { erro: describeError(error).slice(0, 200) }),
    }
  }
}
