import { type DiagnosisCode, diagnoses } from '../../../catalogue/webhook/diagnoses.ts'
import { say } from '../../text/say.ts'

/** What came of an attempt, in the language of who reads. */
export const diagnosisText = (code: string, told: string): string =>
  Object.hasOwn(diagnoses, code) ? say(diagnoses[code as DiagnosisCode]) : told
