import { d, k, n, x } from './record.ts'

/** Payment records of FEBRABAN's CNAB 240. Differences of a bank are in its dialect. */
const payer = {
  tipoInscricao: n(18, 18),
  inscricao: d(19, 32),
  convenio: x(33, 52),
  agencia: n(53, 57),
  agenciaDigito: x(58, 58),
  conta: n(59, 70),
  contaDigito: x(71, 71),
  agenciaContaDigito: x(72, 72),
  pagador: x(73, 102),
}

export const fileHeader = {
  banco: n(1, 3),
  lote: n(4, 7, '0000'),
  tipo: n(8, 8, '0'),
  ...payer,
  bancoNome: x(103, 132),
  sentido: n(143, 143, '1'),
  data: n(144, 151),
  hora: n(152, 157),
  nsa: n(158, 163),
  leiaute: n(164, 166, '103'),
  densidade: n(167, 171, '01600'),
  usoBanco: x(172, 191),
  usoEmpresa: x(192, 211),
  ocorrencias: x(231, 240),
}

export const lotHeader = {
  banco: n(1, 3),
  lote: n(4, 7),
  tipo: n(8, 8, '1'),
  operacao: x(9, 9, 'C'),
  servico: n(10, 11),
  forma: n(12, 13),
  leiaute: n(14, 16, '046'),
  ...payer,
  mensagem: x(103, 142),
  logradouro: x(143, 172),
  numero: n(173, 177),
  complemento: x(178, 192),
  cidade: x(193, 212),
  cep: n(213, 217),
  cepComplemento: x(218, 220),
  uf: x(221, 222),
  indicativo: n(223, 224, '01'),
  ocorrencias: x(231, 240),
}

const detail = {
  banco: n(1, 3),
  lote: n(4, 7),
  tipo: n(8, 8, '3'),
  registro: n(9, 13),
}

export const segmentA = {
  ...detail,
  segmento: x(14, 14, 'A'),
  movimento: n(15, 15),
  instrucao: n(16, 17),
  camara: n(18, 20),
  favorecidoBanco: n(21, 23),
  favorecidoAgencia: n(24, 28),
  favorecidoAgenciaDigito: x(29, 29),
  favorecidoConta: n(30, 41),
  // The second column is for check digits of two characters.
  favorecidoContaDigito: x(42, 43),
  favorecido: x(44, 73),
  seuNumero: x(74, 93),
  dataPagamento: n(94, 101),
  moeda: x(102, 104, 'BRL'),
  moedaQuantidade: n(105, 119),
  valor: n(120, 134),
  nossoNumero: x(135, 154),
  dataReal: n(155, 162),
  valorReal: n(163, 177),
  informacao: x(178, 217),
  finalidadeDoc: x(218, 219),
  finalidadeTed: x(220, 224),
  finalidadeComplementar: x(225, 226),
  aviso: n(230, 230),
  ocorrencias: x(231, 240),
}

/** Payee details besides the account. */
export const segmentB = {
  ...detail,
  segmento: x(14, 14, 'B'),
  tipoInscricao: n(18, 18),
  inscricao: d(19, 32),
  logradouro: x(33, 62),
  numero: n(63, 67),
  complemento: x(68, 82),
  bairro: x(83, 97),
  cidade: x(98, 117),
  cep: n(118, 122),
  cepComplemento: x(123, 125),
  uf: x(126, 127),
  vencimento: n(128, 135),
  valor: n(136, 150),
  abatimento: n(151, 165),
  desconto: n(166, 180),
  mora: n(181, 195),
  multa: n(196, 210),
  favorecidoCodigo: x(211, 225),
  aviso: n(226, 226),
  siape: n(227, 232),
  ispb: n(233, 240),
}

export const segmentBPix = {
  ...detail,
  segmento: x(14, 14, 'B'),
  iniciacao: x(15, 17),
  tipoInscricao: n(18, 18),
  inscricao: d(19, 32),
  txid: x(33, 67),
  informacao: x(68, 127),
  chave: k(128, 226),
  siape: n(227, 232),
  ispb: n(233, 240),
}

/** Proof of payment, written only by banks. */
export const segmentZ = {
  ...detail,
  segmento: x(14, 14, 'Z'),
  autenticacao: x(15, 78),
  controle: x(79, 103),
}

export const lotTrailer = {
  banco: n(1, 3),
  lote: n(4, 7),
  tipo: n(8, 8, '5'),
  registros: n(18, 23),
  valor: n(24, 41),
  moedaQuantidade: n(42, 59),
  avisoDebito: n(60, 65),
  ocorrencias: x(231, 240),
}

export const fileTrailer = {
  banco: n(1, 3),
  lote: n(4, 7, '9999'),
  tipo: n(8, 8, '9'),
  lotes: n(18, 23),
  registros: n(24, 29),
  contas: n(30, 35),
  ocorrencias: x(231, 240),
}
