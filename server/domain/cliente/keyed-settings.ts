import {
  isLegalRule,
  legalRules,
  modeOf,
  type RuleModes,
  ruleModes,
  ruleWithArticle,
} from '../../../catalogue/law/rules.ts'
import { alike, filled, labelOf, type Phrase, phrase } from '../../../catalogue/phrase.ts'
import { niveis, signatarios } from '../../../catalogue/values/arquivo.ts'
import { furthestReminder, mostReminderDays, tiposLembrete } from '../../../catalogue/values/lembrete.ts'
import {
  exigeDocumento,
  pendenciasPedidas,
  tiposContratoComRegra,
  tiposPorChave,
  todosTiposPendencia,
} from '../../../catalogue/values/pendencia.ts'
import { type InstitutionKey, institutionData, institutionPrefix } from './institution.ts'
import { requestedIn } from './requested-items.ts'
import type { Column } from './setting-declarations.ts'

/** A group of settings, one for each key, stored in one column. */
interface Keyed {
  prefix: string
  column: Column
  keys: readonly string[]
  /** The value to store; undefined if the text is invalid. */
  read: (text: string, key: string) => string | undefined
  expected: (key: string) => Phrase
  /** Description of one setting. */
  text: (key: string) => Phrase
  /** Current value of a key, from the stored column. */
  now: (kept: object, key: string) => string
}

const among = (values: readonly string[]): Pick<Keyed, 'read' | 'expected'> => ({
  read: (text) => (values.includes(text) ? text : undefined),
  expected: () => alike(values.join(', ')),
})

/** Different days between `least` and the furthest one, with commas between them; none is a value too. */
const daysFrom = (least: number): Pick<Keyed, 'read' | 'expected'> => ({
  read: (text) => {
    const days = text.trim() === '' ? [] : text.split(',').map((one) => one.trim())
    const fits = days.every((day) => /^\d{1,2}$/.test(day) && isBetween(least, Number(day), furthestReminder))
    const numbers = [...new Set(days.map(Number))]
    return fits && numbers.length <= mostReminderDays ? numbers.join(',') : undefined
  },
  expected: () =>
    phrase(
      `nenhum ou até ${mostReminderDays} números de dias, de ${least} a ${furthestReminder}, entre vírgulas`,
      `none or up to ${mostReminderDays} numbers of days, from ${least} to ${furthestReminder}, with commas between them`,
    ),
})

const isBetween = (least: number, value: number, most: number) => value >= least && value <= most

const reminded = (key: string): { text: Phrase; antes: string; depois?: string } =>
  Reflect.get(tiposLembrete, key)

export const keyed: readonly Keyed[] = [
  {
    prefix: 'regra.',
    column: 'regras_legais',
    keys: Object.keys(legalRules),
    ...among(ruleModes),
    text: (key) => (isLegalRule(key) ? ruleWithArticle(key) : alike(key)),
    now: (kept, key) => (isLegalRule(key) ? modeOf(kept as RuleModes, key) : ''),
  },
  {
    prefix: 'assinatura.',
    column: 'niveis_assinatura',
    keys: Object.keys(signatarios),
    ...among(niveis),
    text: (key) =>
      filled(phrase('Nível de assinatura que se pede de: {quem}.', 'Level of signature asked of: {quem}.'), {
        quem: Reflect.get(signatarios, key),
      }),
    now: (kept, key) => String(Reflect.get(kept, key) ?? niveis[0]),
  },
  {
    prefix: 'pendencias.',
    column: 'pendencias_contrato',
    keys: Object.keys(tiposContratoComRegra),
    read: (text) => requestedIn(text)?.join(', '),
    expected: () =>
      phrase(
        `nenhum ou alguns destes, entre vírgulas: ${pendenciasPedidas.join(', ')}`,
        `none or some of these, with commas between them: ${pendenciasPedidas.join(', ')}`,
      ),
    text: (key) =>
      filled(
        phrase(
          'Pendências que todo contrato de {tipo} tem, além das da lei, quando entra em vigor ou é aditado.',
          'Pending items that every contract of {tipo} has, besides those of the law, when it comes into force or is amended.',
        ),
        { tipo: Reflect.get(tiposContratoComRegra, key) },
      ),
    now: (kept, key) => String(Reflect.get(kept, key) ?? ''),
  },
  {
    prefix: 'documento.',
    column: 'documentos_exigidos',
    keys: Object.keys(tiposPorChave),
    read: (text) => (/^[sn]$/i.test(text) ? text.toUpperCase() : undefined),
    expected: () => alike('S ou N'),
    text: (key) =>
      filled(
        phrase(
          'A entrega de {tipo} exige um documento anexado.',
          'A delivery of {tipo} requires an attached document.',
        ),
        { tipo: labelOf(todosTiposPendencia, tiposPorChave[key]!) },
      ),
    now: (kept, key) =>
      exigeDocumento(tiposPorChave[key]!, kept as Readonly<Record<string, string>>) ? 'S' : 'N',
  },
  {
    prefix: 'lembreteAntes.',
    column: 'lembretes_antes',
    keys: Object.keys(tiposLembrete),
    ...daysFrom(0),
    text: (key) =>
      filled(
        phrase(
          'Dias antes do prazo em que as pessoas são lembradas de: {assunto}.',
          'Days before the deadline on which people are reminded of: {assunto}.',
        ),
        { assunto: reminded(key).text },
      ),
    now: (kept, key) => String(Reflect.get(kept, key) ?? reminded(key).antes),
  },
  {
    prefix: 'lembreteDepois.',
    column: 'lembretes_depois',
    keys: Object.keys(tiposLembrete).filter((key) => reminded(key).depois !== undefined),
    ...daysFrom(1),
    text: (key) =>
      filled(
        phrase(
          'Dias depois do prazo em que as pessoas são lembradas de: {assunto}.',
          'Days after the deadline on which people are reminded of: {assunto}.',
        ),
        { assunto: reminded(key).text },
      ),
    now: (kept, key) => String(Reflect.get(kept, key) ?? reminded(key).depois),
  },
  {
    prefix: institutionPrefix,
    column: 'instituicao',
    keys: Object.keys(institutionData),
    read: (text, key) => institutionData[key as InstitutionKey].read(text),
    expected: (key) => institutionData[key as InstitutionKey].expected,
    text: (key) => institutionData[key as InstitutionKey].text,
    now: (kept, key) => String(Reflect.get(kept, key) ?? ''),
  },
]
