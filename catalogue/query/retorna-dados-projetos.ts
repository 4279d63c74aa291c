import { code, listed, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { propostaMachine } from '../machines/proposta.ts'
import { query } from '../operation.ts'
import { day, decimal, group, list, moment, money, number, text } from '../output.ts'
import { tiposBolsa, tiposProposta } from '../values/proposta.ts'
import * as parts from './integracao-parts.ts'
import { unidade } from './projeto-parts.ts'

const situacoes = statesOf(propostaMachine)

export const retornaDadosProjetos = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'projetos.ver', unlimited: true },
  id: 'RetornaDadosProjetos',
  title: 'Projetos de monitoria, ensino e pesquisa',
  description:
    'Propostas e projetos de monitoria, ensino, pesquisa e iniciação científica incluídos ou alterados no período.',
  wrapper: { kind: 'A', name: 'projetos', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    situacao: { field: code(25, 'Situação.', listed(situacoes), ours) },
    tipo: { field: code(25, 'Tipo.', listed(tiposProposta), ours) },
    codigoProfessor: parts.byCode('do coordenador'),
  },
  element: {
    identificador: number('Identificador do projeto'),
    titulo: text('Título'),
    tipo: text('Tipo', tiposProposta),
    edital: text('Edital'),
    situacao: text('Situação', situacoes),
    unidade,
    curso: parts.curso,
    coordenador: parts.professor,
    disciplinas: list({
      codigoIntegracao: text('Código de integração da disciplina'),
      disciplina: text('Descrição da disciplina'),
      turma: text('Turma'),
    }),
    vagasBolsistas: number('Vagas com bolsa'),
    vagasVoluntarios: number('Vagas sem bolsa'),
    bolsa: group({ valor: money('Valor da bolsa'), tipo: text('A que a bolsa se refere', tiposBolsa) }),
    horasSemanais: decimal('Horas por semana de cada participante'),
    inicio: day('Início'),
    termino: day('Término'),
    participantes: list({
      aluno: parts.aluno,
      funcao: text('Função', ['Bolsista', 'Voluntário']),
      situacao: text('Situação da participação', ['Previsto', 'Ativo', 'Concluído', 'Desligado']),
      inicio: day('Início da participação'),
      termino: day('Término da participação'),
    }),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
