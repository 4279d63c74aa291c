import { tiposVaga } from '../../common-fields.ts'
import { code, date, documento, ours } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { vagaMachine } from '../../machines/vaga.ts'
import { listing } from '../../operation.ts'
import { coded, day, group, moment, number, text } from '../../output.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(vagaMachine)

export const listaVagas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaVagas',
  group: 'management',
  noun: 'vaga',
  doors: { staff: 'recrutamento.ver' },
  title: 'Vagas',
  description: 'As vagas da instituição, recebidas por lotes ou incluídas aqui.',
  columns: {
    id: number('Número da vaga'),
    identificacao: text('Identificação'),
    titulo: text('Título'),
    tipo: coded('Tipo', tiposVaga),
    situacao: text('Situação', situacoes),
    concedente: group({ nome: text('Concedente'), documento: text('CPF ou CNPJ') }),
    quantidade: number('Vagas'),
    inicioInscricao: day('Início das inscrições'),
    fimInscricao: day('Fim das inscrições'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes, 15),
    tipo: code(1, 'Tipo.', tiposVaga, { ...ours, rotulo: 'Tipo' }),
    concedente: documento('CPF ou CNPJ da concedente.', { ...ours, rotulo: 'Concedente' }),
    fimInscricaoDe: date('Fim das inscrições a partir deste dia.', { ...ours, rotulo: 'Inscrições até, de' }),
    fimInscricaoAte: date('Fim das inscrições até este dia.', { ...ours, rotulo: 'Inscrições até, a' }),
  },
  search: 'identificação, título e nome da concedente',
  orders: {
    atualizacao: 'Atualização',
    titulo: 'Título',
    situacao: 'Situação',
    fimInscricao: 'Fim das inscrições',
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Aberta'], quantidade: 10 },
})
