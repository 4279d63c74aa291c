import { code, date, listed, ours, related, texts } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { modalidadesExtensao } from './fields.ts'

const situacoes = statesOf(projetoExtensaoMachine)

export const listaProjetosExtensao = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaProjetosExtensao',
  group: 'management',
  noun: 'projeto_extensao',
  doors: { staff: 'projetos.ver', party: ['professor'] },
  title: 'Projetos de extensão',
  description: 'Os projetos de extensão; professores veem os que coordenam.',
  columns: {
    id: number('Número do projeto na plataforma'),
    titulo: text('Título'),
    modalidade: text('Modalidade', modalidadesExtensao),
    situacao: text('Situação', situacoes),
    areaTematica: text('Área temática'),
    professor: group({ nome: text('Coordenador'), codigoIntegracao: text('Código do coordenador') }),
    unidade: text('Unidade'),
    inicio: day('Início'),
    termino: day('Término'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: texts(situacoes.length, 25, 'Situações.', {
      ...ours,
      codes: listed(situacoes),
      rotulo: 'Situação',
    }),
    modalidade: code(25, 'Modalidade.', listed(modalidadesExtensao), { ...ours, rotulo: 'Modalidade' }),
    professor: related('professor', 'Coordenador.', { rotulo: 'Coordenador' }),
    unidade: related('unidade', 'Unidade.', { rotulo: 'Unidade' }),
    curso: related('curso', 'Curso em que as horas contam.', { rotulo: 'Curso' }),
    terminoDe: date('Término a partir deste dia.', { ...ours, rotulo: 'Término, de' }),
    terminoAte: date('Término até este dia.', { ...ours, rotulo: 'Término, a' }),
  },
  search: 'título, área temática e nome do coordenador',
  orders: { atualizacao: 'Atualização', titulo: 'Título', situacao: 'Situação', termino: 'Término' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Aprovada'], quantidade: 10 },
})
