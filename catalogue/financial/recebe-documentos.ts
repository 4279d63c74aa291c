import { must, recordFields, tiposDocumento, tiposFaturamento } from '../common-fields.ts'
import { code, date, decimal, file, ours, reference, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeDocumentos = inbound({
  family: 'inbound',
  id: 'RecebeDocumentos',
  group: 'financial',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe documentos financeiros', 'Receive financial documents'),
  description: phrase(
    'Inclui ou atualiza notas, boletos, recibos e comprovantes de um faturamento. Exige a linha digitável, o endereço ou o arquivo.',
    'Creates or updates invoices of tax, bank slips, receipts and proofs of payment of an invoice. Needs the payable line, the address or the file.',
  ),
  list: 'SDT_INT_DOCUMENTOS',
  prefix: 'ESIDO_',
  key: ['ESIDO_IDENTIFICACAO'],
  fields: {
    ESIDO_IDENTIFICACAO: varchar(
      50,
      phrase(
        'Identificação do documento; chave do registro.',
        'Identification of the document; key of the record.',
      ),
      must,
    ),
    ESIDO_FATURAMENTO: reference(
      'faturamento',
      phrase(
        'Identificador do faturamento, não cancelado. Vazio: vale a identificação.',
        'Identifier of the invoice, which is not cancelled. Empty: the identification counts.',
      ),
      ours,
    ),
    ESIDO_FATURAMENTO_IDENTIFICACAO: varchar(
      50,
      phrase(
        'Identificação com que o faturamento veio por RecebeFaturamentoExterno; exigida sem ESIDO_FATURAMENTO.',
        'Identification with which the invoice came by RecebeFaturamentoExterno; required without ESIDO_FATURAMENTO.',
      ),
      { ...ours, rotulo: phrase('Identificação do faturamento', 'Identification of the invoice') },
    ),
    ESIDO_FATURAMENTO_TIPO: code(
      1,
      phrase(
        'Tipo do faturamento que a identificação nomeia. Vazio: a receber.',
        'Type of the invoice that the identification names. Empty: receivable.',
      ),
      tiposFaturamento,
      { ...ours, rotulo: phrase('Tipo do faturamento', 'Type of the invoice') },
    ),
    ESIDO_TIPO: code(
      2,
      phrase(
        'Tipo; o boleto exige linha digitável e vencimento.',
        'Kind; a payment slip needs its digitable line and due date.',
      ),
      tiposDocumento,
      must,
    ),
    ESIDO_NUMERO: varchar(40, phrase('Número.', 'Number.'), ours),
    ESIDO_SERIE: varchar(5, phrase('Série.', 'Series.'), ours),
    ESIDO_CHAVE_ACESSO: varchar(
      50,
      phrase('Chave de acesso da nota.', 'Access key of the tax invoice.'),
      ours,
    ),
    ESIDO_EMISSAO: date(phrase('Emissão.', 'Issued.'), must),
    ESIDO_VENCIMENTO: date(phrase('Vencimento.', 'Due.'), ours),
    ESIDO_VALOR: decimal(12, 2, phrase('Valor.', 'Amount.'), { ...must, min: 0 }),
    ESIDO_LINHA_DIGITAVEL: varchar(
      48,
      phrase('Linha digitável, 47 ou 48 dígitos.', 'Digitable line, 47 or 48 digits.'),
      ours,
    ),
    ESIDO_NOSSO_NUMERO: varchar(20, phrase('Nosso número.', "Bank's number."), ours),
    ESIDO_PIX_COPIA_COLA: varchar(512, phrase('Pix copia e cola.', 'Pix copy and paste.'), ours),
    ESIDO_URL: varchar(
      500,
      phrase('Endereço do documento, http ou https.', 'Address of the document, http or https.'),
      ours,
    ),
    ESIDO_ARQUIVO_NOME: varchar(
      255,
      phrase('Nome do arquivo; exigido com o conteúdo.', 'Name of the file; required with its content.'),
      ours,
    ),
    ESIDO_ARQUIVO_BASE64: file(
      ['pdf', 'png', 'jpeg', 'xml'],
      phrase('Arquivo, até 5 MB, em base64.', 'File, up to 5 MB, in base64.'),
      ours,
    ),
    ...recordFields,
  },
  example: {
    ESIDO_IDENTIFICACAO: 'BOL-2026-0031',
    ESIDO_FATURAMENTO: 1,
    ESIDO_TIPO: 'BO',
    ESIDO_EMISSAO: '2026-03-02',
    ESIDO_VENCIMENTO: '2026-03-20',
    ESIDO_VALOR: '1026.56',
    ESIDO_LINHA_DIGITAVEL: '00190000090114971860168524522114675860000102656',
  },
})
