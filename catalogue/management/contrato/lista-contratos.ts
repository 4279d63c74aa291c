import { code, cpf, date, documento, listed, numeric, ours, related } from '../../fields.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { coded, day, group, moment, number, text } from '../../output.ts'
import { modalidadesContrato, tiposEstagio } from '../../values/contrato.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(contratoMachine)

export const listaContratos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaContratos',
  group: 'management',
  noun: 'contrato',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Contratos',
  description: 'Os contratos de estágio e de monitoria; cada aditivo é uma sequência do mesmo número.',
  columns: {
    id: number('Número do registro na plataforma'),
    contrato: number('Número do contrato'),
    sequencia: number('Sequência do contrato'),
    modalidade: coded('Modalidade', { values: modalidadesContrato }),
    tipoEstagio: text('Tipo de estágio', tiposEstagio),
    situacao: text('Situação', situacoes),
    aluno: group({ nome: text('Aluno'), cpf: text('CPF') }),
    concedente: group({ nome: text('Concedente'), documento: text('CPF ou CNPJ') }),
    curso: text('Curso'),
    unidade: text('Unidade'),
    inicio: day('Início'),
    encerramento: day('Encerramento'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    modalidade: code(
      10,
      'Modalidade.',
      { values: modalidadesContrato, unknown: 'refuse' },
      {
        ...ours,
        rotulo: 'Modalidade',
      },
    ),
    tipoEstagio: code(20, 'Tipo de estágio.', listed(tiposEstagio), { ...ours, rotulo: 'Tipo de estágio' }),
    contrato: numeric(15, 'Número do contrato.', { ...ours, min: 1, rotulo: 'Contrato' }),
    cpf: cpf('CPF do aluno.', { ...ours, rotulo: 'CPF do aluno' }),
    concedente: documento('CPF ou CNPJ da concedente.', { ...ours, rotulo: 'Concedente' }),
    unidade: related('unidade', 'Unidade.', { ...ours, rotulo: 'Unidade' }),
    professor: related('professor', 'Professor.', { ...ours, rotulo: 'Professor' }),
    supervisor: related('pessoa', 'Supervisor.', { ...ours, rotulo: 'Supervisor' }),
    inicioDe: date('Início a partir deste dia.', { ...ours, rotulo: 'Início, de' }),
    inicioAte: date('Início até este dia.', { ...ours, rotulo: 'Início, a' }),
    encerramentoDe: date('Encerramento a partir deste dia.', { ...ours, rotulo: 'Encerramento, de' }),
    encerramentoAte: date('Encerramento até este dia.', { ...ours, rotulo: 'Encerramento, a' }),
  },
  search: 'número do contrato, nome, matrícula e CPF do aluno e nome da concedente',
  orders: {
    atualizacao: 'Atualização',
    contrato: 'Contrato',
    situacao: 'Situação',
    inicio: 'Início',
    encerramento: 'Encerramento',
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Ativo'], quantidade: 10 },
})
