import { code, listed, ours } from '../fields.ts'
import { equivalenciaMachine } from '../machines/equivalencia.ts'
import { statesOf } from '../machines/machine.ts'
import { query } from '../operation.ts'
import { day, moment, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { tiposEquivalencia } from '../values/equivalencia.ts'
import { arquivos, pessoa } from './contrato-parts.ts'
import * as parts from './integracao-parts.ts'

const situacoes = statesOf(equivalenciaMachine)

export const retornaDadosEquivalencia = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver', unlimited: true },
  id: 'RetornaDadosEquivalencia',
  title: phrase('Equivalências', 'Equivalences'),
  description: phrase(
    'Pedidos para que horas de outra atividade contem como estágio, incluídos ou alterados no período.',
    'Requests that hours of another activity count as an internship, included or changed in the period.',
  ),
  wrapper: { kind: 'A', name: 'equivalencias', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: parts.byCpf(phrase('do aluno', 'of the student'), '52998224725'),
    situacao: { field: code(25, phrase('Situação.', 'State.'), listed(situacoes), ours) },
    tipo: { field: code(30, phrase('Tipo.', 'Kind.'), listed(tiposEquivalencia), ours) },
  },
  element: {
    identificador: number(phrase('Identificador da equivalência', 'Identifier of the equivalence')),
    aluno: parts.aluno,
    curso: parts.curso,
    disciplina: parts.disciplina,
    tipo: text(phrase('Tipo', 'Kind'), tiposEquivalencia),
    organizacao: pessoa(phrase('organização', 'organization')),
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término', 'End')),
    horasSolicitadas: number(phrase('Horas solicitadas', 'Hours asked for')),
    horasDeferidas: number(phrase('Horas deferidas', 'Hours granted')),
    situacao: text(phrase('Situação', 'State'), situacoes),
    professor: parts.professor,
    parecer: text(phrase('Parecer', 'Opinion')),
    dataParecer: moment(phrase('Data do parecer', 'Day of the opinion')),
    arquivos,
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
