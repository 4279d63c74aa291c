import { fromAToD } from './catalogue-a-d.en.ts'
import { fromEToZ } from './catalogue-e-z.en.ts'
import { ofForms } from './catalogue-forms.en.ts'
import { ofRecords } from './catalogue-records.en.ts'
import { ofRules } from './catalogue-rules.en.ts'
import { ofValues } from './catalogue-values.en.ts'
import { ofOfficeValues } from './catalogue-values-office.en.ts'
import { ofWire } from './catalogue-wire.en.ts'

/** Words of the catalogue that stand on pages, in English. A word that is not here stays Portuguese. */
export const words: Readonly<Record<string, string>> = {
  ...ofValues,
  ...ofOfficeValues,
  ...ofRules,
  ...fromAToD,
  ...fromEToZ,
  ...ofWire,
  ...ofForms,
  ...ofRecords,
}
