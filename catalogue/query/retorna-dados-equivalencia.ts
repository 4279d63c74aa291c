import { code, listed, ours } from '../fields.ts'
import { equivalenciaMachine } from '../machines/equivalencia.ts'
import { statesOf } from '../machines/machine.ts'
import { query } from '../operation.ts'
import { day, moment, number, text } from '../output.ts'
import { tiposEquivalencia } from '../values/equivalencia.ts'
import { arquivos, pessoa } from './contrato-parts.ts'
import * as parts from './integracao-parts.ts'

const situacoes = statesOf(equivalenciaMachine)

export const retornaDadosEquivalencia = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver', unlimited: true },
  id: 'RetornaDadosEquivalencia',
  title: 'Equivalências',
  description:
    'Pedidos para que horas de outra atividade contem como estágio, incluídos ou alterados no período.',
  wrapper: { kind: 'A', name: 'equivalencias', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: parts.byCpf('do aluno', '52998224725'),
    situacao: { field: code(25, 'Situação.', listed(situacoes), ours) },
    tipo: { field: code(30, 'Tipo.', listed(tiposEquivalencia), ours) },
  },
  element: {
    identificador: number('Identificador da equivalência'),
    aluno: parts.aluno,
    curso: parts.curso,
    disciplina: parts.disciplina,
    tipo: text('Tipo', tiposEquivalencia),
    organizacao: pessoa('organização'),
    inicio: day('Início'),
    termino: day('Término'),
    horasSolicitadas: number('Horas solicitadas'),
    horasDeferidas: number('Horas deferidas'),
    situacao: text('Situação', situacoes),
    professor: parts.professor,
    parecer: text('Parecer'),
    dataParecer: moment('Data do parecer'),
    arquivos,
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
