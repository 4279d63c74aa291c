import { making } from '../domain/making.ts'
import { moment } from '../domain/moment.ts'
import { aprova } from '../domain/remessa/aprova.ts'
import { gera } from '../domain/remessa/gera.ts'
import { remessas } from '../domain/remessa/guards.ts'
import { link } from '../domain/remessa/link.ts'
import { remessas as remessasListing } from '../listing/sources/remessas.ts'
import { remessaPagina } from '../query/sources/remessa-banco.ts'
import type { Noun } from './noun.ts'
import { ofNoUnit } from './scopes.ts'

export const remessa: Noun<'remessa'> = {
  bound: remessas,
  verbs: {
    GeraRemessa: gera,
    AprovaRemessa: aprova,
    LinkDeRemessa: link,
    EnviaRemessa: making(remessas, 'enviar', () => ({ enviada_em: moment })),
  },
  scope: {
    remessa: ofNoUnit,
  },
  sealed: [{ table: 'remessa_conteudo', column: 'conteudo', large: true }],
  listings: { ListaRemessas: remessasListing },
  page: { source: remessaPagina },
}
