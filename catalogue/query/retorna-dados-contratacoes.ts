import { code, cpf, documento, listed, ours } from '../fields.ts'
import { query } from '../operation.ts'
import { day, group, moment, number, saidText, text } from '../output.ts'
import * as parts from './contrato-parts.ts'
import * as integracao from './integracao-parts.ts'
import { bolsa } from './retorna-dados-contratos-monitoria.ts'

export const tiposContratacao = ['Nova', 'Renovação', 'Prorrogação'] as const

const contratacao = day('Dia em que o contrato entrou em vigor')

export const retornaDadosContratacoes = query({
  family: 'query',
  id: 'RetornaDadosContratacoes',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver' },
  title: 'Contratações',
  description: 'Contratos que entraram em vigor no período, com o que a folha de pagamento precisa saber.',
  wrapper: { kind: 'B' },
  period: { contratacao },
  filters: {
    cpf: {
      field: cpf('CPF do estagiário; quando vem, o período é desconsiderado.', {
        ...ours,
        example: '52998224725',
      }),
      disregardsPeriod: true,
    },
    documentoConcedente: { field: documento('CPF ou CNPJ da concedente.', ours) },
    tipo: { field: code(15, 'Tipo de contratação.', listed(tiposContratacao), ours) },
  },
  element: {
    identificador: number('Identificador do registro de detalhes do contrato'),
    contrato: number('Código do contrato'),
    sequencia: number('Sequência do contrato'),
    tipoContratacao: text('Tipo de contratação', tiposContratacao),
    tipoContrato: saidText('Tipo de contrato'),
    contratacao,
    inicio: day('Início'),
    encerramento: day('Encerramento'),
    estagiario: integracao.aluno,
    concedente: parts.pessoa('concedente'),
    instituicao: parts.pessoa('instituição de ensino'),
    agenteIntegrador: parts.pessoa('agente integrador'),
    curso: integracao.curso,
    unidade: group({
      identificador: number('Identificador da unidade'),
      codigoIntegracao: text('Código de integração da unidade'),
      unidade: text('Unidade'),
    }),
    supervisor: group({ nome: text('Nome do supervisor'), cpf: text('CPF do supervisor') }),
    bolsa,
    seguro: group({ apolice: text('Apólice'), seguradora: text('Seguradora') }),
    esocial: group({
      categoria: text('Categoria do trabalhador', ['901']),
      natureza: text('Natureza do estágio: O obrigatório, N não obrigatório', ['O', 'N']),
      nivel: number('Nível do estágio'),
      areaAtuacao: text('Área de atuação'),
      previsaoTermino: day('Previsão de término'),
    }),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
