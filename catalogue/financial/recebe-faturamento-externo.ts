import { must, recordFields, situacoesFaturamento, tiposFaturamento } from '../common-fields.ts'
import { code, date, decimal, documento, ours, reference, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeFaturamentoExterno = inbound({
  family: 'inbound',
  id: 'RecebeFaturamentoExterno',
  group: 'financial',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe faturamento externo',
  description:
    'Inclui ou atualiza contas a receber e a pagar de outro sistema, pela identificação e pelo tipo.',
  list: 'SDT_INT_FATURAMENTO_EXTERNO',
  prefix: 'ESIFE_',
  key: ['ESIFE_IDENTIFICACAO', 'ESIFE_TIPO'],
  fields: {
    ESIFE_IDENTIFICACAO: varchar(50, 'Identificação no sistema de origem; parte da chave.', must),
    ESIFE_TIPO: code(1, 'A receber ou a pagar; parte da chave.', tiposFaturamento, must),
    ESIFE_NUMERO: varchar(20, 'Número no sistema de origem.', ours),
    ESIFE_DOCUMENTO: documento('CPF ou CNPJ do sacado ou favorecido.', must),
    ESIFE_NOME: varchar(120, 'Nome do sacado ou favorecido.', must),
    ESIFE_COMPETENCIA: varchar(7, 'Competência, AAAA-MM.', must),
    ESIFE_EMISSAO: date('Emissão.', must),
    ESIFE_VENCIMENTO: date('Vencimento, a partir da emissão.', must),
    ESIFE_VALOR: decimal(12, 2, 'Valor bruto.', { ...must, min: 0 }),
    ESIFE_DESCONTO: decimal(12, 2, 'Desconto.', { ...ours, min: 0 }),
    ESIFE_JUROS: decimal(12, 2, 'Juros.', { ...ours, min: 0 }),
    ESIFE_MULTA: decimal(12, 2, 'Multa.', { ...ours, min: 0 }),
    ESIFE_SITUACAO: code(
      1,
      'Situação. Liquidado não volta a aberto; cancelado não muda mais.',
      situacoesFaturamento,
      must,
    ),
    ESIFE_LIQUIDACAO: date('Data da liquidação; exigida do liquidado.', ours),
    ESIFE_VALOR_LIQUIDADO: decimal(12, 2, 'Valor liquidado, maior que zero; exigido do liquidado.', {
      ...ours,
      min: 0,
    }),
    ESIFE_CONTRATO: reference('contrato', 'Identificador do contrato na plataforma.', ours),
    ESIFE_CENTRO_CUSTO: varchar(30, 'Centro de custo.', ours),
    ESIFE_HISTORICO: varchar(255, 'Histórico.', { ...ours, lines: true }),
    ...recordFields,
  },
  example: {
    ESIFE_IDENTIFICACAO: 'FAT-2026-0031',
    ESIFE_TIPO: 'R',
    ESIFE_DOCUMENTO: '11444777000161',
    ESIFE_NOME: 'Engenharia Horizonte Ltda.',
    ESIFE_COMPETENCIA: '2026-03',
    ESIFE_EMISSAO: '2026-03-02',
    ESIFE_VENCIMENTO: '2026-03-20',
    ESIFE_VALOR: '1280.50',
    ESIFE_SITUACAO: 'A',
  },
})
