import type { BankCode } from './remittance.ts'

/** Effect of a code on the payment; `informa` has none by itself. */
export type Meaning = 'paga' | 'cancela' | 'devolve' | 'recusa' | 'agenda' | 'informa'

export interface Occurrence {
  readonly meaning: Meaning
  readonly descricao: string
}

type Table = Readonly<Record<string, Occurrence>>

const meaning =
  (which: Meaning) =>
  (sentences: Readonly<Record<string, string>>): Table =>
    Object.fromEntries(
      Object.entries(sentences).map(([code, descricao]) => [code, { meaning: which, descricao }]),
    )

const febraban: Table = {
  ...meaning('paga')({ '00': 'Pagamento efetivado', '03': 'Débito autorizado pela agência e efetuado' }),
  ...meaning('cancela')({
    '02': 'Pagamento cancelado pelo pagador ou pelo credor',
    BF: 'Exclusão efetuada com sucesso',
  }),
  ...meaning('agenda')({
    BD: 'Inclusão aceita; pagamento agendado',
    BE: 'Alteração aceita; pagamento agendado',
  }),
  ...meaning('informa')({
    ZA: 'Agência ou conta do favorecido substituída',
    ZB: 'Nome do favorecido diverge do que consta na Receita Federal',
    ZC: 'Confirmação de antecipação de valor',
    ZD: 'Antecipação parcial de valor',
  }),
  ...meaning('recusa')({
    '01': 'Insuficiência de fundos; débito não efetuado',
    AA: 'Controle inválido',
    AB: 'Tipo de operação inválido',
    AC: 'Tipo de serviço inválido',
    AD: 'Forma de lançamento inválida',
    AE: 'Tipo ou número de inscrição inválido',
    AF: 'Código de convênio inválido',
    AG: 'Agência, conta ou dígito do pagador inválido',
    AH: 'Número sequencial do registro no lote inválido',
    AI: 'Código de segmento de detalhe inválido',
    AJ: 'Tipo de movimento inválido',
    AK: 'Código da câmara de compensação inválido',
    AL: 'Código do banco do favorecido inválido',
    AM: 'Agência do favorecido inválida',
    AN: 'Conta ou dígito do favorecido inválido',
    AO: 'Nome do favorecido não informado',
    AP: 'Data do lançamento inválida',
    AQ: 'Tipo ou quantidade da moeda inválido',
    AR: 'Valor do lançamento inválido',
    AS: 'Identificação do aviso ao favorecido inválida',
    AT: 'Tipo ou número de inscrição do favorecido inválido',
    AU: 'Logradouro do favorecido não informado',
    AV: 'Número do local do favorecido não informado',
    AW: 'Cidade do favorecido não informada',
    AX: 'CEP do favorecido inválido',
    AY: 'Sigla do estado do favorecido inválida',
    AZ: 'Código ou nome do banco depositário inválido',
    BA: 'Código ou nome da agência depositária não informado',
    BB: 'Seu número inválido',
    BC: 'Nosso número inválido',
    BG: 'Agência ou conta impedida legalmente',
    CA: 'Código de barras: código do banco inválido',
    CB: 'Código de barras: código da moeda inválido',
    CC: 'Código de barras: dígito verificador geral inválido',
    CD: 'Código de barras: valor do título inválido',
    CE: 'Código de barras: campo livre inválido',
    CF: 'Valor do documento inválido',
    CG: 'Valor do abatimento inválido',
    CH: 'Valor do desconto inválido',
    CI: 'Valor de mora inválido',
    CJ: 'Valor da multa inválido',
    CK: 'Valor do imposto de renda inválido',
    CL: 'Valor do ISS inválido',
    CM: 'Valor do IOF inválido',
    CN: 'Valor de outras deduções inválido',
    CO: 'Valor de outros acréscimos inválido',
    CP: 'Valor do INSS inválido',
    HA: 'Lote não aceito',
    HB: 'Inscrição da empresa inválida para o contrato',
    HC: 'Convênio inexistente ou inválido para o contrato',
    HD: 'Agência ou conta da empresa inexistente ou inválida para o contrato',
    HE: 'Tipo de serviço inválido para o contrato',
    HF: 'Conta da empresa com saldo insuficiente',
    HG: 'Lote de serviço fora de sequência',
    HH: 'Lote de serviço inválido',
    HI: 'Arquivo não aceito',
    HJ: 'Tipo de registro inválido',
    HK: 'Código de remessa ou retorno inválido',
    HL: 'Versão de leiaute inválida',
    H1: 'Arquivo sem trailer',
    TA: 'Lote não aceito; totais do lote com diferença',
  }),
}

const bradescoPix: Table = {
  ...meaning('informa')({ PA: 'Pix não efetivado; tente mais tarde' }),
  ...meaning('recusa')({
    PB: 'Transação interrompida por erro na instituição do recebedor',
    PC: 'Conta do recebedor encerrada',
    PD: 'Tipo de conta do recebedor incorreto',
    PE: 'Tipo de transação não autorizado na conta do recebedor',
    PF: 'CPF ou CNPJ do recebedor não é do titular da conta',
    PG: 'CPF ou CNPJ do recebedor incorreto',
    PH: 'Ordem rejeitada pela instituição do recebedor',
    PI: 'ISPB da instituição do pagador inválido ou inexistente',
    PJ: 'Chave não cadastrada',
    PK: 'QR Code inválido ou vencido',
    PL: 'Forma de iniciação inválida',
    PM: 'Chave de pagamento inválida',
    PN: 'Chave de pagamento não informada',
  }),
}

const itau: Table = {
  ...meaning('informa')({
    AE: 'Data de pagamento alterada',
    CD: 'CPF ou CNPJ informado diverge do cadastrado',
    CI: 'CNPJ ou identificação do favorecido diverge',
    CN: 'Conta do favorecido não confirmada',
  }),
  ...meaning('cancela')({
    CE: 'Pagamento cancelado',
    LC: 'Lote de pagamentos cancelado',
    NA: 'Pagamento cancelado por falta de autorização',
    SS: 'Pagamento cancelado por falta de saldo ou limite',
  }),
  ...meaning('devolve')({ DV: 'Pagamento devolvido pelo banco do favorecido' }),
  ...meaning('recusa')({
    AG: 'Número do lote inválido',
    HA: 'Erro no registro header do arquivo ou do lote',
    HM: 'Erro no registro header do arquivo',
    IM: 'Tipo de pagamento e forma incompatíveis',
    NR: 'Operação não realizada',
    RJ: 'Registro rejeitado',
    TI: 'Titularidade inválida',
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
