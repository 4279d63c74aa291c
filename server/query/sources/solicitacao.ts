import type { consultaSolicitacao } from '../../../catalogue/management/solicitacao/consulta-solicitacao.ts'
import type { PageSource } from '../source.ts'
import * as parts from './integracao-parts.ts'
import { solicitacoes } from './solicitacoes.ts'

/** A request with its subject and result, for its page. */
export const solicitacao: PageSource<typeof consultaSolicitacao.element, 'solicitacao'> = {
  ...solicitacoes,
  joins: parts.joined(
    solicitacoes.joins,
    parts.by('k', 'contrato', 'x.contrato_id'),
    parts.by('ka', 'aluno', 'coalesce(k.aluno_id, x.aluno_id)'),
    parts.by('kc', 'pessoa', 'coalesce(k.concedente_id, x.pessoa_id)'),
    parts.by('c', 'curso', 'coalesce(x.curso_id, k.curso_id)'),
  ),
  element: {
    ...solicitacoes.element,
    contratoIdentificador: 'k.id',
    aluno: { when: 'ka.id is not null', show: { nome: 'coalesce(ka.nome_social, ka.nome)' } },
    concedente: { when: 'kc.id is not null', show: { nome: 'coalesce(kc.nome_fantasia, kc.nome)' } },
    curso: parts.curso('c'),
    resultado: {
      when: 'x.resultado is not null',
      show: { tipo: 'x.resultado', identificador: 'x.resultado_id' },
    },
  },
}
