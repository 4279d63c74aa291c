import { code, date, listed, numeric, ours } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { solicitantes, tiposSolicitacao } from '../../values/solicitacao.ts'
import { ofHost, ofStudent, statesFilter } from '../filters.ts'

const situacoes = statesOf(solicitacaoMachine)

export const listaSolicitacoes = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaSolicitacoes',
  group: 'management',
  noun: 'solicitacao',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Solicitações', 'Requests'),
  description: phrase(
    'O que alunos, professores, concedentes e a própria instituição pediram.',
    'What students, professors, hosts and the institution itself asked for.',
  ),
  columns: {
    id: number(phrase('Número da solicitação', 'Number of the request')),
    tipo: text(phrase('Tipo', 'Kind'), tiposSolicitacao),
    situacao: text(phrase('Situação', 'State'), situacoes),
    solicitante: group({
      tipo: text(phrase('Quem pede', 'Who asks'), solicitantes),
      nome: text(phrase('Nome de quem pede', 'Name of who asks')),
    }),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
    aluno: group({ nome: text(phrase('Aluno', 'Student')) }),
    data: day(phrase('Data solicitada', 'Day asked for')),
    prazo: day(phrase('Prazo', 'Deadline')),
    versao: number(phrase('Versão', 'Version')),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(30, phrase('Tipo.', 'Kind.'), listed(tiposSolicitacao), {
      ...ours,
      rotulo: phrase('Tipo', 'Kind'),
    }),
    espera: code(
      11,
      phrase(
        'De quem se espera o que falta: instituição ou concedente.',
        'Who is to act: institution or host.',
      ),
      {
        values: {
          instituicao: phrase('A instituição ou quem pede', 'The institution or who asks'),
          concedente: phrase('A concedente, que confere o termo', 'The host, which reviews the term'),
        },
        unknown: 'refuse',
      },
      { ...ours, rotulo: phrase('Espera por', 'Waits for') },
    ),
    contrato: numeric(15, phrase('Número do contrato.', 'Number of the contract.'), {
      ...ours,
      min: 1,
      rotulo: phrase('Contrato', 'Contract'),
    }),
    aluno: ofStudent,
    daConcedente: ofHost,
    prazoDe: date(phrase('Prazo a partir deste dia.', 'Due from this day on.'), {
      ...ours,
      rotulo: phrase('Prazo, de', 'Deadline, from'),
    }),
    prazoAte: date(phrase('Prazo até este dia.', 'Due until this day.'), {
      ...ours,
      rotulo: phrase('Prazo, a', 'Deadline, to'),
    }),
  },
  search: phrase(
    'nome do aluno, descrição e matrícula informada',
    'name of the student, description and registration number told',
  ),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    situacao: phrase('Situação', 'State'),
    prazo: phrase('Prazo', 'Deadline'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Incluída'], quantidade: 10 },
})
