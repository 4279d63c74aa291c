import { type Message, said } from '../../catalogue/message.ts'
import type { BankCode } from './remittance.ts'

/** Effect of a code on the payment; `informa` has none by itself. */
export type Meaning = 'paga' | 'cancela' | 'devolve' | 'recusa' | 'agenda' | 'informa'

export interface Occurrence {
  readonly meaning: Meaning
  readonly descricao: Message
}

type Table = Readonly<Record<string, Occurrence>>

const meaning =
  (which: Meaning) =>
  (sentences: Readonly<Record<string, Message>>): Table =>
    Object.fromEntries(
      Object.entries(sentences).map(([code, descricao]) => [code, { meaning: which, descricao }]),
    )

const febraban: Table = {
  ...meaning('paga')({
    '00': said('ocorrenciaBanco.pagamentoEfetivado'),
    '03': said('ocorrenciaBanco.debitoAutorizadoPelaAgenciaEfetuado'),
  }),
  ...meaning('cancela')({
    '02': said('ocorrenciaBanco.pagamentoCanceladoPeloPagadorOu'),
    BF: said('ocorrenciaBanco.exclusaoEfetuadaSucesso'),
  }),
  ...meaning('agenda')({
    BD: said('ocorrenciaBanco.inclusaoAceitaPagamentoAgendado'),
    BE: said('ocorrenciaBanco.alteracaoAceitaPagamentoAgendado'),
  }),
  ...meaning('informa')({
    ZA: said('ocorrenciaBanco.agenciaOuContaFavorecidoSubstituida'),
    ZB: said('ocorrenciaBanco.nomeFavorecidoDivergeConstaReceita'),
    ZC: said('ocorrenciaBanco.confirmacaoAntecipacaoValor'),
    ZD: said('ocorrenciaBanco.antecipacaoParcialValor'),
  }),
  ...meaning('recusa')({
    '01': said('ocorrenciaBanco.insuficienciaFundosDebitoNaoEfetuado'),
    AA: said('ocorrenciaBanco.controleInvalido'),
    AB: said('ocorrenciaBanco.tipoOperacaoInvalido'),
    AC: said('ocorrenciaBanco.tipoServicoInvalido'),
    AD: said('ocorrenciaBanco.formaLancamentoInvalida'),
    AE: said('ocorrenciaBanco.tipoOuNumeroInscricaoInvalido'),
    AF: said('ocorrenciaBanco.codigoConvenioInvalido'),
    AG: said('ocorrenciaBanco.agenciaContaOuDigitoPagador'),
    AH: said('ocorrenciaBanco.numeroSequencialRegistroLoteInvalido'),
    AI: said('ocorrenciaBanco.codigoSegmentoDetalheInvalido'),
    AJ: said('ocorrenciaBanco.tipoMovimentoInvalido'),
    AK: said('ocorrenciaBanco.codigoCamaraCompensacaoInvalido'),
    AL: said('ocorrenciaBanco.codigoBancoFavorecidoInvalido'),
    AM: said('ocorrenciaBanco.agenciaFavorecidoInvalida'),
    AN: said('ocorrenciaBanco.contaOuDigitoFavorecidoInvalido'),
    AO: said('ocorrenciaBanco.nomeFavorecidoNaoInformado'),
    AP: said('ocorrenciaBanco.dataLancamentoInvalida'),
    AQ: said('ocorrenciaBanco.tipoOuQuantidadeMoedaInvalido'),
    AR: said('ocorrenciaBanco.valorLancamentoInvalido'),
    AS: said('ocorrenciaBanco.identificacaoAvisoFavorecidoInvalida'),
    AT: said('ocorrenciaBanco.tipoOuNumeroInscricaoFavorecido'),
    AU: said('ocorrenciaBanco.logradouroFavorecidoNaoInformado'),
    AV: said('ocorrenciaBanco.numeroLocalFavorecidoNaoInformado'),
    AW: said('ocorrenciaBanco.cidadeFavorecidoNaoInformada'),
    AX: said('ocorrenciaBanco.cepFavorecidoInvalido'),
    AY: said('ocorrenciaBanco.siglaEstadoFavorecidoInvalida'),
    AZ: said('ocorrenciaBanco.codigoOuNomeBancoDepositario'),
    BA: said('ocorrenciaBanco.codigoOuNomeAgenciaDepositaria'),
    BB: said('ocorrenciaBanco.seuNumeroInvalido'),
    BC: said('ocorrenciaBanco.nossoNumeroInvalido'),
    BG: said('ocorrenciaBanco.agenciaOuContaImpedidaLegalmente'),
    CA: said('ocorrenciaBanco.codigoBarrasCodigoBancoInvalido'),
    CB: said('ocorrenciaBanco.codigoBarrasCodigoMoedaInvalido'),
    CC: said('ocorrenciaBanco.codigoBarrasDigitoVerificadorGeral'),
    CD: said('ocorrenciaBanco.codigoBarrasValorTituloInvalido'),
    CE: said('ocorrenciaBanco.codigoBarrasCampoLivreInvalido'),
    CF: said('ocorrenciaBanco.valorDocumentoInvalido'),
    CG: said('ocorrenciaBanco.valorAbatimentoInvalido'),
    CH: said('ocorrenciaBanco.valorDescontoInvalido'),
    CI: said('ocorrenciaBanco.valorMoraInvalido'),
    CJ: said('ocorrenciaBanco.valorMultaInvalido'),
    CK: said('ocorrenciaBanco.valorImpostoRendaInvalido'),
    CL: said('ocorrenciaBanco.valorIssInvalido'),
    CM: said('ocorrenciaBanco.valorIofInvalido'),
    CN: said('ocorrenciaBanco.valorOutrasDeducoesInvalido'),
    CO: said('ocorrenciaBanco.valorOutrosAcrescimosInvalido'),
    CP: said('ocorrenciaBanco.valorInssInvalido'),
    HA: said('ocorrenciaBanco.loteNaoAceito'),
    HB: said('ocorrenciaBanco.inscricaoEmpresaInvalidaContrato'),
    HC: said('ocorrenciaBanco.convenioInexistenteOuInvalidoContrato'),
    HD: said('ocorrenciaBanco.agenciaOuContaEmpresaInexistente'),
    HE: said('ocorrenciaBanco.tipoServicoInvalidoContrato'),
    HF: said('ocorrenciaBanco.contaEmpresaSaldoInsuficiente'),
    HG: said('ocorrenciaBanco.loteServicoForaSequencia'),
    HH: said('ocorrenciaBanco.loteServicoInvalido'),
    HI: said('ocorrenciaBanco.arquivoNaoAceito'),
    HJ: said('ocorrenciaBanco.tipoRegistroInvalido'),
    HK: said('ocorrenciaBanco.codigoRemessaOuRetornoInvalido'),
    HL: said('ocorrenciaBanco.versaoLeiauteInvalida'),
    H1: said('ocorrenciaBanco.arquivoSemTrailer'),
    TA: said('ocorrenciaBanco.loteNaoAceitoTotaisLote'),
  }),
}

const bradescoPix: Table = {
  ...meaning('informa')({ PA: said('ocorrenciaBanco.pixNaoEfetivadoTenteMais') }),
  ...meaning('recusa')({
    PB: said('ocorrenciaBanco.transacaoInterrompidaErroInstituicaoRecebedor'),
    PC: said('ocorrenciaBanco.contaRecebedorEncerrada'),
    PD: said('ocorrenciaBanco.tipoContaRecebedorIncorreto'),
    PE: said('ocorrenciaBanco.tipoTransacaoNaoAutorizadoConta'),
    PF: said('ocorrenciaBanco.cpfOuCnpjRecebedorNao'),
    PG: said('ocorrenciaBanco.cpfOuCnpjRecebedorIncorreto'),
    PH: said('ocorrenciaBanco.ordemRejeitadaPelaInstituicaoRecebedor'),
    PI: said('ocorrenciaBanco.ispbInstituicaoPagadorInvalidoOu'),
    PJ: said('ocorrenciaBanco.chaveNaoCadastrada'),
    PK: said('ocorrenciaBanco.qrCodeInvalidoOuVencido'),
    PL: said('ocorrenciaBanco.formaIniciacaoInvalida'),
    PM: said('ocorrenciaBanco.chavePagamentoInvalida'),
    PN: said('ocorrenciaBanco.chavePagamentoNaoInformada'),
  }),
}

const itau: Table = {
  ...meaning('informa')({
    AE: said('ocorrenciaBanco.dataPagamentoAlterada'),
    CD: said('ocorrenciaBanco.cpfOuCnpjInformadoDiverge'),
    CI: said('ocorrenciaBanco.cnpjOuIdentificacaoFavorecidoDiverge'),
    CN: said('ocorrenciaBanco.contaFavorecidoNaoConfirmada'),
  }),
  ...meaning('cancela')({
    CE: said('ocorrenciaBanco.pagamentoCancelado'),
    LC: said('ocorrenciaBanco.lotePagamentosCancelado'),
    NA: said('ocorrenciaBanco.pagamentoCanceladoFaltaAutorizacao'),
    SS: said('ocorrenciaBanco.pagamentoCanceladoFaltaSaldoOu'),
  }),
  ...meaning('devolve')({ DV: said('ocorrenciaBanco.pagamentoDevolvidoPeloBancoFavorecido') }),
  ...meaning('recusa')({
    AG: said('ocorrenciaBanco.numeroLoteInvalido'),
    HA: said('ocorrenciaBanco.erroRegistroHeaderArquivoOu'),
    HM: said('ocorrenciaBanco.erroRegistroHeaderArquivo'),
    IM: said('ocorrenciaBanco.tipoPagamentoFormaIncompativeis'),
    NR: said('ocorrenciaBanco.operacaoNaoRealizada'),
    RJ: said('ocorrenciaBanco.registroRejeitado'),
    TI: said('ocorrenciaBanco.titularidadeInvalida'),
  }),
}

const tables: Readonly<Record<BankCode, Table>> = {
  '001': febraban,
  '033': febraban,
  '104': febraban,
  '237': { ...febraban, ...bradescoPix },
  '341': { ...febraban, ...itau },
}

/** Meaning of a bank's code; undefined if not documented. */
export const occurrenceOf = (bank: BankCode, code: string): Occurrence | undefined =>
  Object.hasOwn(tables[bank], code) ? tables[bank][code] : undefined

/** Codes of headers and trailers that refuse every payment without a code of its own. */
export const refusingAll = (bank: BankCode): readonly string[] =>
  bank === '341' ? ['HA', 'HI', 'TA', 'H1', 'HM'] : ['HA', 'HI', 'TA', 'H1']
