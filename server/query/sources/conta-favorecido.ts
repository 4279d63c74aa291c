import type { consultaContaFavorecido } from '../../../catalogue/management/conta-favorecido/consulta-conta-favorecido.ts'
import type { QuerySource, Sources } from '../source.ts'
import * as parts from './integracao-parts.ts'

type PageSource<S> = Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id' | 'entity'> & { element: S }

export const contaFavorecido: PageSource<Sources<typeof consultaContaFavorecido.element>> = {
  base: 'conta_favorecido x',
  alias: 'x',
  entity: 'contaFavorecido',
  joins: parts.joined(parts.by('al', 'aluno', 'x.aluno_id'), parts.by('pe', 'pessoa', 'x.pessoa_id')),
  id: 'x.id',
  element: {
    identificador: 'x.id',
    aluno: {
      when: 'al.id is not null',
      show: {
        identificador: 'al.id',
        nome: 'coalesce(al.nome_social, al.nome)',
        matricula: 'al.matricula',
      },
    },
    pessoa: { when: 'pe.id is not null', show: { identificador: 'pe.id', nome: 'pe.nome' } },
    situacao: 'x.situacao',
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
    esperaAte: 'x.espera_ate',
    ...parts.received,
    versao: 'x.versao',
  },
}
