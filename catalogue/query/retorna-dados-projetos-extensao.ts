import { code, listed, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { participacaoMachine } from '../machines/participacao.ts'
import { projetoExtensaoMachine } from '../machines/projeto-extensao.ts'
import { query } from '../operation.ts'
import { day, group, list, moment, money, number, text } from '../output.ts'
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
  title: 'Projetos de extensão',
  description:
    'Projetos de extensão incluídos ou alterados no período, com quem participa e por quantas horas.',
  wrapper: { kind: 'A', name: 'projetosExtensao', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    situacao: { field: code(25, 'Situação.', listed(situacoes), ours) },
    modalidade: { field: code(25, 'Modalidade.', listed(modalidadesExtensao), ours) },
    codigoCurso: parts.byCode('de um curso em que as horas contam'),
  },
  element: {
    identificador: number('Identificador do projeto'),
    titulo: text('Título'),
    modalidade: text('Modalidade', modalidadesExtensao),
    areaTematica: text('Área temática'),
    unidade,
    coordenador: parts.professor,
    cursos: list({ curso: parts.curso, horasCurriculares: number('Horas que contam no currículo') }),
    parceiros: list(pessoa('parceiro').fields),
    publicoAlvo: text('Público-alvo'),
    inicio: day('Início'),
    termino: day('Término'),
    horas: number('Carga horária'),
    situacao: text('Situação', situacoes),
    participantes: list({
      aluno: parts.aluno,
      papel: text('Papel', papeisExtensao),
      horasPrevistas: number('Horas previstas'),
      horasCumpridas: number('Horas registradas, inteiras'),
      situacao: text('Situação da participação', statesOf(participacaoMachine)),
    }),
    orcamento: group({ valorPrevisto: money('Valor previsto'), fonte: text('Fonte') }),
    arquivos,
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
