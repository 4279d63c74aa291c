import { ours, varchar } from '../fields.ts'
import { phrase } from '../phrase.ts'
import { session } from './operation.ts'
import { clienteField, tipoField } from './parts.ts'

export const iniciaLoginUnico = session({
  family: 'session',
  id: 'IniciaLoginUnico',
  method: 'GET',
  path: '/sessao/oidc',
  title: phrase('Entrar pelo login único', 'Sign in by single sign-on'),
  description: phrase(
    'Leva o navegador ao provedor OpenID Connect da instituição (código de autorização com PKCE, state e nonce).',
    'Takes the browser to the OpenID Connect provider of the institution (authorisation code with PKCE, state and nonce).',
  ),
  access: 'open',
  query: {
    cliente: clienteField,
    tipo: tipoField,
    destino: varchar(
      200,
      phrase(
        'Caminho da plataforma aonde ir depois de entrar. Vazio: o início.',
        'Path of the platform to go to after signing in. Empty: the start.',
      ),
      ours,
    ),
  },
  output: 'redirect',
  problems: ['REGISTRO_INVALIDO', 'ENDERECO_SEM_HTTPS', 'LOGIN_UNICO_AUSENTE', 'PROVEDOR_INDISPONIVEL'],
})
