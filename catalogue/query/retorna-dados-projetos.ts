import { code, listed, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { propostaMachine } from '../machines/proposta.ts'
import { query } from '../operation.ts'
import { day, decimal, group, list, moment, money, number, text } from '../output.ts'
import { phrase, withEnglish } from '../phrase.ts'
import { tiposBolsa, tiposProposta } from '../values/proposta.ts'
import * as parts from './integracao-parts.ts'
import { unidade } from './projeto-parts.ts'

const situacoes = statesOf(propostaMachine)

export const retornaDadosProjetos = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'projetos.ver', unlimited: true },
  id: 'RetornaDadosProjetos',
  title: phrase('Projetos de monitoria, ensino e pesquisa', 'Monitoring, teaching and research projects'),
  description: phrase(
    'Propostas e projetos de monitoria, ensino, pesquisa e iniciação científica incluídos ou alterados no período.',
    'Proposals and projects of monitoring, teaching, research and scientific initiation included or changed in the period.',
  ),
  wrapper: { kind: 'A', name: 'projetos', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    situacao: { field: code(25, phrase('Situação.', 'State.'), listed(situacoes), ours) },
    tipo: { field: code(25, phrase('Tipo.', 'Kind.'), listed(tiposProposta), ours) },
    codigoProfessor: parts.byCode(phrase('do coordenador', 'of the coordinator')),
  },
  element: {
    identificador: number(phrase('Identificador do projeto', 'Identifier of the project')),
    titulo: text(phrase('Título', 'Title')),
    tipo: text(phrase('Tipo', 'Kind'), tiposProposta),
    edital: text(phrase('Edital', 'Public notice')),
    situacao: text(phrase('Situação', 'State'), situacoes),
    unidade,
    curso: parts.curso,
    coordenador: parts.professor,
    disciplinas: list({
      codigoIntegracao: text(phrase('Código de integração da disciplina', 'Integration code of the subject')),
      disciplina: text(phrase('Descrição da disciplina', 'Description of the subject')),
      turma: text(phrase('Turma', 'Class')),
    }),
    vagasBolsistas: number(phrase('Vagas com bolsa', 'Places with a scholarship')),
    vagasVoluntarios: number(phrase('Vagas sem bolsa', 'Places without a scholarship')),
    bolsa: group({
      valor: money(phrase('Valor da bolsa', 'Amount of the grant')),
      tipo: text(phrase('A que a bolsa se refere', 'What the scholarship refers to'), tiposBolsa),
    }),
    horasSemanais: decimal(
      phrase('Horas por semana de cada participante', 'Hours a week of each participant'),
    ),
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término', 'End')),
    participantes: list({
      aluno: parts.aluno,
      funcao: text(
        phrase('Função', 'Role'),
        withEnglish({ Bolsista: 'Grant holder', Voluntário: 'Volunteer' }),
      ),
      situacao: text(
        phrase('Situação da participação', 'State of the participation'),
        withEnglish({ Previsto: 'Planned', Ativo: 'Active', Concluído: 'Completed', Desligado: 'Left' }),
      ),
      inicio: day(phrase('Início da participação', 'Start of the participation')),
      termino: day(phrase('Término da participação', 'End of the participation')),
    }),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
