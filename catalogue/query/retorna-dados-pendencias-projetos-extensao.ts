import { code, cpf, listed, numeric, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { pendenciaMachine } from '../machines/pendencia.ts'
import { query } from '../operation.ts'
import { day, group, moment, number, text } from '../output.ts'
import { phrase, withEnglish } from '../phrase.ts'
import { tiposPendenciaExtensao } from '../values/pendencia.ts'

const situacoes = statesOf(pendenciaMachine)

export const retornaDadosPendenciasProjetosExtensao = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'projetos.ver', unlimited: true },
  id: 'RetornaDadosPendenciasProjetosExtensao',
  title: phrase('Pendências dos projetos de extensão', 'Pending items of extension projects'),
  description: phrase(
    'O que alunos e professores devem aos projetos de extensão, incluído ou alterado no período.',
    'What students and professors owe to extension projects, included or changed in the period.',
  ),
  wrapper: { kind: 'A', name: 'pendenciasProjetosExtensao', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    projeto: {
      field: numeric(
        15,
        phrase(
          'Identificador do projeto; quando vem, o período é desconsiderado.',
          'Identifier of the project; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: 1,
        },
      ),
      disregardsPeriod: true,
    },
    cpf: {
      field: cpf(
        phrase(
          'CPF de quem deve; quando vem, o período é desconsiderado.',
          'CPF of whoever owes it; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: '52998224725',
        },
      ),
      disregardsPeriod: true,
    },
    pendenciaTipo: {
      field: code(
        40,
        phrase('Tipo de pendência.', 'Kind of pending item.'),
        listed(tiposPendenciaExtensao),
        ours,
      ),
    },
    pendenciaSituacao: { field: code(25, phrase('Situação.', 'State.'), listed(situacoes), ours) },
  },
  element: {
    identificador: number(phrase('Identificador da pendência', 'Identifier of the pending item')),
    projetoIdentificador: number(phrase('Identificador do projeto', 'Identifier of the project')),
    titulo: text(phrase('Título do projeto', 'Title of the project')),
    responsavel: group({
      tipo: text(
        phrase('Quem deve', 'Who owes it'),
        withEnglish({ Aluno: 'Student', Professor: 'Professor' }),
      ),
      nome: text(phrase('Nome de quem deve', 'Name of who owes it')),
      cpf: text(phrase('CPF de quem deve', 'CPF of who owes it')),
    }),
    pendenciaTipo: text(phrase('Tipo de pendência', 'Kind of pending item'), tiposPendenciaExtensao),
    pendenciaSituacao: text(phrase('Situação', 'State'), situacoes),
    pendenciaPrazoEntrega: day(phrase('Prazo de entrega', 'Delivery deadline')),
    pendenciaEntrega: day(phrase('Entrega', 'Delivery')),
    parecer: text(phrase('Parecer', 'Opinion')),
    diasAtraso: number(
      phrase('Dias de atraso; vazio quando não está atrasada', 'Days overdue; empty where it is not'),
    ),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
