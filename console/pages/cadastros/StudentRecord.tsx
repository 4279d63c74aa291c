import { Record } from '../Record.tsx'
import { messagesTo, moneyOf } from './HostRecord.tsx'
import { type Related, RelatedLists } from './RelatedLists.tsx'

/** Page of a student with what belongs to them. */
export const StudentRecord = () => (
  <Record
    below={({ nomeSocial, aluno, cpf }, id) => (
      <RelatedLists
        lists={listsOf(id, cpf)}
        of={{ noun: 'aluno', id, called: String(nomeSocial || aluno) }}
      />
    )}
  />
)

function listsOf(id: number, cpf: unknown): Related[] {
  const aluno = String(id)
  return [
    {
      noun: 'contrato',
      search: { aluno, ordem: '-inicio' },
      columns: ['contrato', 'concedente.nome', 'situacao', 'encerramento'],
    },
    {
      noun: 'pendencia',
      search: { aluno, ordem: 'situacao' },
      columns: ['tipo', 'contrato', 'situacao', 'prazoEntrega'],
    },
    {
      noun: 'solicitacao',
      search: { aluno, ordem: 'situacao' },
      columns: ['tipo', 'contrato', 'situacao', 'prazo'],
    },
    {
      noun: 'arquivo',
      search: { aluno },
      columns: ['nome', 'tipo', 'contrato', 'situacao', 'situacaoAssinatura', 'prazo'],
    },
    messagesTo('aluno', id),
    ...moneyOf(cpf),
  ]
}
