import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'

/** Only the general form of a code is certain, so no more is checked. */
const forms = [
  ['codigoValidacao', /^[0-9.]+\.[0-9a-f]{12,}$/, said('diploma.codigoTemCodigosMecPonto')],
  ['urlXml', /^https:\/\/[^\s]+$/, said('diploma.enderecoComecaHttps')],
  ['urlRepresentacaoVisual', /^https:\/\/[^\s]+$/, said('diploma.enderecoComecaHttps')],
  ['hashXml', /^[0-9a-f]{64}$/, said('diploma.sha256Tem64Algarismos')],
  ['versaoLeiaute', /^\d\.\d\d$/, said('diploma.versaoComo105')],
] as const

/** Reports all malformed fields at once. */
export function refuseMalformed(told: Readonly<Record<string, unknown>>): void {
  const wrong = forms.flatMap(([campo, form, mensagem]) => {
    const value = told[campo]
    return typeof value !== 'string' || form.test(value)
      ? []
      : [wrongField(campo, 'CAMPO_INVALIDO', mensagem)]
  })
  if (wrong.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, wrong)
}
