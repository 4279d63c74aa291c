import { type Context, mailWay } from '../../context.ts'
import { csrfToken } from '../../domain/secrets/token.ts'
import type { Signed } from '../../domain/sessao/use.ts'
import { localMoment } from '../../values/dates.ts'

/** A session as its browser sees it. The person is shown only when no factor is missing. */
export function described(
  context: Pick<Context, 'mail'>,
  { client, person, session }: Signed,
  secret: string,
) {
  const { tipo, id: identificador, login, nome, perfil, permissoes, unidades } = person
  return {
    cliente: { codigo: client.codigo, nome: client.nome },
    pessoa: session.falta
      ? null
      : {
          tipo,
          identificador,
          login,
          nome,
          perfil: perfil ?? '',
          permissoes,
          porUnidade: unidades !== null,
        },
    ensaio: client.ensaio,
    mensagens: client.ensaio ? ('nenhuma' as const) : mailWay(context, client.codigo),
    metodo: session.metodo,
    inclusao: localMoment(session.inclusao, client.fuso),
    expiraEm: localMoment(session.expiraEm, client.fuso),
    falta: session.falta ?? '',
    csrf: csrfToken(secret),
  }
}
