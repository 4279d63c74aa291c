import { alunoFields, pedidoFields } from '../../catalogue/management/solicitacao/fields.ts'
import { lembrando } from '../domain/lembrete/a-pedido.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { changing } from '../domain/making.ts'
import { atende } from '../domain/solicitacao/atende.ts'
import { solicitacoes } from '../domain/solicitacao/guards.ts'
import { inclui } from '../domain/solicitacao/inclui.ts'
import { solicitacoes as solicitacoesListing } from '../listing/sources/solicitacoes.ts'
import { solicitacao as solicitacaoPage } from '../query/sources/solicitacao.ts'
import type { Noun } from './noun.ts'
import { contractScope, ofContractOr, ofCourses, own } from './scopes.ts'

/** A request without a contract belongs to the units of its student; without a student, to all units. */
const aboutNoContract: Belongs = (alias, units) =>
  `${alias}.contrato_id is null and (${alias}.aluno_id is null or exists (select from aluno s
     where s.cliente_id = ${alias}.cliente_id and s.id = ${alias}.aluno_id and ${ofCourses('aluno_id')('s', units)}))`

export const solicitacao: Noun<'solicitacao'> = {
  bound: solicitacoes,
  verbs: {
    LembraSolicitacao: lembrando(solicitacoes),
    IncluiSolicitacao: inclui,
    // Staff may also complete a request that was sent.
    AlteraSolicitacao: changing(solicitacoes, { ...alunoFields, ...pedidoFields }),
    AtendeSolicitacao: atende,
  },
  waits: { titulo: 'tipo' },
  scope: {
    solicitacao: {
      units: ofContractOr(contractScope.units, aboutNoContract),
      parties: {
        aluno: ofContractOr(contractScope.parties.aluno, own('aluno_id')),
        professor: ofContractOr(contractScope.parties.professor, own('professor_id')),
        concedente: ofContractOr(contractScope.parties.concedente, own('pessoa_id')),
        supervisor: ofContractOr(contractScope.parties.supervisor, own('pessoa_id')),
        responsavel: ofContractOr(contractScope.parties.responsavel, own('pessoa_id')),
      },
    },
  },
  listings: { ListaSolicitacoes: solicitacoesListing },
  page: { source: solicitacaoPage },
}
