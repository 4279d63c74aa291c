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
import {
  exigeDocumento,
  pendenciasPedidas,
  tiposContratoComRegra,
  tiposPorChave,
  todosTiposPendencia,
} from '../../../catalogue/values/pendencia.ts'
import { requestedIn } from './requested-items.ts'
import type { Column } from './setting-declarations.ts'

/** A group of settings, one for each key, stored in one column. */
interface Keyed {
  prefix: string
  column: Column
  keys: readonly string[]
  /** The value to store; undefined if the text is invalid. */
  read: (text: string) => string | undefined
  expected: Phrase
  /** Description of one setting. */
  text: (key: string) => Phrase
  /** Current value of a key, from the stored column. */
  now: (kept: object, key: string) => string
}

const among = (values: readonly string[]): Pick<Keyed, 'read' | 'expected'> => ({
  read: (text) => (values.includes(text) ? text : undefined),
  expected: alike(values.join(', ')),
})

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
    expected: phrase(
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
    expected: alike('S ou N'),
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
]
