import type { consultaContaFavorecido } from '../../../catalogue/management/conta-favorecido/consulta-conta-favorecido.ts'
import type { PageSource } from '../source.ts'
import * as parts from './integracao-parts.ts'

export const contaFavorecido: PageSource<typeof consultaContaFavorecido.element, 'conta_favorecido'> = {
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
    pessoa: { when: 'pe.id is not null', show: { identificador: 'pe.id', nome: 'pe.nome' } },
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
