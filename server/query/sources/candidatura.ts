import type { candidaturaElement } from '../../../catalogue/management/candidatura/element.ts'
import { unmet } from '../../domain/vaga/requirements.ts'
import type { PageSource } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const candidatura: PageSource<typeof candidaturaElement, 'candidatura'> = {
  joins: parts.joined(
    parts.by('v', 'vaga', 'x.vaga_id'),
    `${parts.by('h', 'pessoa', 'v.concedente_id')} and not v.confidencial`,
    parts.by('r', 'curriculo', 'x.curriculo_id'),
    parts.by('a', 'aluno', 'r.aluno_id'),
    parts.by('o', 'colaborador', 'x.colaborador_id'),
    'left join contrato t on t.cliente_id = x.cliente_id and t.candidatura_id = x.id',
  ),
  element: {
    vaga: {
      identificador: 'v.id',
      titulo: 'v.titulo',
      tipo: 'v.tipo',
      situacao: 'v.situacao',
      concedente: 'coalesce(h.nome_fantasia, h.nome)',
    },
    curriculo: {
      identificador: 'r.id',
      nome: 'coalesce(r.nome_social, r.nome)',
      email: 'r.email',
      telefone: 'r.telefone',
    },
    aluno: {
      when: 'a.id is not null',
      show: { identificador: 'a.id', nome: 'coalesce(a.nome_social, a.nome)', matricula: 'a.matricula' },
    },
    naoAtende: unmet('v', 'r.aluno_id'),
    contrato: { when: 't.id is not null', show: { identificador: 't.id', contrato: 't.numero' } },
    colaborador: { when: 'o.id is not null', show: { identificador: 'o.id', nome: 'o.nome' } },
    etapas: {
      from: 'candidatura_etapa e where e.cliente_id = x.cliente_id and e.candidatura_id = x.id',
      order: 'e.id',
      item: { etapa: 'e.etapa', momento: 'e.momento', autor: 'e.autor' },
    },
  },
}
