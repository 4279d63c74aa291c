import { List, Text } from '@mantine/core'
import * as format from '../derive/format.ts'
import { spoken } from '../text/language.ts'

const text = spoken({
  pt: { nothing: 'Nada mais muda além deste registro.' },
  en: { nothing: 'Nothing but this record changes.' },
})

interface Consequence {
  entidade: string
  feito: string
  rotulo: string
  quantidade: number
  valor: string | null
}

interface Finding {
  regra: string
  gravidade: string
  mensagem: string
}

interface Answer {
  consequencias?: readonly Consequence[]
  resultados?: readonly { achados: readonly Finding[] }[]
}

/** What a command that ends something does to other records, and what the rules warn of. */
export function Consequences({ answer }: { answer: object }) {
  const { consequencias = [], resultados = [] } = answer as Answer
  const warnings = resultados.flatMap(({ achados }) => achados.map(({ mensagem }) => mensagem))
  if (consequencias.length === 0 && warnings.length === 0) return <Text size="sm">{text.nothing}</Text>
  return (
    <List size="sm">
      {consequencias.map(({ entidade, feito, rotulo, quantidade, valor }) => (
        <List.Item key={`${entidade} ${feito}`}>
          {feito}: {format.number(quantidade)} {rotulo.toLowerCase()}
          {valor !== null && ` (R$ ${format.decimal(valor)})`}
        </List.Item>
      ))}
      {warnings.map((one) => (
        <List.Item key={one}>{one}</List.Item>
      ))}
    </List>
  )
}
