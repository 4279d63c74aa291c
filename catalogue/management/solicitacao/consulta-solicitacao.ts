import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { record } from '../../operation.ts'
import {
  coded,
  codedTexts,
  day,
  decimal,
  group,
  money,
  number,
  numberOf,
  numberOfAny,
  staffOnly,
  text,
} from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { curso } from '../../query/integracao-parts.ts'
import { retornaDadosSolicitacoes } from '../../query/retorna-dados-solicitacoes.ts'
import { modalidadesContrato, tiposEstagio } from '../../values/contrato.ts'
import { tiposEquivalencia } from '../../values/equivalencia.ts'
import { entidadesSolicitante, resultadosSolicitacao } from '../../values/solicitacao.ts'

import { rotulosConferencia } from './conferencia.ts'

/** Whether students have the registration number of a request. */
export const correspondencias = withEnglish({
  'Um aluno': 'One student',
  'Nenhum aluno': 'No student',
  'Mais de um aluno': 'Several students',
})

export const consultaSolicitacao = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaSolicitacao',
  group: 'management',
  noun: 'solicitacao',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Solicitação', 'Request'),
  description: phrase(
    'Uma solicitação com seu histórico e o que se pode fazer com ela agora.',
    'A request with its history and what can be done with it now.',
  ),
  machine: solicitacaoMachine,
  element: {
    ...retornaDadosSolicitacoes.element,
    contratoIdentificador: numberOf(
      'contrato',
      phrase('Identificador do contrato', 'Identifier of the contract'),
      'contrato',
    ),
    solicitante: group({
      ...retornaDadosSolicitacoes.element.solicitante.fields,
      identificador: numberOfAny(
        { leaf: 'tipo', nouns: entidadesSolicitante },
        phrase('Identificador de quem pede', 'Identifier of who asks'),
        'nome',
      ),
    }),
    aluno: group({
      identificador: numberOf('aluno', phrase('Identificador do aluno', 'Identifier of the student')),
      nome: text(phrase('Aluno de que se trata', 'Student that it is about')),
    }),
    concedente: group({
      identificador: numberOf('pessoa', phrase('Identificador da concedente', 'Identifier of the host')),
      nome: text(phrase('Concedente de que se trata', 'Host that it is about')),
    }),
    matricula: text(phrase('Matrícula que quem pede informou', 'Registration number that who asks told')),
    correspondencia: staffOnly(
      text(
        phrase('Se a matrícula informada existe', 'Whether the registration number that was told exists'),
        correspondencias,
        phrase('Matrícula encontrada', 'Registration number found'),
      ),
    ),
    alunoEncontrado: staffOnly(
      numberOf(
        'aluno',
        phrase('Aluno da matrícula informada', 'Student of the registration number that was told'),
      ),
    ),
    curso,
    inicio: day(phrase('Início do que se pede', 'Start of what is asked for')),
    termino: day(phrase('Término do que se pede', 'End of what is asked for')),
    modalidade: coded(phrase('Modalidade do contrato pedido', 'Modality of the contract asked for'), {
      values: modalidadesContrato,
    }),
    tipoEstagio: text(phrase('Tipo do estágio pedido', 'Kind of internship asked for'), tiposEstagio),
    horasDiaria: decimal(phrase('Horas por dia pedidas', 'Hours per day asked for')),
    horasSemanal: decimal(phrase('Horas por semana pedidas', 'Hours per week asked for')),
    bolsaValor: money(phrase('Bolsa pedida', 'Grant asked for')),
    auxilioTransporteValor: money(phrase('Auxílio-transporte pedido', 'Transport allowance asked for')),
    planoEstagio: text(phrase('Plano de estágio pedido', 'Internship plan asked for')),
    atividade: text(phrase('Atividade a equiparar', 'Activity to equate'), tiposEquivalencia),
    horasSolicitadas: number(phrase('Horas a equiparar', 'Hours to equate')),
    erros: text(
      phrase('O que a concedente apontou', 'What the host reported'),
      phrase('Erros apontados', 'Errors reported'),
    ),
    mudou: {
      ...codedTexts(phrase('O que a concedente mudou nos dados', 'What the host changed in the data'), {
        values: rotulosConferencia,
      }),
      rotulo: phrase('Dados que mudaram', 'Data that changed'),
    },
    resultado: group({
      tipo: {
        ...coded(phrase('O que a solicitação criou', 'What the request created'), {
          values: resultadosSolicitacao,
        }),
        rotulo: phrase('Criou', 'Made'),
      },
      nome: text(phrase('Nome do que foi criado', 'Name of what was created')),
      identificador: numberOfAny(
        { leaf: 'tipo' },
        phrase('Número do que foi criado', 'Number of what was created'),
        'nome',
      ),
    }),
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 701 },
})
