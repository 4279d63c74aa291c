import type { RecordPage } from '../../catalogue/management/index.ts'
import { apolices } from '../domain/apolice/guards.ts'
import { contratos } from '../domain/contrato/guards.ts'
import { convenios } from '../domain/convenio/guards.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { type Prospects, prospectsOf } from '../domain/machine/prospects.ts'
import { vagas } from '../domain/vaga/guards.ts'
import type { QuerySource, Sources } from '../query/source.ts'
import { apolicePagina } from '../query/sources/apolice-pagina.ts'
import { contratoPagina } from '../query/sources/contrato-pagina.ts'
import { convenios as convenio } from '../query/sources/convenios.ts'
import { vaga } from '../query/sources/vaga.ts'
import type { Tx } from '../store/database.ts'

/** Where a record comes from, and what its machine says can be done with it. */
export interface Page<O extends RecordPage = RecordPage> {
  source: Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id'> & { element: Sources<O['element']> }
  prospects: (tx: Tx, id: number, acting: Acting) => Promise<Prospects | undefined>
}

/** Every record that has a page. A missing one does not compile. */
export const pages: { readonly [O in RecordPage as O['id']]: Page<O> } = {
  ConsultaVaga: {
    source: { ...vaga, element: { ...vaga.element, versao: 'x.versao' } },
    prospects: prospectsOf(vagas),
  },
  ConsultaConvenio: {
    source: { ...convenio, element: { ...convenio.element, versao: 'x.versao' } },
    prospects: prospectsOf(convenios),
  },
  ConsultaContrato: { source: contratoPagina, prospects: prospectsOf(contratos) },
  ConsultaApolice: { source: apolicePagina, prospects: prospectsOf(apolices) },
}
