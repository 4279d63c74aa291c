import { code, date, listed, ours, related, texts } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { propostaMachine } from '../../machines/proposta.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { tiposProposta } from './fields.ts'

const situacoes = statesOf(propostaMachine)

export const listaPropostas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaPropostas',
  group: 'management',
  noun: 'proposta',
  doors: { staff: 'projetos.ver', party: ['professor'] },
  title: 'Propostas',
  description: 'Propostas de monitoria, ensino, pesquisa e iniciação científica; professores veem as suas.',
  columns: {
    id: number('Número da proposta na plataforma'),
    titulo: text('Título'),
    tipo: text('Tipo', tiposProposta),
    situacao: text('Situação', situacoes),
    edital: text('Edital'),
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
    tipo: code(25, 'Tipo.', listed(tiposProposta), { ...ours, rotulo: 'Tipo' }),
    professor: related('professor', 'Coordenador.', { rotulo: 'Coordenador' }),
    unidade: related('unidade', 'Unidade.', { rotulo: 'Unidade' }),
    terminoDe: date('Término a partir deste dia.', { ...ours, rotulo: 'Término, de' }),
    terminoAte: date('Término até este dia.', { ...ours, rotulo: 'Término, a' }),
  },
  search: 'título, edital e nome do coordenador',
  orders: { atualizacao: 'Atualização', titulo: 'Título', situacao: 'Situação', termino: 'Término' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Aprovada'], quantidade: 10 },
})
