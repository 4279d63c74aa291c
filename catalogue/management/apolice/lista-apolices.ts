import { code, date, documento, flag, listed, ours, related } from '../../fields.ts'
import { apoliceMachine } from '../../machines/apolice.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { endFilters, statesFilter } from '../filters.ts'
import { titularesApolice } from './fields.ts'

const situacoes = statesOf(apoliceMachine)

export const listaApolices = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaApolices',
  group: 'management',
  noun: 'apolice',
  doors: { staff: 'contratos.ver' },
  title: phrase('Apólices', 'Policies'),
  description: phrase(
    'As apólices de seguro contra acidentes pessoais.',
    'The policies of insurance against personal accidents.',
  ),
  columns: {
    id: number(phrase('Número da apólice na plataforma', 'Number of the policy on the platform')),
    apolice: text(phrase('Número da apólice', 'Number of the policy')),
    seguradora: text(phrase('Seguradora', 'Insurer')),
    titular: text(phrase('Titular', 'Holder'), titularesApolice),
    situacao: text(phrase('Situação', 'State'), situacoes),
    concedente: group({
      nome: text(phrase('Concedente', 'Host')),
      documento: text(phrase('CPF ou CNPJ', 'CPF or CNPJ')),
    }),
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término', 'End')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    titular: code(12, phrase('Titular.', 'Holder.'), listed(titularesApolice), {
      ...ours,
      rotulo: phrase('Titular', 'Holder'),
    }),
    concedente: documento(phrase('CPF ou CNPJ da concedente.', 'CPF or CNPJ of the host organisation.'), {
      ...ours,
      rotulo: phrase('Concedente', 'Host'),
    }),
    cobre: related(
      'pessoa',
      phrase(
        'As que cobrem os estagiários desta concedente.',
        'Those that cover interns of this host organisation.',
      ),
      { rotulo: phrase('Cobre a concedente', 'Covers the host') },
    ),
    cobreCurso: related(
      'curso',
      phrase('As que cobrem os estagiários deste curso.', 'Those that cover interns of this course.'),
      { rotulo: phrase('Cobre o curso', 'Covers the course') },
    ),
    vigenteEm: date(phrase('As que cobrem este dia.', 'Those that cover this day.'), {
      ...ours,
      rotulo: phrase('Cobre o dia', 'Covers the day'),
    }),
    ...endFilters,
    terminaAntes: flag(
      phrase(
        'S: só as que terminam antes de um contrato que cobrem, e por isso se renovam; N: só as outras.',
        'S: only those that end before a contract that they cover, and so are to be renewed; N: only the others.',
      ),
      {
        ...ours,
        rotulo: phrase('Termina antes de contratos', 'Ends before contracts'),
      },
    ),
  },
  search: phrase('número da apólice e seguradora', 'number of the policy and insurer'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    apolice: phrase('Apólice', 'Policy'),
    seguradora: phrase('Seguradora', 'Insurer'),
    termino: phrase('Término', 'End'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Vigente'], quantidade: 10 },
})
