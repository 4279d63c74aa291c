import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'

/** How what identifies a diploma is written. Of a code no more is sure than this. */
const forms = [
  [
    'codigoValidacao',
    /^[0-9.]+\.[0-9a-f]{12,}$/,
    'O código tem os códigos e-MEC, um ponto e letras de 0 a f.',
  ],
  ['urlXml', /^https:\/\/[^\s]+$/, 'O endereço começa por https://.'],
  ['urlRepresentacaoVisual', /^https:\/\/[^\s]+$/, 'O endereço começa por https://.'],
  ['hashXml', /^[0-9a-f]{64}$/, 'O SHA-256 tem 64 algarismos hexadecimais, em minúsculas.'],
  ['versaoLeiaute', /^\d\.\d\d$/, 'A versão é como 1.05.'],
] as const

/** Refuses what is written in another form, all of it at once. */
export function refuseMalformed(told: Readonly<Record<string, unknown>>): void {
  const wrong = forms.flatMap(([campo, form, mensagem]) => {
    const value = told[campo]
    return typeof value !== 'string' || form.test(value)
      ? []
      : [wrongField(campo, 'CAMPO_INVALIDO', mensagem)]
  })
  if (wrong.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, wrong)
}
