import { making } from '../making.ts'
import { contasFavorecidos } from './guards.ts'
import { informa } from './informa.ts'
import { confirma } from './vigora.ts'

/** What the commands of payees' accounts do. */
export const contaFavorecidoVerbs = {
  InformaConta: informa,
  ConfirmaConta: confirma,
  DesfazConta: making(contasFavorecidos, 'desfazer'),
}
