import { making } from '../making.ts'
import { moment } from '../moment.ts'
import { aprova } from './aprova.ts'
import { gera } from './gera.ts'
import { remessas } from './guards.ts'
import { link } from './link.ts'

/** What the commands of files of payments do. */
export const remessaVerbs = {
  GeraRemessa: gera,
  AprovaRemessa: aprova,
  LinkDeRemessa: link,
  EnviaRemessa: making(remessas, 'enviar', () => ({ enviada_em: moment })),
  RejeitaRemessa: making(remessas, 'rejeitar'),
  CancelaRemessa: making(remessas, 'cancelar'),
}
