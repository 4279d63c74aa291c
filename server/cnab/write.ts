import type { Message } from '../../catalogue/message.ts'
import { bankDayFrom } from '../values/bank-days.ts'
import { check, warnings } from './check.ts'
import { withoutZeros } from './check-account.ts'
import type { Dialect } from './dialect.ts'
import { dialects } from './dialects/index.ts'
import { clearingOf, formOf, initiationOf, keyOf, serviceOf } from './forms.ts'
import { compose, type Values } from './record.ts'
import { ourNumber, type Payer, type Payment, type Remittance } from './remittance.ts'
import { digitsOfDay, inscricaoOf } from './values.ts'

/** A payment as written to the file. */
export interface WrittenPayment {
  readonly contador: number
  readonly seuNumero: string
  readonly lote: number
  readonly formaLancamento: string
  readonly data: string
}

export interface Written {
  readonly conteudo: Uint8Array
  readonly lotes: number
  readonly registros: number
  /** In cents. */
  readonly total: number
  /** In input order. */
  readonly pagamentos: readonly WrittenPayment[]
  readonly avisos: readonly Message[]
}

const ending = '\r\n'

/** Writes the file of a remittance. Throws if `check` has findings. */
export function write(remittance: Remittance): Written {
  const findings = check(remittance)
  if (findings[0]) throw new Error(`A remittance that was not checked: ${findings[0].regra}`)
  const { pagador, nsa, geracao } = remittance
  const dialect = dialects[pagador.banco]
  const payer = payerIn(dialect, pagador)
  const lines = [
    compose(dialect.records.fileHeader, {
      ...payer,
      ...dialect.agreementIn('fileHeader', pagador, serviceOf(dialect, pagador)),
      bancoNome: dialect.nome,
      data: digitsOfDay(geracao.data),
      hora: geracao.hora.replaceAll(':', ''),
      nsa,
      leiaute: dialect.versions.file,
    }),
  ]
  const moved = remittance.pagamentos.map((payment) => ({ ...payment, data: payableOn(payment) }))
  const forms = [...new Set(moved.map((payment) => formOf(dialect, pagador, payment)))].sort()
  const placed = new Map<number, WrittenPayment>()
  for (const [at, form] of forms.entries()) {
    const inLot = moved.filter((payment) => formOf(dialect, pagador, payment) === form)
    const lot = { lote: at + 1, form, payments: inLot }
    lines.push(...lotLines(dialect, pagador, payer, lot, nsa))
    for (const { contador, data } of inLot) {
      const seuNumero = ourNumber(contador, nsa)
      placed.set(contador, { contador, seuNumero, lote: lot.lote, formaLancamento: form, data })
    }
  }
  lines.push(
    compose(dialect.records.fileTrailer, { ...payer, lotes: forms.length, registros: lines.length + 1 }),
  )
  return {
    conteudo: new TextEncoder().encode(lines.join(ending) + ending),
    lotes: forms.length,
    registros: lines.length,
    total: sumOf(moved),
    pagamentos: moved.map(({ contador }) => placed.get(contador)!),
    avisos: warnings(remittance),
  }
}

/** Moves the date to a bank day, because banks treat holidays differently. Pix is paid on any day. */
const payableOn = ({ forma, data }: Payment): string => (forma === 'Pix' ? data : bankDayFrom(data))

const sumOf = (payments: readonly Payment[]): number => payments.reduce((sum, { valor }) => sum + valor, 0)

interface Lot {
  readonly lote: number
  readonly form: string
  readonly payments: readonly Payment[]
}

function lotLines(
  dialect: Dialect,
  pagador: Payer,
  payer: Values,
  { lote, form, payments }: Lot,
  nsa: number,
): string[] {
  const service = serviceOf(dialect, pagador)
  const { logradouro, numero = '', complemento, cidade, cep = '', uf } = pagador.endereco ?? {}
  const header = compose(dialect.records.lotHeader, {
    ...payer,
    ...dialect.agreementIn('lotHeader', pagador, service),
    lote,
    servico: service,
    forma: form,
    leiaute: dialect.versions.lot,
    logradouro,
    // Only numeric house numbers fit the column.
    numero: /^\d{1,5}$/.test(numero) ? numero : '',
    complemento,
    cidade,
    cep: cep.slice(0, 5),
    cepComplemento: cep.slice(5),
    uf,
  })
  const details: string[] = []
  let registro = 0
  for (const payment of payments) {
    registro++
    details.push(aLine(dialect, pagador, payment, { lote, registro, nsa }))
    if (dialect.segmentB === 'key' && !keyOf(payment)) continue
    if (!dialect.sharedNumber) registro++
    details.push(bLine(dialect, payment, { lote, registro }))
  }
  const trailer = compose(dialect.records.lotTrailer, {
    banco: dialect.banco,
    lote,
    registros: details.length + 2,
    valor: sumOf(payments),
  })
  return [header, ...details, trailer]
}

function payerIn(dialect: Dialect, pagador: Payer): Values {
  return {
    banco: dialect.banco,
    tipoInscricao: inscricaoOf(pagador.documento),
    inscricao: pagador.documento,
    agencia: pagador.agencia,
    agenciaDigito: dialect.digit(pagador.agenciaDigito ?? '').trim(),
    conta: withoutZeros(pagador.conta),
    contaDigito: dialect.digit(pagador.contaDigito),
    pagador: pagador.nome,
  }
}

function aLine(
  dialect: Dialect,
  pagador: Payer,
  payment: Payment,
  { lote, registro, nsa }: { lote: number; registro: number; nsa: number },
): string {
  const { favorecido, forma, valor, data } = payment
  const { agenciaDigito = '', contaDigito = '', conta = '' } = favorecido
  return compose(dialect.records.segmentA, {
    banco: dialect.banco,
    lote,
    registro,
    camara: clearingOf(dialect, payment),
    favorecidoBanco: favorecido.banco,
    favorecidoAgencia: favorecido.agencia,
    favorecidoAgenciaDigito: dialect.digit(agenciaDigito).trim(),
    favorecidoConta: withoutZeros(conta),
    favorecidoContaDigito: contaDigito && dialect.digit(contaDigito),
    favorecido: favorecido.nome,
    dataPagamento: digitsOfDay(data),
    valor,
    ...(forma === 'TED' && {
      finalidadeTed: pagador.finalidadeTed ?? dialect.purpose,
      finalidadeComplementar: favorecido.tipoConta === 'Poupança' ? 'PP' : 'CC',
    }),
    ...dialect.inA(payment, nsa),
  })
}

function bLine(
  dialect: Dialect,
  payment: Payment,
  { lote, registro }: { lote: number; registro: number },
): string {
  const { favorecido, forma, texto } = payment
  const key = keyOf(payment)
  // For a key that is a document, banks require that document here.
  const inscricao = key?.tipo === 'documento' ? key.chave : favorecido.documento
  const { ispb } = favorecido
  const who = { banco: dialect.banco, lote, registro, tipoInscricao: inscricaoOf(inscricao), inscricao, ispb }
  if (forma !== 'Pix') return compose(dialect.records.segmentB, { ...who, ...dialect.inB(payment) })
  return compose(dialect.records.segmentBPix, {
    ...who,
    iniciacao: initiationOf(payment),
    informacao: texto,
    chave: key?.chave,
  })
}
