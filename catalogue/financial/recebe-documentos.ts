import { must, recordFields, tiposDocumento, tiposFaturamento } from '../common-fields.ts'
import { code, date, decimal, file, ours, reference, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeDocumentos = inbound({
  family: 'inbound',
  id: 'RecebeDocumentos',
  group: 'financial',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe documentos financeiros',
  description:
    'Inclui ou atualiza notas, boletos, recibos e comprovantes de um faturamento. Exige a linha digitável, o endereço ou o arquivo.',
  list: 'SDT_INT_DOCUMENTOS',
  prefix: 'ESIDO_',
  key: ['ESIDO_IDENTIFICACAO'],
  fields: {
    ESIDO_IDENTIFICACAO: varchar(50, 'Identificação do documento; chave do registro.', must),
    ESIDO_FATURAMENTO: reference(
      'faturamento',
      'Identificador do faturamento, não cancelado. Vazio: vale a identificação.',
      ours,
    ),
    ESIDO_FATURAMENTO_IDENTIFICACAO: varchar(
      50,
      'Identificação com que o faturamento veio por RecebeFaturamentoExterno; exigida sem ESIDO_FATURAMENTO.',
      { ...ours, rotulo: 'Identificação do faturamento' },
    ),
    ESIDO_FATURAMENTO_TIPO: code(
      1,
      'Tipo do faturamento que a identificação nomeia. Vazio: a receber.',
      tiposFaturamento,
      { ...ours, rotulo: 'Tipo do faturamento' },
    ),
    ESIDO_TIPO: code(2, 'Tipo; o boleto exige linha digitável e vencimento.', tiposDocumento, must),
    ESIDO_NUMERO: varchar(40, 'Número.', ours),
    ESIDO_SERIE: varchar(5, 'Série.', ours),
    ESIDO_CHAVE_ACESSO: varchar(50, 'Chave de acesso da nota.', ours),
    ESIDO_EMISSAO: date('Emissão.', must),
    ESIDO_VENCIMENTO: date('Vencimento.', ours),
    ESIDO_VALOR: decimal(12, 2, 'Valor.', { ...must, min: 0 }),
    ESIDO_LINHA_DIGITAVEL: varchar(48, 'Linha digitável, 47 ou 48 dígitos.', ours),
    ESIDO_NOSSO_NUMERO: varchar(20, 'Nosso número.', ours),
    ESIDO_PIX_COPIA_COLA: varchar(512, 'Pix copia e cola.', ours),
    ESIDO_URL: varchar(500, 'Endereço do documento, http ou https.', ours),
    ESIDO_ARQUIVO_NOME: varchar(255, 'Nome do arquivo; exigido com o conteúdo.', ours),
    ESIDO_ARQUIVO_BASE64: file(['pdf', 'png', 'jpeg', 'xml'], 'Arquivo, até 5 MB, em base64.', ours),
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
