import { numeric, ours } from '../../fields.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { statesOf } from '../../machines/machine.ts'
import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { record } from '../../operation.ts'
import { coded, day, decimal, group, list, moment, number, numberOf, staffOnly, text } from '../../output.ts'
import { type Phrase, phrase, withEnglish } from '../../phrase.ts'
import { estudante, pendencias } from '../../query/contrato-parts.ts'
import { contratoEstagio } from '../../query/retorna-dados-contratos.ts'
import { modalidadesContrato } from '../../values/contrato.ts'
import { diasDaSemana } from '../../values/dias.ts'
import { papers } from '../assinatura/papers.ts'

const idOf = (noun: string, text: Phrase) => ({ identificador: numberOf(noun, text) })

/** The page names the records of a contract, so that it links to them and forms start with them. */
const named = {
  unidade: group({
    identificador: number(phrase('Identificador da unidade', 'Identifier of the unit')),
    ...contratoEstagio.unidade.fields,
  }),
  convenio: group({
    ...idOf('convenio', phrase('Identificador do convênio', 'Identifier of the agreement')),
    ...contratoEstagio.convenio.fields,
  }),
  curso: group({
    ...idOf('curso', phrase('Identificador do curso', 'Identifier of the course')),
    ...contratoEstagio.curso.fields,
  }),
  supervisor: group({
    ...idOf('pessoa', phrase('Identificador do supervisor', 'Identifier of the supervisor')),
    ...contratoEstagio.supervisor.fields,
  }),
  responsavelLegal: group({
    ...idOf('pessoa', phrase('Identificador do responsável legal', 'Identifier of the legal guardian')),
    ...contratoEstagio.responsavelLegal.fields,
  }),
  apolice: group({
    ...idOf('apolice', phrase('Identificador da apólice', 'Identifier of the policy')),
    numero: text(phrase('Número da apólice', 'Number of the policy')),
  }),
}

/** Shown beside the state, to tell a signed contract from one that has begun. */
export const vigoraEm = day(
  phrase(
    'Primeiro dia do que já foi assinado por todos; vazio se já começou ou se faltam assinaturas',
    'First day of what everybody has signed; empty if it has begun or signatures are missing',
  ),
  phrase('Em vigor a partir de', 'In force from'),
)

export const consultaContrato = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaContrato',
  group: 'management',
  noun: 'contrato',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Contrato', 'Contract'),
  description: phrase(
    'Um contrato de estágio ou de monitoria, com seu histórico e o que se pode fazer com ele agora.',
    'A contract of internship or teaching assistance, with its history and what can be done with it now.',
  ),
  machine: contratoMachine,
  numbered: {
    contrato: numeric(
      15,
      phrase(
        'Número do contrato, em lugar do id: responde a sequência em vigor ou, sem ela, a última.',
        'Number of the contract, in place of the id: answers the sequence in force or else the last one.',
      ),
      { ...ours, min: 1, rotulo: phrase('Contrato', 'Contract') },
    ),
    sequencia: numeric(
      9,
      phrase('Sequência do contrato, com o número.', 'Sequence of the contract, together with its number.'),
      { ...ours, min: 1, rotulo: phrase('Sequência', 'Sequence') },
    ),
  },
  element: {
    ...contratoEstagio,
    ...named,
    // The page links to the student.
    estagiario: { ...estudante, rotulo: phrase('Estudante', 'Student') },
    modalidade: coded(phrase('Modalidade', 'Mode'), { values: modalidadesContrato }),
    semestre: text(phrase('Semestre', 'Semester')),
    horas: group({
      ...contratoEstagio.horas.fields,
      emAula: decimal(phrase('Horas em aula', 'Hours in class')),
      extraclasse: decimal(phrase('Horas extraclasse', 'Hours outside class')),
    }),
    modalidadeAtendimento: text(phrase('Modalidade de atendimento', 'How it is held')),
    localAtendimento: text(phrase('Local de atendimento', 'Where it is held')),
    areaAtuacao: text(phrase('Área de atuação', 'Field of work')),
    proposta: group({
      ...idOf('proposta', phrase('Identificador da proposta', 'Identifier of the proposal')),
      titulo: text(phrase('Título da proposta', 'Title of the proposal')),
    }),
    horarios: list({
      dia: {
        ...number(
          phrase(
            'Dia da semana, de 1 (domingo) a 7 (sábado)',
            'Day of the week, from 1 (Sunday) to 7 (Saturday)',
          ),
        ),
        meanings: diasDaSemana,
      },
      inicio: text(phrase('Início, HH:MM', 'Beginning, HH:MM')),
      termino: text(phrase('Término, HH:MM', 'End, HH:MM')),
    }),
    recessos: list({
      identificador: number(phrase('Identificador do recesso', 'Identifier of the recess')),
      inicio: day(phrase('Início', 'Start')),
      termino: day(phrase('Término', 'End')),
      usuario: text(phrase('Usuário', 'User')),
    }),
    // The page links to the records of its lists.
    pendencias: list({
      identificador: numberOf('pendencia', phrase('Número da pendência', 'Number of the pending item')),
      ...pendencias.fields,
    }),
    solicitacoes: list({
      identificador: numberOf('solicitacao', phrase('Número da solicitação', 'Number of the request')),
      tipo: text(phrase('Tipo', 'Kind')),
      situacao: text(phrase('Situação', 'State'), statesOf(solicitacaoMachine)),
      motivo: text(phrase('Motivo', 'Reason')),
      data: day(phrase('Data pedida', 'Requested day')),
      inclusao: moment(phrase('Inclusão', 'Added')),
      atendimento: moment(phrase('Atendimento', 'Answered on')),
      responsavel: {
        ...staffOnly(text(phrase('Quem atendeu', 'Who answered'))),
        rotulo: phrase('Responsável', 'Responsible'),
      },
      erros: {
        ...staffOnly(text(phrase('O que a concedente apontou', 'What the host reported'))),
        rotulo: phrase('Erros apontados', 'Errors reported'),
      },
    }),
    aditivos: {
      ...list({
        identificador: numberOf('contrato', phrase('Número do registro', 'Number of the record')),
        ...contratoEstagio.aditivos.fields,
        contratacao: day(phrase('Dia em que entrou em vigor', 'Day on which it came into force')),
        inclusao: moment(phrase('Inclusão', 'Added')),
      }),
      rotulo: phrase('Outras sequências do contrato', 'Other sequences of the contract'),
    },
    ...papers,
    contratacao: day(phrase('Dia em que entrou em vigor', 'Day on which it came into force')),
    vigoraEm,
    origem: text(phrase('Origem', 'Origin'), withEnglish({ Plataforma: 'Platform', Importação: 'Import' })),
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 305 },
})
