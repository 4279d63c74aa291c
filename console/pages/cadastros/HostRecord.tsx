import { Record } from '../Record.tsx'
import { type Related, RelatedLists } from './RelatedLists.tsx'

/** Page of a host with what belongs to it. */
export const HostRecord = () => (
  <Record below={({ documento }) => <RelatedLists lists={listsOf(String(documento ?? ''))} />} />
)

const listsOf = (documento: string): Related[] =>
  documento
    ? [
        { noun: 'contrato', filters: { concedente: documento } },
        { noun: 'convenio', filters: { concedente: documento } },
        { noun: 'vaga', filters: { concedente: documento } },
        { noun: 'faturamento', filters: { documento } },
      ]
    : []
