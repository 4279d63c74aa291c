import type { Right } from '../../doors.ts'
import { nounOperations } from '../noun-operations.ts'

export type PageNoun = Extract<(typeof nounOperations)[number], { kind: 'record' }>['noun']

const rights = nounOperations.flatMap((one): [PageNoun, Right][] =>
  one.kind === 'record' ? [[one.noun, one.doors.staff]] : [],
)

/** Right to open the page of each noun. */
export const pageRights = Object.fromEntries(rights) as Readonly<Record<PageNoun, Right>>
