import { must, recordFields, situacoesFaturamento, tiposFaturamento } from '../common-fields.ts'
import { code, date, decimal, documento, ours, reference, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeFaturamentoExterno = inbound({
  family: 'inbound',
  id: 'RecebeFaturamentoExterno',
  group: 'financial',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe faturamento externo', 'Receive external invoices'),
  description: phrase(
    'Inclui ou atualiza contas a receber e a pagar de outro sistema, pela identificação e pelo tipo.',
    'Creates or updates what another system has to receive or to pay, by identification and type.',
  ),
  list: 'SDT_INT_FATURAMENTO_EXTERNO',
  prefix: 'ESIFE_',
  key: ['ESIFE_IDENTIFICACAO', 'ESIFE_TIPO'],
  fields: {
    ESIFE_IDENTIFICACAO: varchar(
      50,
      phrase(
        'Identificação no sistema de origem; parte da chave.',
        'Identification in the system that it comes from; part of the key.',
      ),
      must,
    ),
    ESIFE_TIPO: code(
      1,
      phrase('A receber ou a pagar; parte da chave.', 'To receive or to pay; part of the key.'),
      tiposFaturamento,
      must,
    ),
    ESIFE_NUMERO: varchar(
      20,
      phrase('Número no sistema de origem.', 'Number in the system of origin.'),
      ours,
    ),
    ESIFE_DOCUMENTO: documento(
      phrase('CPF ou CNPJ do sacado ou favorecido.', 'CPF or CNPJ of the payer or payee.'),
      must,
    ),
    ESIFE_NOME: varchar(120, phrase('Nome do sacado ou favorecido.', 'Name of the payer or payee.'), must),
    ESIFE_COMPETENCIA: varchar(7, phrase('Competência, AAAA-MM.', 'Month, AAAA-MM.'), must),
    ESIFE_EMISSAO: date(phrase('Emissão.', 'Issued.'), must),
    ESIFE_VENCIMENTO: date(
      phrase('Vencimento, a partir da emissão.', 'Due date, not before the issue.'),
      must,
    ),
    ESIFE_VALOR: decimal(12, 2, phrase('Valor bruto.', 'Gross amount.'), { ...must, min: 0 }),
    ESIFE_DESCONTO: decimal(12, 2, phrase('Desconto.', 'Discount.'), { ...ours, min: 0 }),
    ESIFE_JUROS: decimal(12, 2, phrase('Juros.', 'Interest.'), { ...ours, min: 0 }),
    ESIFE_MULTA: decimal(12, 2, phrase('Multa.', 'Fine.'), { ...ours, min: 0 }),
    ESIFE_SITUACAO: code(
      1,
      phrase(
        'Situação. Liquidado não volta a aberto; cancelado não muda mais.',
        'State. What is settled is not opened again; what is cancelled changes no more.',
      ),
      situacoesFaturamento,
      must,
    ),
    ESIFE_LIQUIDACAO: date(
      phrase(
        'Data da liquidação; exigida do liquidado.',
        'Date of the settlement; required of what is settled.',
      ),
      ours,
    ),
    ESIFE_VALOR_LIQUIDADO: decimal(
      12,
      2,
      phrase(
        'Valor liquidado, maior que zero; exigido do liquidado.',
        'Amount settled, more than zero; required of what is settled.',
      ),
      {
        ...ours,
        min: 0,
      },
    ),
    ESIFE_CONTRATO: reference(
      'contrato',
      phrase('Identificador do contrato na plataforma.', 'Identifier of the contract on the platform.'),
      ours,
    ),
    ESIFE_CENTRO_CUSTO: varchar(30, phrase('Centro de custo.', 'Cost centre.'), ours),
    ESIFE_HISTORICO: varchar(255, phrase('Histórico.', 'History.'), { ...ours, lines: true }),
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
