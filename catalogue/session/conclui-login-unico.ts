import { ours, varchar } from '../fields.ts'
import { hindrances, session } from './operation.ts'

export const concluiLoginUnico = session({
  family: 'session',
  id: 'ConcluiLoginUnico',
  method: 'GET',
  path: '/sessao/oidc/retorno',
  title: 'Voltar do login único',
  description:
    'Endereço a que o provedor devolve o navegador. Encontra o cadastro pelo login informado, sem nunca criar um, começa a sessão e leva ao destino pedido. Cada retorno vale uma vez.',
  access: 'open',
  query: {
    state: varchar(0, 'O valor que acompanhou a ida.', ours),
    code: varchar(0, 'Código de autorização do provedor.', ours),
    error: varchar(0, 'Motivo de o provedor não ter confirmado.', ours),
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
