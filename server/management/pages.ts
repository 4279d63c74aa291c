import type { RecordPage } from '../../catalogue/management/index.ts'
import { convenios } from '../domain/convenio/guards.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { type Prospects, prospectsOf } from '../domain/machine/prospects.ts'
import { participacoes } from '../domain/participacao/guards.ts'
import { projetosExtensao } from '../domain/projeto-extensao/guards.ts'
import { propostas } from '../domain/proposta/guards.ts'
import { vagas } from '../domain/vaga/guards.ts'
import type { QuerySource, Sources } from '../query/source.ts'
import { convenios as convenio } from '../query/sources/convenios.ts'
import { participacao } from '../query/sources/participacao.ts'
import { projetos } from '../query/sources/projetos.ts'
import { projetosExtensao as projetoExtensao } from '../query/sources/projetos-extensao.ts'
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
  ConsultaProposta: {
    source: { ...projetos, element: { ...projetos.element, versao: 'x.versao' } },
    prospects: prospectsOf(propostas),
  },
  ConsultaProjetoExtensao: {
    source: { ...projetoExtensao, element: { ...projetoExtensao.element, versao: 'x.versao' } },
    prospects: prospectsOf(projetosExtensao),
  },
  ConsultaParticipacao: { source: participacao, prospects: prospectsOf(participacoes) },
}
