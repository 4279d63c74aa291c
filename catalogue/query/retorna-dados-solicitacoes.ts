import { code, cpf, listed, numeric, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { solicitacaoMachine } from '../machines/solicitacao.ts'
import { query } from '../operation.ts'
import { day, group, moment, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { solicitantes, tiposSolicitacao } from '../values/solicitacao.ts'
import { historicos } from './contrato-parts.ts'

const situacoes = statesOf(solicitacaoMachine)

export const retornaDadosSolicitacoes = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver', unlimited: true },
  id: 'RetornaDadosSolicitacoes',
  title: phrase('Solicitações', 'Requests'),
  description: phrase(
    'Solicitações incluídas ou alteradas no período, com quem pediu e o que foi feito delas.',
    'Requests included or changed in the period, with who asked and what became of them.',
  ),
  wrapper: { kind: 'A', name: 'solicitacoes', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: {
      field: cpf(
        phrase(
          'CPF do aluno do contrato, ou de que se trata; quando vem, o período é desconsiderado.',
          'CPF of the student of the contract, or whom it is about; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: '52998224725',
        },
      ),
      disregardsPeriod: true,
    },
    contrato: {
      field: numeric(
        15,
        phrase(
          'Número do contrato; quando vem, o período é desconsiderado.',
          'Number of the contract; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: 1042,
        },
      ),
      disregardsPeriod: true,
    },
    tipo: { field: code(30, phrase('Tipo.', 'Kind.'), listed(tiposSolicitacao), ours) },
    situacao: { field: code(25, phrase('Situação.', 'State.'), listed(situacoes), ours) },
  },
  element: {
    identificador: number(phrase('Identificador da solicitação', 'Identifier of the request')),
    tipo: text(phrase('Tipo', 'Kind'), tiposSolicitacao),
    situacao: text(phrase('Situação', 'State'), situacoes),
    solicitante: group({
      tipo: text(phrase('Quem pede', 'Who asks'), solicitantes),
      nome: text(phrase('Nome de quem pede', 'Name of who asks')),
      documento: text(phrase('CPF ou CNPJ de quem pede', 'CPF or CNPJ of who asks')),
    }),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
    motivo: text(phrase('Motivo', 'Reason')),
    descricao: text(phrase('Descrição', 'Description')),
    dataSolicitada: day(phrase('Data solicitada', 'Day asked for')),
    prazo: day(phrase('Prazo', 'Deadline')),
    atendimento: moment(phrase('Atendimento', 'Answered on')),
    responsavel: text(phrase('Quem atendeu', 'Who answered'), phrase('Responsável', 'Responsible')),
    historicos,
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
