import { phrase } from '../phrase.ts'

/** Texts about bank files and payments. */
export const bank = {
  ocorrencia: phrase('{codigo}: {descricao}.', '{codigo}: {descricao}.'),
  agenciaTemAteCincoDigitos: phrase(
    'A agência tem até cinco dígitos e um verificador.',
    'The branch has up to five digits and a check digit.',
  ),
  contaTemAteDigitos: phrase('A conta tem até {maximo} dígitos.', 'The account has up to {maximo} digits.'),
  faltaDigitoVerificadorContaOu: phrase(
    'Falta o dígito verificador da conta, ou ele é longo demais para o banco.',
    'The check digit of the account is missing, or too long for the bank.',
  ),
  convenioNaoTemFormaBanco: phrase(
    'O convênio não tem a forma que o banco {banco} espera.',
    'The arrangement does not have the form that bank {banco} expects.',
  ),
  bancoNaoAceitaServicoPagamentos: phrase(
    'O banco {banco} não aceita o serviço {servico} em pagamentos.',
    'Bank {banco} does not accept service {servico} in payments.',
  ),
  documentoQuemPagaNaoCpf: phrase(
    'O documento de quem paga não é um CPF ou CNPJ.',
    "The payer's document is no CPF or CNPJ.",
  ),
  finalidadeTedTemCincoDigitos: phrase(
    'A finalidade de TED tem cinco dígitos.',
    'The purpose of a TED has five digits.',
  ),
  favorecidoNaoTemNome: phrase('O favorecido não tem nome.', 'The payee has no name.'),
  documentoFavorecidoNaoCpfOu: phrase(
    'O documento do favorecido não é um CPF ou CNPJ.',
    "The payee's document is no CPF or CNPJ.",
  ),
  valorNaoPodeSerPago: phrase('O valor não pode ser pago.', 'The amount cannot be paid.'),
  diaPagamentoPassou: phrase('O dia do pagamento já passou.', 'The day of the payment has passed.'),
  leiautePixBancoNaoConhecido: phrase(
    'O leiaute de Pix do banco {banco} não é conhecido; pague de outra forma.',
    'The Pix layout of bank {banco} is not known; pay in another form.',
  ),
  creditoContaSoContasMesmo: phrase(
    'Crédito em conta é só para contas do mesmo banco.',
    'Credit in account is for accounts of the same bank only.',
  ),
  tedSoContasOutrosBancos: phrase(
    'TED é só para contas de outros bancos.',
    'TED is for accounts of other banks only.',
  ),
  bancoAceitaServicoSoCredito: phrase(
    'O banco {banco} aceita o serviço {servico} só em crédito em conta.',
    'Bank {banco} accepts service {servico} in credit in account only.',
  ),
  faltaBancoFavorecido: phrase('Falta o banco do favorecido.', "The payee's bank is missing."),
  bancoNaoPagaInstituicoesSo: phrase(
    'O banco {banco} não paga a instituições que só têm ISPB, sem código de três dígitos.',
    'Bank {banco} does not pay to institutions that have an ISPB only, without a code of three digits.',
  ),
  arquivoTem1Pagamentos: phrase(
    'Um arquivo tem de 1 a {maximo} pagamentos.',
    'A file has 1 to {maximo} payments.',
  ),
  bancoPagamentosPixVaoArquivo: phrase(
    'No banco {banco}, pagamentos por Pix vão em arquivo próprio.',
    'At bank {banco}, payments by Pix go in a file of their own.',
  ),
  vazio: phrase('(vazio)', '(empty)'),
  maisAvisos: phrase('E mais {quantidade} avisos.', 'And {quantidade} more warnings.'),
  lotesDoArquivo: phrase(
    'O arquivo não tem tantos lotes quanto diz.',
    'The file does not have as many lots as it says.',
  ),
  registrosDoArquivo: phrase(
    'O arquivo não tem tantos registros quanto diz.',
    'The file does not have as many records as it says.',
  ),
  semTrailer: phrase(
    'O arquivo termina antes do trailer; pode estar incompleto.',
    'The file ends before its trailer; it may be incomplete.',
  ),
  registrosDoLote: phrase(
    'O lote {lote} não tem tantos registros quanto diz.',
    'Lot {lote} does not have as many records as it says.',
  ),
  somaDoLote: phrase(
    'A soma do lote {lote} não é a dos seus pagamentos.',
    'The sum of lot {lote} is not that of its payments.',
  ),
  loteDoHeader: phrase(
    'O header do arquivo traz o lote {lote} em vez de {esperado}.',
    'The header of the file has lot {lote} instead of {esperado}.',
  ),
  linhaCortada: phrase('A linha {linha} está cortada.', 'Line {linha} is cut off.'),
  linhaDeOutroBanco: phrase('A linha {linha} é de outro banco.', 'Line {linha} is of another bank.'),
  registroDesconhecido: phrase(
    'A linha {linha} tem um registro desconhecido.',
    'Line {linha} has an unknown record.',
  ),
  pagamentoCortado: phrase(
    'O pagamento da linha {linha} está cortado e não foi lido.',
    'The payment of line {linha} is cut off and was not read.',
  ),
  segmentoNaoLido: phrase(
    'Há registros do segmento {segmento}, que não são lidos.',
    'There are records of segment {segmento}, which are not read.',
  ),
  cnpjComLetras: phrase(
    'O CNPJ de quem paga tem letras; confirme com o banco que ele as lê antes de enviar.',
    'The CNPJ of the payer has letters; confirm with the bank that it reads them before sending.',
  ),
  arquivoGrandeDemaisRetorno: phrase(
    'O arquivo é grande demais para um retorno.',
    'The file is too large for a return.',
  ),
  arquivoTemMaisLinhas: phrase(
    'O arquivo tem mais de {maximo} linhas.',
    'The file has more than {maximo} lines.',
  ),
  arquivoNaoRetornoCnab240: phrase(
    'O arquivo não é um retorno CNAB 240: falta o header de retorno.',
    'The file is no CNAB 240 return: the header of a return is missing.',
  ),
  retornosBancoNaoLidos: phrase(
    'Retornos do banco {banco} não são lidos.',
    'Returns of bank {banco} are not read.',
  ),
} as const
