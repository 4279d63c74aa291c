import { code, cpf, documento, listed, ours } from '../fields.ts'
import { query } from '../operation.ts'
import { day, group, moment, number, text } from '../output.ts'
import { phrase, withEnglish } from '../phrase.ts'
import * as parts from './contrato-parts.ts'
import * as integracao from './integracao-parts.ts'
import { bolsa } from './retorna-dados-contratos-monitoria.ts'

export const tiposContratacao = withEnglish({ Nova: 'New', Renovação: 'Renewal', Prorrogação: 'Extension' })

const contratacao = day(
  phrase('Dia em que o contrato entrou em vigor', 'Day on which the contract came into force'),
)

export const retornaDadosContratacoes = query({
  family: 'query',
  id: 'RetornaDadosContratacoes',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver' },
  title: phrase('Contratações', 'Hires'),
  description: phrase(
    'Contratos que entraram em vigor no período, com o que a folha de pagamento precisa saber.',
    'Contracts that came into force in the period, with what a payroll needs to know.',
  ),
  wrapper: { kind: 'B' },
  period: { contratacao },
  filters: {
    cpf: {
      field: cpf(
        phrase(
          'CPF do estagiário; quando vem, o período é desconsiderado.',
          'CPF of the intern; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: '52998224725',
        },
      ),
      disregardsPeriod: true,
    },
    documentoConcedente: {
      field: documento(phrase('CPF ou CNPJ da concedente.', 'CPF or CNPJ of the host organisation.'), ours),
    },
    tipo: {
      field: code(15, phrase('Tipo de contratação.', 'Kind of contracting.'), listed(tiposContratacao), ours),
    },
  },
  element: {
    identificador: number(
      phrase(
        'Identificador do registro de detalhes do contrato',
        'Identifier of the record of details of the contract',
      ),
    ),
    contrato: number(phrase('Código do contrato', 'Code of the contract')),
    sequencia: number(phrase('Sequência do contrato', 'Sequence of the contract')),
    tipoContratacao: text(phrase('Tipo de contratação', 'Kind of contracting'), tiposContratacao),
    tipoContrato: text(phrase('Tipo de contrato', 'Kind of contract')),
    contratacao,
    inicio: day(phrase('Início', 'Start')),
    encerramento: day(phrase('Encerramento', 'Closing')),
    estagiario: integracao.aluno,
    concedente: parts.pessoa(phrase('concedente', 'host')),
    instituicao: parts.pessoa(phrase('instituição de ensino', 'educational institution')),
    agenteIntegrador: parts.pessoa(phrase('agente integrador', 'placement agency')),
    curso: integracao.curso,
    unidade: group({
      identificador: number(phrase('Identificador da unidade', 'Identifier of the unit')),
      codigoIntegracao: text(phrase('Código de integração da unidade', 'Integration code of the unit')),
      unidade: text(phrase('Unidade', 'Unit')),
    }),
    supervisor: group({
      nome: text(phrase('Nome do supervisor', 'Name of the supervisor')),
      cpf: text(phrase('CPF do supervisor', 'CPF of the supervisor')),
    }),
    bolsa,
    seguro: group({
      apolice: text(phrase('Apólice', 'Policy')),
      seguradora: text(phrase('Seguradora', 'Insurer')),
    }),
    esocial: group({
      categoria: text(phrase('Categoria do trabalhador', 'Category of the worker'), ['901']),
      natureza: text(
        phrase(
          'Natureza do estágio: O obrigatório, N não obrigatório',
          'Nature of the internship: O mandatory, N optional',
        ),
        ['O', 'N'],
      ),
      nivel: number(phrase('Nível do estágio', 'Level of the internship')),
      areaAtuacao: text(phrase('Área de atuação', 'Field of work')),
      previsaoTermino: day(phrase('Previsão de término', 'Expected end')),
    }),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
