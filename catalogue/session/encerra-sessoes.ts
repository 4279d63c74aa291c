import { numeric, ours } from '../fields.ts'
import { phrase } from '../phrase.ts'
import { session } from './operation.ts'

export const encerraSessoes = session({
  family: 'session',
  id: 'EncerraSessoes',
  method: 'DELETE',
  path: '/sessao/lista',
  title: phrase('Sair de todos os lugares', 'Sign out everywhere'),
  description: phrase(
    'Encerra todas as sessões da pessoa, inclusive a deste navegador; ou, com identificador, só a que tem esse número.',
    'Ends all sessions of the person, also that of this browser; or, with an identifier, only the one with that number.',
  ),
  access: 'change',
  query: {
    identificador: numeric(
      18,
      phrase(
        'Número da sessão, como em ListaSessoes. Vazio: todas.',
        'Number of the session, as in ListaSessoes. Empty: all.',
      ),
      ours,
    ),
  },
  output: {},
  problems: ['REGISTRO_INVALIDO', 'SESSAO_INEXISTENTE'],
})
