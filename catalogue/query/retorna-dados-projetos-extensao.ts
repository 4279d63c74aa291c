import { code, listed, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { participacaoMachine } from '../machines/participacao.ts'
import { projetoExtensaoMachine } from '../machines/projeto-extensao.ts'
import { query } from '../operation.ts'
import { day, group, list, moment, money, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { papeisExtensao } from '../values/participacao.ts'
import { modalidadesExtensao } from '../values/projeto-extensao.ts'
import { arquivos, pessoa } from './contrato-parts.ts'
import * as parts from './integracao-parts.ts'
import { unidade } from './projeto-parts.ts'

const situacoes = statesOf(projetoExtensaoMachine)

export const retornaDadosProjetosExtensao = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'projetos.ver', unlimited: true },
  id: 'RetornaDadosProjetosExtensao',
  title: phrase('Projetos de extensão', 'Extension projects'),
  description: phrase(
    'Projetos de extensão incluídos ou alterados no período, com quem participa e por quantas horas.',
    'Extension projects included or changed in the period, with who takes part and for how many hours.',
  ),
  wrapper: { kind: 'A', name: 'projetosExtensao', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    situacao: { field: code(25, phrase('Situação.', 'State.'), listed(situacoes), ours) },
    modalidade: { field: code(25, phrase('Modalidade.', 'Mode.'), listed(modalidadesExtensao), ours) },
    codigoCurso: parts.byCode(
      phrase('de um curso em que as horas contam', 'of a course in which the hours count'),
    ),
  },
  element: {
    identificador: number(phrase('Identificador do projeto', 'Identifier of the project')),
    titulo: text(phrase('Título', 'Title')),
    modalidade: text(phrase('Modalidade', 'Mode'), modalidadesExtensao),
    areaTematica: text(phrase('Área temática', 'Thematic area')),
    unidade,
    coordenador: parts.professor,
    cursos: list({
      curso: parts.curso,
      horasCurriculares: number(
        phrase('Horas que contam no currículo', 'Hours that count in the curriculum'),
      ),
    }),
    parceiros: list(pessoa(phrase('parceiro', 'partner')).fields),
    publicoAlvo: text(phrase('Público-alvo', 'Audience')),
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término', 'End')),
    horas: number(phrase('Carga horária', 'Hours')),
    situacao: text(phrase('Situação', 'State'), situacoes),
    participantes: list({
      aluno: parts.aluno,
      papel: text(phrase('Papel', 'Role'), papeisExtensao),
      horasPrevistas: number(phrase('Horas previstas', 'Planned hours')),
      horasCumpridas: number(phrase('Horas registradas, inteiras', 'Hours recorded, whole')),
      situacao: text(
        phrase('Situação da participação', 'State of the participation'),
        statesOf(participacaoMachine),
      ),
    }),
    orcamento: group({
      valorPrevisto: money(phrase('Valor previsto', 'Planned amount')),
      fonte: text(phrase('Fonte', 'Source')),
    }),
    arquivos,
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
