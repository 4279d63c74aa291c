import { convenioMachine } from '../../catalogue/machines/convenio.ts'
import type { consultaConvenio } from '../../catalogue/management/convenio/consulta-convenio.ts'
import type { listaConvenios } from '../../catalogue/management/convenio/lista-convenios.ts'
import { altera } from '../domain/convenio/altera.ts'
import { envia } from '../domain/convenio/envia.ts'
import { convenios } from '../domain/convenio/guards.ts'
import { inclui } from '../domain/convenio/inclui.ts'
import { registraAssinatura } from '../domain/convenio/registra-assinatura.ts'
import { renova } from '../domain/convenio/renova.ts'
import { vence } from '../domain/convenio/vence.ts'
import { among, equal, notAfter, notBefore } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import {
  byDay,
  byMoment,
  byState,
  byText,
  indexed,
  nameOf,
  ofPerson,
  personNamed,
} from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import { convenios as query } from '../query/sources/convenios.ts'
import { papersOf } from '../query/sources/papers.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'
import { inNameOrder } from './seek.ts'

const listing: ListingSource<typeof listaConvenios, 'convenio'> = {
  table: 'convenio',
  joins: 'left join pessoa pc on pc.cliente_id = x.cliente_id and pc.id = x.concedente_id',
  columns: {
    concedente: { nome: nameOf('pc'), documento: 'pc.documento' },
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    concedente: ofPerson('x.concedente_id'),
    daConcedente: equal('x.concedente_id'),
    terminoDe: notBefore('x.termino'),
    terminoAte: notAfter('x.termino'),
  },
  search: (holds) => [personNamed('x.concedente_id', holds), holds('x.convenio')],
  orders: {
    atualizacao: indexed(byMoment('x.atualizacao')),
    convenio: indexed(byText('x.convenio')),
    situacao: indexed(byState(convenioMachine, 'x.situacao')),
    termino: indexed({ ...byDay('x.termino'), nullable: true }),
  },
}

/** An agreement for its page. */
const page: PageSource<typeof consultaConvenio.element, 'convenio'> = {
  alias: query.alias,
  joins: query.joins,
  element: { ...query.element, ...papersOf('convenio_id', 'x') },
}

export const convenio: Noun<'convenio'> = {
  bound: convenios,
  verbs: {
    IncluiConvenio: inclui,
    AlteraConvenio: altera,
    EnviaConvenio: envia,
    RegistraAssinaturaConvenio: registraAssinatura,
    RenovaConvenio: renova,
  },
  due: { vencer: vence },
  seek: {
    names: [(x) => inNameOrder(`${x}.convenio`)],
    through: [{ column: 'concedente_id', noun: 'pessoa' }],
  },
  scope: { convenio: everyUnit },
  listings: { ListaConvenios: listing },
  page: { source: page },
}
