import { ours, varchar } from '../fields.ts'
import { session } from './operation.ts'
import { clienteField, tipoField } from './parts.ts'

export const iniciaLoginUnico = session({
  family: 'session',
  id: 'IniciaLoginUnico',
  method: 'GET',
  path: '/sessao/oidc',
  title: 'Entrar pelo login único',
  description:
    'Leva o navegador ao provedor OpenID Connect da instituição (código de autorização com PKCE, state e nonce).',
  access: 'open',
  query: {
    cliente: clienteField,
    tipo: tipoField,
    destino: varchar(200, 'Caminho da plataforma aonde ir depois de entrar. Vazio: o início.', ours),
  },
  output: 'redirect',
  problems: ['REGISTRO_INVALIDO', 'ENDERECO_SEM_HTTPS', 'LOGIN_UNICO_AUSENTE', 'PROVEDOR_INDISPONIVEL'],
})
