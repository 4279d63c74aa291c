import { code, cpf, listed, numeric, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { pendenciaMachine } from '../machines/pendencia.ts'
import { query } from '../operation.ts'
import { day, group, moment, number, text } from '../output.ts'
import { tiposPendenciaExtensao } from '../values/pendencia.ts'

const situacoes = statesOf(pendenciaMachine)

export const retornaDadosPendenciasProjetosExtensao = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'projetos.ver', unlimited: true },
  id: 'RetornaDadosPendenciasProjetosExtensao',
  title: 'Pendências dos projetos de extensão',
  description: 'O que alunos e professores devem aos projetos de extensão, incluído ou alterado no período.',
  wrapper: { kind: 'A', name: 'pendenciasProjetosExtensao', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    projeto: {
      field: numeric(15, 'Identificador do projeto; quando vem, o período é desconsiderado.', {
        ...ours,
        example: 1,
      }),
      disregardsPeriod: true,
    },
    cpf: {
      field: cpf('CPF de quem deve; quando vem, o período é desconsiderado.', {
        ...ours,
        example: '52998224725',
      }),
      disregardsPeriod: true,
    },
    pendenciaTipo: { field: code(40, 'Tipo de pendência.', listed(tiposPendenciaExtensao), ours) },
    pendenciaSituacao: { field: code(25, 'Situação.', listed(situacoes), ours) },
  },
  element: {
    identificador: number('Identificador da pendência'),
    projetoIdentificador: number('Identificador do projeto'),
    titulo: text('Título do projeto'),
    responsavel: group({
      tipo: text('Quem deve', ['Aluno', 'Professor']),
      nome: text('Nome de quem deve'),
      cpf: text('CPF de quem deve'),
    }),
    pendenciaTipo: text('Tipo de pendência', tiposPendenciaExtensao),
    pendenciaSituacao: text('Situação', situacoes),
    pendenciaPrazoEntrega: day('Prazo de entrega'),
    pendenciaEntrega: day('Entrega'),
    parecer: text('Parecer'),
    diasAtraso: number('Dias de atraso; vazio quando não está atrasada'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
