import { type DiagnosisCode, diagnoses } from '../../../catalogue/webhook/diagnoses.ts'
import { language } from '../../text/language.ts'

/** What came of an attempt, in the language of who reads. */
export const diagnosisText = (code: string, told: string): string =>
  Object.hasOwn(diagnoses, code) ? diagnoses[code as DiagnosisCode][language] : told
