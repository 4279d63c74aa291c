import { Record } from '../Record.tsx'
import { type Related, RelatedLists } from './RelatedLists.tsx'

/** Page of a student with what belongs to them. */
export const StudentRecord = () => (
  <Record below={({ cpf }) => <RelatedLists lists={listsOf(String(cpf ?? ''))} />} />
)

const listsOf = (cpf: string): Related[] =>
  cpf
    ? [
        { noun: 'contrato', filters: { cpf } },
        { noun: 'faturamento', filters: { documento: cpf } },
      ]
    : []
