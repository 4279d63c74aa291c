import { contaFavorecidoMachine } from '../../catalogue/machines/conta-favorecido.ts'
import type { consultaContaFavorecido } from '../../catalogue/management/conta-favorecido/consulta-conta-favorecido.ts'
import type { listaContasFavorecidos } from '../../catalogue/management/conta-favorecido/lista-contas-favorecidos.ts'
import { contasFavorecidos } from '../domain/conta-favorecido/guards.ts'
import { informa } from '../domain/conta-favorecido/informa.ts'
import { confirma, vigora } from '../domain/conta-favorecido/vigora.ts'
import { among, equal } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, byState, nameOf, personNamed, studentOf } from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import type { Noun } from './noun.ts'
import { own, residents } from './scopes.ts'

const listing: ListingSource<typeof listaContasFavorecidos, 'conta_favorecido'> = {
  table: 'conta_favorecido',
  joins: `left join aluno a on a.cliente_id = x.cliente_id and a.id = x.aluno_id
    left join pessoa p on p.cliente_id = x.cliente_id and p.id = x.pessoa_id`,
  columns: {
    aluno: { identificador: 'a.id', nome: 'coalesce(a.nome_social, a.nome)' },
    pessoa: { identificador: 'p.id', nome: nameOf('p') },
    conta: 'x.conta_mascarada',
  },
  filters: {
    situacao: among('x.situacao'),
    aluno: equal('x.aluno_id'),
    pessoa: equal('x.pessoa_id'),
  },
  search: (holds) => [studentOf('x.aluno_id', holds), personNamed('x.pessoa_id', holds)],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    inclusao: byMoment('x.inclusao'),
    situacao: byState(contaFavorecidoMachine, 'x.situacao'),
  },
}

const page: PageSource<typeof consultaContaFavorecido.element, 'conta_favorecido'> = {
  entity: 'contaFavorecido',
  joins: parts.joined(parts.by('al', 'aluno', 'x.aluno_id'), parts.by('pe', 'pessoa', 'x.pessoa_id')),
  element: {
    aluno: {
      when: 'al.id is not null',
      show: {
        identificador: 'al.id',
        nome: 'coalesce(al.nome_social, al.nome)',
        matricula: 'al.matricula',
      },
    },
    pessoa: { when: 'pe.id is not null', show: { identificador: 'pe.id', nome: nameOf('pe') } },
    conta: 'x.conta_mascarada',
    dados: {
      column: 'x.dados',
      members: {
        banco: 'banco',
        agencia: 'agencia',
        conta: 'conta',
        tipoConta: 'tipoConta',
        documento: 'documento',
        chavePix: 'chavePix',
      },
    },
  },
}

export const contaFavorecido: Noun<'conta_favorecido'> = {
  bound: contasFavorecidos,
  verbs: {
    InformaConta: informa,
    ConfirmaConta: confirma,
  },
  due: { vigorar: vigora },
  waits: { freely: true },
  scope: {
    // Accounts of persons belong to the whole institution.
    conta_favorecido: { units: residents, parties: { aluno: own('aluno_id') } },
  },
  sealed: [{ table: 'conta_favorecido', column: 'dados' }],
  listings: { ListaContasFavorecidos: listing },
  page: { source: page },
}
