import { type DiagnosisCode, diagnoses } from '../../../catalogue/webhook/diagnoses.ts'
import { say } from '../../text/say.ts'

/** Diagnosis of an attempt in the reader's language. */
export const diagnosisText = (code: string, told: string): string =>
  Object.hasOwn(diagnoses, code) ? say(diagnoses[code as DiagnosisCode]) : told
