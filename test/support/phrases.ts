import { rights, scopes } from '../../catalogue/doors.ts'
import { operations } from '../../catalogue/index.ts'
import { rotuloOf } from '../../catalogue/labels.ts'
import { legalRules } from '../../catalogue/law/rules.ts'
import { auditedEntities } from '../../catalogue/management/auditoria/audited-entities.ts'
import { machines, management } from '../../catalogue/management/index.ts'
import { nouns } from '../../catalogue/management/nouns.ts'
import { panelNumbers } from '../../catalogue/management/painel/numbers.ts'
import { messageTemplates } from '../../catalogue/messages.ts'
import { occurrences } from '../../catalogue/occurrences.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import { sessionOperations } from '../../catalogue/session/index.ts'
import { diagnoses } from '../../catalogue/webhook/diagnoses.ts'
import { nounRoutes, pageRoutes, sections, toolRoutes } from '../../console/routes.ts'

const declared = [
  operations,
  management,
  machines,
  sessionOperations,
  [
    auditedEntities,
    rights,
    scopes,
    legalRules,
    nouns,
    panelNumbers,
    messageTemplates,
    occurrences,
    diagnoses,
  ],
  [nounRoutes, toolRoutes, pageRoutes, sections.labels],
]

const isPhrase = (value: object): value is Phrase =>
  'pt' in value && 'en' in value && typeof value.pt === 'string' && typeof value.en === 'string'

/** Every phrase of the declarations, the labels of their fields among them. */
export function allPhrases(): Phrase[] {
  const seen = new Set<object>()
  const found: Phrase[] = []
  const visit = (value: unknown, name: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isPhrase(value)) return void found.push(value)
    if ('text' in value || 'fields' in value) found.push(rotuloOf(name, {}))
    for (const [key, part] of Object.entries(value)) visit(part, key)
  }
  visit(declared, '')
  return found
}
