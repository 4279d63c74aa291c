import { statesOf } from '../machines/machine.ts'
import { pendenciaMachine } from '../machines/pendencia.ts'
import { query } from '../operation.ts'
import { day, group, moment, number, text } from '../output.ts'

export const retornaDadosNotasAtividades = query({
  family: 'query',
  id: 'RetornaDadosNotasAtividades',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver', unlimited: true },
  title: 'Notas das atividades',
  description: 'Relatórios de atividades criados no período, com pareceres e nota do professor.',
  wrapper: { kind: 'A', name: 'notasAtividades', response: false },
  period: 'inclusao',
  filters: {},
  element: {
    atividadeIdentificador: number('Identificador da atividade'),
    contratoIdentificador: number('Identificador do contrato'),
    contrato: number('Número do contrato'),
    alunoIdentificador: number('Identificador do aluno'),
    alunoNome: text('Nome do aluno'),
    alunoCpf: text('CPF do aluno'),
    alunoEmail: text('E-mail do aluno'),
    matricula: text('Matrícula do aluno'),
    disciplina: group({
      identificador: number('Identificador da disciplina'),
      descricao: text('Descrição da disciplina'),
      codigoIntegracao: text('Código de integração da disciplina'),
    }),
    situacaoRelatorio: text('Situação do relatório', statesOf(pendenciaMachine)),
    prazoEntrega: day('Prazo de entrega'),
    dataEntrega: day('Data de entrega'),
    dataParecerEstagiario: moment('Data do parecer do estagiário'),
    dataParecerConcedente: moment('Data do parecer da concedente'),
    dataParecerProfessor: moment('Data do parecer do professor'),
    professorIdentificacao: number('Identificador do professor'),
    professorNome: text('Nome do professor'),
    professorCpf: text('CPF do professor'),
    avaliacao: text('Enunciado da avaliação'),
    nota: text('Nota dada pelo professor'),
    unidadeIdentificacao: number('Identificador da unidade'),
    unidade: text('Unidade'),
    tipoEstagio: text('Tipo de estágio'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
