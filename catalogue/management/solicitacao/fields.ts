import { must } from '../../common-fields.ts'
import { code, date, listed, ours, related, varchar } from '../../fields.ts'
import { tiposSolicitacao } from '../../values/solicitacao.ts'
import { contratoFields } from '../contrato/fields.ts'
import { equivalenciaFields } from '../equivalencia/fields.ts'
import { optional } from '../written.ts'

const { modalidade, proposta, tipoEstagio, horasDiaria, horasSemanal, ...terms } = optional(contratoFields)
const { bolsaValor, auxilioTransporteValor, planoEstagio } = terms
const { tipo: atividade, horasSolicitadas } = optional(equivalenciaFields)

/** What a contract or an amendment is to say, where one is asked for; people complete the rest. */
export const termosPedidos = {
  tipoEstagio,
  horasDiaria,
  horasSemanal,
  bolsaValor,
  auxilioTransporteValor,
  planoEstagio,
}

/** What a request says about itself, whatever it is about. */
export const pedidoFields = {
  motivo: varchar(255, 'Por quê; na rescisão, obrigatório.', { ...ours, lines: true, rotulo: 'Motivo' }),
  descricao: varchar(1_000, 'O que se pede, em palavras.', { ...ours, lines: true, rotulo: 'Descrição' }),
  data: date('Dia em que a rescisão deve valer; na rescisão, obrigatório.', {
    ...ours,
    rotulo: 'Data solicitada',
  }),
  inicio: date('Primeiro dia do que se pede: do recesso, do contrato, do aditivo ou do convênio.', {
    ...ours,
    rotulo: 'Início',
  }),
  termino: date('Último dia do que se pede.', { ...ours, rotulo: 'Término' }),
  prazo: date('Até quando se espera a resposta.', { ...ours, rotulo: 'Prazo' }),
  modalidade: { ...modalidade, text: 'Estágio ou monitoria, do contrato que se pede. Vazia: estágio.' },
  ...termosPedidos,
  atividade: { ...atividade, text: 'Atividade que se pede equiparar a estágio.', rotulo: 'Atividade' },
  horasSolicitadas,
}

/** Of whom a request is that names no contract; who asks for a contract may not know their numbers. */
export const alunoFields = {
  aluno: related('aluno', 'Aluno de que se trata, quando não há contrato.', { rotulo: 'Aluno' }),
  curso: related('curso', 'Curso do aluno.', { rotulo: 'Curso' }),
}

export const solicitacaoFields = {
  tipo: code(30, 'O que se pede.', listed(tiposSolicitacao), { ...must, rotulo: 'Tipo' }),
  contrato: related('contrato', 'Contrato de que se trata, quando é sobre um.', { rotulo: 'Contrato' }),
  ...alunoFields,
  pessoa: related('pessoa', 'Concedente de que se trata, quando não há contrato.', { rotulo: 'Concedente' }),
  proposta,
  ...pedidoFields,
}
