import { ours, varchar } from '../fields.ts'
import { phrase } from '../phrase.ts'
import { hindrances, session } from './operation.ts'

export const concluiLoginUnico = session({
  family: 'session',
  id: 'ConcluiLoginUnico',
  method: 'GET',
  path: '/sessao/oidc/retorno',
  title: phrase('Voltar do login único', 'Return from single sign-on'),
  description: phrase(
    'Endereço a que o provedor devolve o navegador. Encontra o cadastro pelo login informado, sem nunca criar um, começa a sessão e leva ao destino pedido. Cada retorno vale uma vez.',
    'Address to which the provider sends the browser back. It finds the register by the login given, never creating one, begins the session and leads to the place asked for. Each return works once.',
  ),
  access: 'open',
  query: {
    state: varchar(0, phrase('O valor que acompanhou a ida.', 'The value that went along.'), ours),
    code: varchar(
      0,
      phrase('Código de autorização do provedor.', 'Authorisation code of the provider.'),
      ours,
    ),
    error: varchar(
      0,
      phrase('Motivo de o provedor não ter confirmado.', 'Why the provider did not confirm.'),
      ours,
    ),
  },
  output: 'redirect',
  problems: [
    'RETORNO_INVALIDO',
    'PROVEDOR_RECUSOU',
    'SEM_CADASTRO',
    ...hindrances,
    'SENHA_EXIGIDA',
    'ENDERECO_SEM_HTTPS',
    'PROVEDOR_INDISPONIVEL',
  ],
})
