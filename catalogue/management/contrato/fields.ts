import { must } from '../../common-fields.ts'
import {
  code,
  date,
  decimal,
  flag,
  list,
  listed,
  numeric,
  ours,
  related,
  time,
  varchar,
} from '../../fields.ts'
import { modalidadesContrato, tiposAuxilio, tiposBolsaContrato, tiposEstagio } from '../../values/contrato.ts'

const who = (noun: Parameters<typeof related>[0], text: string, rotulo: string) =>
  related(noun, text, { ...ours, rotulo })
const hours = (text: string, rotulo: string, max = 168) =>
  decimal(5, 2, text, { ...ours, min: 0, max, rotulo })
const value = (text: string, rotulo: string) => decimal(10, 2, text, { ...ours, min: 0, rotulo })
const long = (length: number, text: string, rotulo: string) =>
  varchar(length, text, { ...ours, lines: true, rotulo })

/** Weekly hours of a contract. */
export const horarios = list(
  50,
  'Horários da semana; a lista enviada substitui a anterior.',
  {
    dia: numeric(1, 'Dia da semana, de 1 (domingo) a 7 (sábado).', {
      ...must,
      min: 1,
      max: 7,
      rotulo: 'Dia',
    }),
    inicio: time('Início, HH:MM.', { ...must, rotulo: 'Início' }),
    termino: time('Término, HH:MM, depois do início.', { ...must, rotulo: 'Término' }),
  },
  { ...ours, rotulo: 'Horários' },
)

export const beneficios = list(
  20,
  'Benefícios; a lista enviada substitui a anterior.',
  {
    beneficio: varchar(60, 'Benefício.', { ...must, rotulo: 'Benefício' }),
    valor: value('Valor.', 'Valor'),
    percentual: decimal(5, 2, 'Percentual.', { ...ours, min: 0, max: 100, rotulo: 'Percentual' }),
    tipo: code(
      10,
      'Diário (por dia de presença) ou mensal. Não conta quando é por dia útil.',
      listed(['Diário', 'Mensal']),
      { ...ours, rotulo: 'Tipo' },
    ),
    diasUteis: flag('Por dia útil do contrato, descontados feriados, recesso e faltas.', {
      ...ours,
      rotulo: 'Por dia útil',
    }),
    quantidadeDiaria: numeric(3, 'Quantidade por dia.', { ...ours, rotulo: 'Quantidade diária' }),
  },
  { ...ours, rotulo: 'Benefícios' },
)

export const supervisorFields = {
  supervisor: who('pessoa', 'Supervisor na concedente.', 'Supervisor'),
  supervisorCargo: varchar(60, 'Cargo do supervisor.', { ...ours, rotulo: 'Cargo do supervisor' }),
  supervisorFormacao: varchar(100, 'Formação do supervisor.', { ...ours, rotulo: 'Formação do supervisor' }),
}

export const planFields = {
  planoEstagio: long(4000, 'Plano de atividades do estágio.', 'Plano de estágio'),
  atividades: long(4000, 'Principais atividades a desenvolver.', 'Atividades'),
}

/** What an amendment may say anew; the rest is as the sequence before it says. */
export const termFields = {
  tipoEstagio: code(20, 'Obrigatório ou não, quando é estágio.', listed(tiposEstagio), {
    ...ours,
    rotulo: 'Tipo de estágio',
  }),
  curso: who('curso', 'Curso em que o aluno está matriculado.', 'Curso'),
  professor: who('professor', 'Professor orientador, ou responsável pela monitoria.', 'Professor'),
  ...supervisorFields,
  responsavel: who('pessoa', 'Responsável legal, de quem tem menos de 18 anos.', 'Responsável legal'),
  apolice: who('apolice', 'Apólice de seguro; dela vêm o número e a seguradora.', 'Apólice'),
  bolsaValor: value('Valor da bolsa.', 'Bolsa'),
  bolsaTipo: code(10, 'Mensal ou por hora.', listed(tiposBolsaContrato), {
    ...ours,
    rotulo: 'Tipo da bolsa',
  }),
  auxilioTransporteValor: value('Valor do auxílio-transporte.', 'Auxílio-transporte'),
  auxilioTransporteTipo: code(10, 'Mensal ou diário.', listed(tiposAuxilio), {
    ...ours,
    rotulo: 'Tipo do auxílio-transporte',
  }),
  beneficio: varchar(500, 'Benefícios, em palavras.', { ...ours, rotulo: 'Benefícios, em palavras' }),
  modalidadeAtendimento: varchar(60, 'Modalidade de atendimento da monitoria.', {
    ...ours,
    rotulo: 'Modalidade de atendimento',
  }),
  horasDiaria: hours('Horas por dia.', 'Horas por dia', 24),
  horasSemanal: hours('Horas por semana.', 'Horas por semana'),
  horasTotal: numeric(6, 'Horas ao todo.', { ...ours, rotulo: 'Horas ao todo' }),
  horasEmAula: hours('Horas em aula, na monitoria.', 'Horas em aula'),
  horasExtraclasse: hours('Horas extraclasse, na monitoria.', 'Horas extraclasse'),
  horarioDias: varchar(200, 'Horários e dias, em palavras.', { ...ours, rotulo: 'Horários e dias' }),
  localAtendimento: varchar(200, 'Local de atendimento.', { ...ours, rotulo: 'Local de atendimento' }),
  areaAtuacao: varchar(100, 'Área de atuação.', { ...ours, rotulo: 'Área de atuação' }),
  ...planFields,
  seguroApolice: varchar(40, 'Número da apólice, quando ela não está na plataforma.', {
    ...ours,
    rotulo: 'Número da apólice',
  }),
  seguroSeguradora: varchar(100, 'Seguradora, quando a apólice não está na plataforma.', {
    ...ours,
    rotulo: 'Seguradora',
  }),
  seguro: code(
    10,
    'Quem contratou esse seguro: Próprio (a instituição) ou Concedente.',
    listed(['Próprio', 'Concedente']),
    {
      ...ours,
      rotulo: 'Seguro de quem',
    },
  ),
}

/** Between whom a contract is, and since when. */
export const partyFields = {
  modalidade: code(
    10,
    'Estágio ou monitoria.',
    { values: modalidadesContrato, unknown: 'refuse' },
    {
      ...must,
      rotulo: 'Modalidade',
    },
  ),
  tipoContrato: varchar(30, 'Tipo do contrato, em palavras. Vazio: Estágio ou Monitoria.', {
    ...ours,
    rotulo: 'Tipo de contrato',
  }),
  aluno: related('aluno', 'Aluno.', { ...must, rotulo: 'Aluno' }),
  unidade: who('unidade', 'Unidade. Vazia: a do curso.', 'Unidade'),
  concedente: who('pessoa', 'Concedente do estágio.', 'Concedente'),
  instituicao: who('pessoa', 'Instituição de ensino, quando o cliente tem várias.', 'Instituição'),
  agente: who('pessoa', 'Agente de integração, quando há.', 'Agente de integração'),
  convenio: who('convenio', 'Convênio com a concedente.', 'Convênio'),
  proposta: who('proposta', 'Proposta de que nasce a monitoria.', 'Proposta'),
  vaga: who('vaga', 'Vaga que o contrato preenche.', 'Vaga'),
  semestre: varchar(10, 'Semestre.', { ...ours, rotulo: 'Semestre' }),
}

export const periodFields = {
  inicio: date('Primeiro dia.', { ...must, rotulo: 'Início' }),
  encerramento: date('Último dia.', { ...must, rotulo: 'Encerramento' }),
}

/** What a contract says in columns of its own. */
export const contratoFields = { ...partyFields, ...periodFields, ...termFields }
export const contratoLists = { horarios, beneficios }
