import { said } from '../../catalogue/message.ts'
import { lembrando } from '../domain/lembrete/a-pedido.ts'
import { devolve } from '../domain/pendencia/devolve.ts'
import { entrega } from '../domain/pendencia/entrega.ts'
import { explainItem } from '../domain/pendencia/explain.ts'
import { pendencias } from '../domain/pendencia/guards.ts'
import { inclui } from '../domain/pendencia/inclui.ts'
import { opinaConcedente } from '../domain/pendencia/opina-concedente.ts'
import { opinaProfessor } from '../domain/pendencia/opina-professor.ts'
import { prorroga } from '../domain/pendencia/prorroga.ts'
import { pendencias as pendenciasListing } from '../listing/sources/pendencias.ts'
import { pendencia as pendenciaPage } from '../query/sources/pendencia.ts'
import type { Noun } from './noun.ts'
import { among, contractScope, ofContractOr, ofProject, own, partOfContract } from './scopes.ts'

export const pendencia: Noun<'pendencia'> = {
  bound: pendencias,
  verbs: {
    LembraPendencia: lembrando(pendencias),
    IncluiPendencia: inclui,
    EntregaPendencia: entrega,
    OpinaConcedente: opinaConcedente,
    OpinaProfessor: opinaProfessor,
    DevolvePendencia: devolve,
    ProrrogaPendencia: prorroga,
  },
  due: { cancelar: said('motivo.validadePendenciaTerminou') },
  waits: { titulo: 'tipo', prazo: 'prazo_entrega' },
  scope: {
    // An item of an extension project belongs to the party that owes it and to the project's leader.
    pendencia: {
      units: ofContractOr(contractScope.units, ofProject(among('unidade_id'))),
      parties: {
        ...partOfContract.parties,
        aluno: ofContractOr(contractScope.parties.aluno, own('aluno_id')),
        professor: ofContractOr(
          contractScope.parties.professor,
          (alias, id) => `${own('professor_id')(alias, id)} or ${ofProject(own('professor_id'))(alias, id)}`,
        ),
      },
    },
  },
  listings: { ListaPendencias: pendenciasListing },
  page: { source: pendenciaPage, explained: explainItem },
}
