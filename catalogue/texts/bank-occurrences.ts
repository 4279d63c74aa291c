import { phrase } from '../phrase.ts'

/** Meanings of the banks' occurrence codes. */
export const bankOccurrences = {
  pagamentoEfetivado: phrase('Pagamento efetivado', 'Payment made'),
  debitoAutorizadoPelaAgenciaEfetuado: phrase(
    'Débito autorizado pela agência e efetuado',
    'Debit authorised by the branch and made',
  ),
  pagamentoCanceladoPeloPagadorOu: phrase(
    'Pagamento cancelado pelo pagador ou pelo credor',
    'Payment cancelled by the payer or the creditor',
  ),
  exclusaoEfetuadaSucesso: phrase('Exclusão efetuada com sucesso', 'Removal made'),
  inclusaoAceitaPagamentoAgendado: phrase(
    'Inclusão aceita; pagamento agendado',
    'Addition accepted; payment scheduled',
  ),
  alteracaoAceitaPagamentoAgendado: phrase(
    'Alteração aceita; pagamento agendado',
    'Change accepted; payment scheduled',
  ),
  agenciaOuContaFavorecidoSubstituida: phrase(
    'Agência ou conta do favorecido substituída',
    'Branch or account of the payee replaced',
  ),
  nomeFavorecidoDivergeConstaReceita: phrase(
    'Nome do favorecido diverge do que consta na Receita Federal',
    'Name of the payee differs from that at the Federal Revenue',
  ),
  confirmacaoAntecipacaoValor: phrase(
    'Confirmação de antecipação de valor',
    'Confirmation of an amount paid ahead',
  ),
  antecipacaoParcialValor: phrase('Antecipação parcial de valor', 'Amount paid ahead in part'),
  insuficienciaFundosDebitoNaoEfetuado: phrase(
    'Insuficiência de fundos; débito não efetuado',
    'Not enough funds; debit not made',
  ),
  controleInvalido: phrase('Controle inválido', 'Invalid control'),
  tipoOperacaoInvalido: phrase('Tipo de operação inválido', 'Invalid kind of operation'),
  tipoServicoInvalido: phrase('Tipo de serviço inválido', 'Invalid kind of service'),
  formaLancamentoInvalida: phrase('Forma de lançamento inválida', 'Invalid form of entry'),
  tipoOuNumeroInscricaoInvalido: phrase(
    'Tipo ou número de inscrição inválido',
    'Invalid kind or number of registration',
  ),
  codigoConvenioInvalido: phrase('Código de convênio inválido', 'Invalid code of the arrangement'),
  agenciaContaOuDigitoPagador: phrase(
    'Agência, conta ou dígito do pagador inválido',
    'Invalid branch, account or digit of the payer',
  ),
  numeroSequencialRegistroLoteInvalido: phrase(
    'Número sequencial do registro no lote inválido',
    'Invalid sequence number of the record in the batch',
  ),
  codigoSegmentoDetalheInvalido: phrase(
    'Código de segmento de detalhe inválido',
    'Invalid code of the detail segment',
  ),
  tipoMovimentoInvalido: phrase('Tipo de movimento inválido', 'Invalid kind of movement'),
  codigoCamaraCompensacaoInvalido: phrase(
    'Código da câmara de compensação inválido',
    'Invalid code of the clearing house',
  ),
  codigoBancoFavorecidoInvalido: phrase(
    'Código do banco do favorecido inválido',
    "Invalid code of the payee's bank",
  ),
  agenciaFavorecidoInvalida: phrase('Agência do favorecido inválida', 'Invalid branch of the payee'),
  contaOuDigitoFavorecidoInvalido: phrase(
    'Conta ou dígito do favorecido inválido',
    'Invalid account or digit of the payee',
  ),
  nomeFavorecidoNaoInformado: phrase('Nome do favorecido não informado', 'Name of the payee not told'),
  dataLancamentoInvalida: phrase('Data do lançamento inválida', 'Invalid date of the entry'),
  tipoOuQuantidadeMoedaInvalido: phrase(
    'Tipo ou quantidade da moeda inválido',
    'Invalid kind or quantity of the currency',
  ),
  valorLancamentoInvalido: phrase('Valor do lançamento inválido', 'Invalid amount of the entry'),
  identificacaoAvisoFavorecidoInvalida: phrase(
    'Identificação do aviso ao favorecido inválida',
    'Invalid identification of the notice to the payee',
  ),
  tipoOuNumeroInscricaoFavorecido: phrase(
    'Tipo ou número de inscrição do favorecido inválido',
    "Invalid kind or number of the payee's registration",
  ),
  logradouroFavorecidoNaoInformado: phrase(
    'Logradouro do favorecido não informado',
    'Street of the payee not told',
  ),
  numeroLocalFavorecidoNaoInformado: phrase(
    'Número do local do favorecido não informado',
    'House number of the payee not told',
  ),
  cidadeFavorecidoNaoInformada: phrase('Cidade do favorecido não informada', 'City of the payee not told'),
  cepFavorecidoInvalido: phrase('CEP do favorecido inválido', 'Invalid postal code of the payee'),
  siglaEstadoFavorecidoInvalida: phrase(
    'Sigla do estado do favorecido inválida',
    "Invalid abbreviation of the payee's state",
  ),
  codigoOuNomeBancoDepositario: phrase(
    'Código ou nome do banco depositário inválido',
    'Invalid code or name of the depositary bank',
  ),
  codigoOuNomeAgenciaDepositaria: phrase(
    'Código ou nome da agência depositária não informado',
    'Code or name of the depositary branch not told',
  ),
  seuNumeroInvalido: phrase('Seu número inválido', 'Invalid number of yours'),
  nossoNumeroInvalido: phrase('Nosso número inválido', 'Invalid number of the bank'),
  agenciaOuContaImpedidaLegalmente: phrase(
    'Agência ou conta impedida legalmente',
    'Branch or account barred by law',
  ),
  codigoBarrasCodigoBancoInvalido: phrase(
    'Código de barras: código do banco inválido',
    'Barcode: invalid code of the bank',
  ),
  codigoBarrasCodigoMoedaInvalido: phrase(
    'Código de barras: código da moeda inválido',
    'Barcode: invalid code of the currency',
  ),
  codigoBarrasDigitoVerificadorGeral: phrase(
    'Código de barras: dígito verificador geral inválido',
    'Barcode: invalid general check digit',
  ),
  codigoBarrasValorTituloInvalido: phrase(
    'Código de barras: valor do título inválido',
    'Barcode: invalid amount of the title',
  ),
  codigoBarrasCampoLivreInvalido: phrase(
    'Código de barras: campo livre inválido',
    'Barcode: invalid free field',
  ),
  valorDocumentoInvalido: phrase('Valor do documento inválido', 'Invalid amount of the document'),
  valorAbatimentoInvalido: phrase('Valor do abatimento inválido', 'Invalid amount of the rebate'),
  valorDescontoInvalido: phrase('Valor do desconto inválido', 'Invalid amount of the discount'),
  valorMoraInvalido: phrase('Valor de mora inválido', 'Invalid amount of the interest on arrears'),
  valorMultaInvalido: phrase('Valor da multa inválido', 'Invalid amount of the fine'),
  valorImpostoRendaInvalido: phrase('Valor do imposto de renda inválido', 'Invalid amount of the income tax'),
  valorIssInvalido: phrase('Valor do ISS inválido', 'Invalid amount of the ISS'),
  valorIofInvalido: phrase('Valor do IOF inválido', 'Invalid amount of the IOF'),
  valorOutrasDeducoesInvalido: phrase(
    'Valor de outras deduções inválido',
    'Invalid amount of other deductions',
  ),
  valorOutrosAcrescimosInvalido: phrase(
    'Valor de outros acréscimos inválido',
    'Invalid amount of other additions',
  ),
  valorInssInvalido: phrase('Valor do INSS inválido', 'Invalid amount of the INSS'),
  loteNaoAceito: phrase('Lote não aceito', 'Batch not accepted'),
  inscricaoEmpresaInvalidaContrato: phrase(
    'Inscrição da empresa inválida para o contrato',
    'Registration of the company invalid for the contract',
  ),
  convenioInexistenteOuInvalidoContrato: phrase(
    'Convênio inexistente ou inválido para o contrato',
    'Arrangement inexistent or invalid for the contract',
  ),
  agenciaOuContaEmpresaInexistente: phrase(
    'Agência ou conta da empresa inexistente ou inválida para o contrato',
    'Branch or account of the company inexistent or invalid for the contract',
  ),
  tipoServicoInvalidoContrato: phrase(
    'Tipo de serviço inválido para o contrato',
    'Kind of service invalid for the contract',
  ),
  contaEmpresaSaldoInsuficiente: phrase(
    'Conta da empresa com saldo insuficiente',
    'Not enough balance in the account of the company',
  ),
  loteServicoForaSequencia: phrase('Lote de serviço fora de sequência', 'Batch of service out of sequence'),
  loteServicoInvalido: phrase('Lote de serviço inválido', 'Invalid batch of service'),
  arquivoNaoAceito: phrase('Arquivo não aceito', 'File not accepted'),
  tipoRegistroInvalido: phrase('Tipo de registro inválido', 'Invalid kind of record'),
  codigoRemessaOuRetornoInvalido: phrase(
    'Código de remessa ou retorno inválido',
    'Invalid code of remittance or return',
  ),
  versaoLeiauteInvalida: phrase('Versão de leiaute inválida', 'Invalid version of the layout'),
  arquivoSemTrailer: phrase('Arquivo sem trailer', 'File without a trailer'),
  loteNaoAceitoTotaisLote: phrase(
    'Lote não aceito; totais do lote com diferença',
    'Batch not accepted; totals of the batch differ',
  ),
  pixNaoEfetivadoTenteMais: phrase('Pix não efetivado; tente mais tarde', 'Pix not made; try later'),
  transacaoInterrompidaErroInstituicaoRecebedor: phrase(
    'Transação interrompida por erro na instituição do recebedor',
    "Transaction interrupted by an error at the receiver's institution",
  ),
  contaRecebedorEncerrada: phrase('Conta do recebedor encerrada', 'Account of the receiver closed'),
  tipoContaRecebedorIncorreto: phrase(
    'Tipo de conta do recebedor incorreto',
    'Wrong kind of account of the receiver',
  ),
  tipoTransacaoNaoAutorizadoConta: phrase(
    'Tipo de transação não autorizado na conta do recebedor',
    'Kind of transaction not authorised for the account of the receiver',
  ),
  cpfOuCnpjRecebedorNao: phrase(
    'CPF ou CNPJ do recebedor não é do titular da conta',
    'CPF or CNPJ of the receiver is not of the holder of the account',
  ),
  cpfOuCnpjRecebedorIncorreto: phrase(
    'CPF ou CNPJ do recebedor incorreto',
    'Wrong CPF or CNPJ of the receiver',
  ),
  ordemRejeitadaPelaInstituicaoRecebedor: phrase(
    'Ordem rejeitada pela instituição do recebedor',
    "Order rejected by the receiver's institution",
  ),
  ispbInstituicaoPagadorInvalidoOu: phrase(
    'ISPB da instituição do pagador inválido ou inexistente',
    "ISPB of the payer's institution invalid or inexistent",
  ),
  chaveNaoCadastrada: phrase('Chave não cadastrada', 'Key not registered'),
  qrCodeInvalidoOuVencido: phrase('QR Code inválido ou vencido', 'QR code invalid or expired'),
  formaIniciacaoInvalida: phrase('Forma de iniciação inválida', 'Invalid form of initiation'),
  chavePagamentoInvalida: phrase('Chave de pagamento inválida', 'Invalid payment key'),
  chavePagamentoNaoInformada: phrase('Chave de pagamento não informada', 'Payment key not told'),
  dataPagamentoAlterada: phrase('Data de pagamento alterada', 'Date of payment changed'),
  cpfOuCnpjInformadoDiverge: phrase(
    'CPF ou CNPJ informado diverge do cadastrado',
    'CPF or CNPJ told differs from the one registered',
  ),
  cnpjOuIdentificacaoFavorecidoDiverge: phrase(
    'CNPJ ou identificação do favorecido diverge',
    'CNPJ or identification of the payee differs',
  ),
  contaFavorecidoNaoConfirmada: phrase(
    'Conta do favorecido não confirmada',
    'Account of the payee not confirmed',
  ),
  pagamentoCancelado: phrase('Pagamento cancelado', 'Payment cancelled'),
  lotePagamentosCancelado: phrase('Lote de pagamentos cancelado', 'Batch of payments cancelled'),
  pagamentoCanceladoFaltaAutorizacao: phrase(
    'Pagamento cancelado por falta de autorização',
    'Payment cancelled for lack of authorisation',
  ),
  pagamentoCanceladoFaltaSaldoOu: phrase(
    'Pagamento cancelado por falta de saldo ou limite',
    'Payment cancelled for lack of balance or limit',
  ),
  pagamentoDevolvidoPeloBancoFavorecido: phrase(
    'Pagamento devolvido pelo banco do favorecido',
    "Payment returned by the payee's bank",
  ),
  numeroLoteInvalido: phrase('Número do lote inválido', 'Invalid number of the batch'),
  erroRegistroHeaderArquivoOu: phrase(
    'Erro no registro header do arquivo ou do lote',
    'Error in the header record of the file or of the batch',
  ),
  erroRegistroHeaderArquivo: phrase(
    'Erro no registro header do arquivo',
    'Error in the header record of the file',
  ),
  tipoPagamentoFormaIncompativeis: phrase(
    'Tipo de pagamento e forma incompatíveis',
    'Kind of payment and form do not go together',
  ),
  operacaoNaoRealizada: phrase('Operação não realizada', 'Operation not made'),
  registroRejeitado: phrase('Registro rejeitado', 'Record rejected'),
  titularidadeInvalida: phrase('Titularidade inválida', 'Invalid holder'),
  codigoTabelaBancoNaoTem: phrase(
    'Código que a tabela do banco não tem',
    "Code that the bank's table does not have",
  ),
} as const
