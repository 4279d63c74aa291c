import { Record } from '../Record.tsx'
import { type Related, RelatedLists } from './RelatedLists.tsx'
import { text } from './text.ts'

/** Page of a host, supervisor or guardian with what belongs to them. */
export const HostRecord = () => (
  <Record
    below={(person, id) => (
      <RelatedLists lists={listsOf(person, id)} of={{ noun: 'pessoa', id, called: nameOf(person) }} />
    )}
  />
)

interface Person {
  readonly [name: string]: unknown
}

const nameOf = ({ nomeFantasia, nome }: Person) => String(nomeFantasia || nome)

function listsOf({ papel, tipo, documento }: Person, id: number): Related[] {
  const roles = [papel ?? []].flat()
  const own = String(id)
  const lists: Related[] = []
  if (roles.includes('CONCEDENTE') || tipo === 'J') {
    lists.push(
      {
        noun: 'contrato',
        search: { daConcedente: own, ordem: '-inicio' },
        columns: ['contrato', 'aluno.nome', 'situacao', 'encerramento'],
      },
      {
        noun: 'convenio',
        search: { daConcedente: own },
        columns: ['convenio', 'situacao', 'inicio', 'termino'],
      },
      {
        noun: 'pessoa',
        title: text.supervisors,
        search: { empresa: own },
        columns: ['nome', 'email', 'situacao'],
      },
      {
        noun: 'pessoa',
        title: text.representatives,
        search: { representa: own },
        columns: ['nome', 'email', 'situacao'],
      },
      {
        noun: 'vaga',
        search: { daConcedente: own },
        columns: ['titulo', 'situacao', 'quantidade', 'fimInscricao'],
      },
      {
        noun: 'pendencia',
        search: { daConcedente: own, ordem: 'situacao' },
        columns: ['tipo', 'contrato', 'aluno.nome', 'situacao', 'prazoEntrega'],
      },
      {
        noun: 'solicitacao',
        search: { daConcedente: own, ordem: 'situacao' },
        columns: ['tipo', 'contrato', 'aluno.nome', 'situacao', 'prazo'],
      },
      {
        noun: 'arquivo',
        search: { daConcedente: own },
        columns: ['nome', 'tipo', 'contrato', 'situacao', 'situacaoAssinatura', 'prazo'],
      },
    )
  }
  if (roles.includes('SUPERVISOR')) {
    lists.push({
      noun: 'contrato',
      title: text.supervised,
      search: { supervisor: own, ordem: '-inicio' },
      columns: ['contrato', 'aluno.nome', 'situacao', 'encerramento'],
    })
  }
  lists.push(messagesTo('pessoa', id), ...moneyOf(documento))
  return lists
}

export const messagesTo = (noun: 'aluno' | 'professor' | 'pessoa', id: number): Related => ({
  noun: 'mensagem',
  search: { [noun]: String(id) },
  columns: ['modelo', 'contrato', 'situacao', 'inclusao'],
})

export const moneyOf = (documento: unknown): Related[] =>
  documento
    ? [
        {
          noun: 'faturamento',
          search: { documento: String(documento), ordem: '-vencimento' },
          columns: ['numero', 'tipo', 'situacao', 'vencimento', 'valorLiquido', 'saldo'],
        },
      ]
    : []
