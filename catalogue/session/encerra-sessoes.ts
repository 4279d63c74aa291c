import { numeric, ours } from '../fields.ts'
import { session } from './operation.ts'

export const encerraSessoes = session({
  family: 'session',
  id: 'EncerraSessoes',
  method: 'DELETE',
  path: '/sessao/lista',
  title: 'Sair de todos os lugares',
  description:
    'Encerra todas as sessões da pessoa, inclusive a deste navegador; ou, com identificador, só a que tem esse número.',
  access: 'change',
  query: { identificador: numeric(18, 'Número da sessão, como em ListaSessoes. Vazio: todas.', ours) },
  output: {},
  problems: ['REGISTRO_INVALIDO', 'SESSAO_INEXISTENTE'],
})
