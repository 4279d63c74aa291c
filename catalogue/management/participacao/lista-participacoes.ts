import { code, listed, ours, related } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { participacaoMachine } from '../../machines/participacao.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { papeisExtensao } from '../../values/participacao.ts'

const situacoes = statesOf(participacaoMachine)

export const listaParticipacoes = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaParticipacoes',
  group: 'management',
  noun: 'participacao',
  doors: { staff: 'projetos.ver', party: ['aluno', 'professor'] },
  title: 'Participações em projetos de extensão',
  description:
    'Quem participa de projetos de extensão; alunos veem as suas, professores as dos seus projetos.',
  columns: {
    id: number('Número da participação na plataforma'),
    aluno: group({ nome: text('Aluno'), matricula: text('Matrícula') }),
    projeto: group({ identificador: number('Número do projeto'), titulo: text('Projeto') }),
    papel: text('Papel', papeisExtensao),
    situacao: text('Situação', situacoes),
    horasPrevistas: number('Horas previstas'),
    inicio: day('Início'),
    termino: day('Término'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: code(10, 'Situação.', listed(situacoes), { ...ours, rotulo: 'Situação' }),
    papel: code(20, 'Papel.', listed(papeisExtensao), { ...ours, rotulo: 'Papel' }),
    projeto: related('projeto_extensao', 'Projeto de extensão.', { rotulo: 'Projeto' }),
    aluno: related('aluno', 'Aluno.', { rotulo: 'Aluno' }),
  },
  search: 'nome do aluno e título do projeto',
  orders: { atualizacao: 'Atualização', inicio: 'Início', situacao: 'Situação' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: 'Ativo', quantidade: 10 },
})
