import fc from 'fast-check'
import {
  type BankCode,
  bankCodes,
  type Forma,
  type Payer,
  type Payment,
} from '../../server/cnab/remittance.ts'
import { pixKey } from '../../server/values/pix.ts'
import { textOf } from './arbitrary.ts'
import { cpfOf } from './records.ts'

const agreements: Record<BankCode, string> = {
  '001': '123456789',
  '033': '00331234567890123456',
  '104': '654321',
  '237': '123456',
  '341': '',
}

/** A payer at any of the banks. */
export const payerAt = (banco: BankCode, values: Partial<Payer> = {}): Payer => ({
  banco,
  nome: 'Fundação Ação & Ensino',
  documento: '11444777000161',
  convenio: agreements[banco],
  agencia: '1234',
  agenciaDigito: '5',
  conta: '98765',
  contaDigito: '4',
  endereco: { logradouro: 'Rua das Flores', numero: '10', cidade: 'São Paulo', cep: '01310100', uf: 'SP' },
  ...(banco === '104' && { parametro: '07', compromisso: '0012' }),
  ...values,
})

export const paymentOf = (values: Partial<Payment> = {}): Payment => ({
  contador: 1,
  forma: 'TED',
  valor: 115_176,
  data: '2026-11-16',
  favorecido: {
    nome: 'José da Silva',
    documento: cpfOf(123_456_789),
    banco: '260',
    agencia: '1',
    conta: '123456',
    contaDigito: '3',
  },
  ...values,
})

export const generated = { data: '2026-11-13', hora: '09:30:00' } as const

const keys = fc.oneof(
  fc.integer({ min: 1_000, max: 900_000_000 }).map(cpfOf),
  fc.integer({ min: 10_000_000, max: 99_999_999 }).map((number) => `+55119${number}`),
  fc.integer({ min: 1 }).map((number) => `Fulano_${number}@Exemplo.com.br`),
  fc.uuid({ version: 4 }),
)

/** A payment of a form, within what the payer's bank supports. */
const payments = (bank: BankCode, forma: Forma): fc.Arbitrary<Omit<Payment, 'contador'>> =>
  fc
    .record({
      nome: textOf(30).filter(Boolean),
      cpf: fc.integer({ min: 1_000, max: 900_000_000 }).map(cpfOf),
      other: fc.constantFrom('260', '077', '756'),
      agencia: fc.integer({ min: 1, max: 99_999 }),
      conta: fc.integer({ min: 1, max: 999_999 }),
      digit: fc.constantFrom('0', '7', 'X'),
      tipoConta: fc.constantFrom('Corrente' as const, 'Poupança' as const),
      key: keys,
      byKey: fc.boolean(),
      valor: fc.integer({ min: 1, max: 900_000_000_000 }),
      day: fc.nat(700),
      texto: fc.option(textOf(40), { nil: undefined }),
    })
    .map(({ nome, cpf, other, agencia, conta, digit, tipoConta, key, byKey, valor, day, texto }) => ({
      forma,
      valor,
      data: Temporal.PlainDate.from(generated.data).add({ days: day }).toString(),
      ...(texto !== undefined && { texto }),
      favorecido: {
        nome,
        documento: cpf,
        banco: forma === 'Crédito em conta' ? bank : other,
        agencia: String(agencia),
        conta: String(conta),
        contaDigito: digit,
        tipoConta,
        ...(forma === 'Pix' && byKey && { chavePix: pixKey(key)! }),
      },
    }))

/** Remittances of every bank in every form it supports. */
export const remittances = fc.constantFrom(...bankCodes).chain((bank) => {
  const account = fc.constantFrom<Forma>('Crédito em conta', 'TED')
  const kinds =
    bank === '033'
      ? fc.constant(fc.constantFrom<Forma>('Crédito em conta', 'TED', 'Pix'))
      : bank === '341'
        ? fc.constantFrom<fc.Arbitrary<Forma>>(account, fc.constant('Pix'))
        : fc.constant(account)
  const several = kinds.chain((forms) =>
    fc.array(
      forms.chain((forma) => payments(bank, forma)),
      { minLength: 1, maxLength: 25 },
    ),
  )
  return fc
    .record({
      nsa: fc.integer({ min: 1, max: 999_999 }),
      first: fc.integer({ min: 1, max: 999_900 }),
      several,
    })
    .map(({ nsa, first, several }) => ({
      pagador: payerAt(bank),
      nsa,
      geracao: generated,
      pagamentos: several.map((one, at) => ({ ...one, contador: first + at })),
    }))
})
