import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { record } from '../../operation.ts'
import { coded, day, decimal, group, money, number, text } from '../../output.ts'
import { curso } from '../../query/integracao-parts.ts'
import { retornaDadosSolicitacoes } from '../../query/retorna-dados-solicitacoes.ts'
import { modalidadesContrato, tiposEstagio } from '../../values/contrato.ts'
import { tiposEquivalencia } from '../../values/equivalencia.ts'
import { resultadosSolicitacao } from '../../values/solicitacao.ts'

export const consultaSolicitacao = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaSolicitacao',
  group: 'management',
  noun: 'solicitacao',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Solicitação',
  description: 'Uma solicitação com seu histórico e o que se pode fazer com ela agora.',
  machine: solicitacaoMachine,
  element: {
    ...retornaDadosSolicitacoes.element,
    contratoIdentificador: number('Identificador do contrato'),
    aluno: group({ nome: text('Aluno de que se trata') }),
    concedente: group({ nome: text('Concedente de que se trata') }),
    curso,
    inicio: day('Início do que se pede'),
    termino: day('Término do que se pede'),
    modalidade: coded('Modalidade do contrato pedido', { values: modalidadesContrato }),
    tipoEstagio: text('Tipo do estágio pedido', tiposEstagio),
    horasDiaria: decimal('Horas por dia pedidas'),
    horasSemanal: decimal('Horas por semana pedidas'),
    bolsaValor: money('Bolsa pedida'),
    auxilioTransporteValor: money('Auxílio-transporte pedido'),
    planoEstagio: text('Plano de estágio pedido'),
    atividade: text('Atividade a equiparar', tiposEquivalencia),
    horasSolicitadas: number('Horas a equiparar'),
    resultado: group({
      tipo: { ...coded('O que a solicitação criou', { values: resultadosSolicitacao }), rotulo: 'Criou' },
      identificador: number('Número do que foi criado'),
    }),
    versao: number('Versão'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 701 },
})
