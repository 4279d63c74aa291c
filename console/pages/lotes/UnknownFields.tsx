import { Stack, Text } from '@mantine/core'
import { text } from './text.ts'

/** A name in a batch that is no field of its operation. */
export interface UnknownField {
  CAMPO: string
  /** Number of records with this name; 0 for a name outside of the records. */
  REGISTROS: number | null
  /** The field with the closest name; empty where there is none. */
  PARECIDO: string
}

/** Names in a batch that are no fields of its operation, and were ignored. */
export function UnknownFields({ fields }: { fields: readonly UnknownField[] }) {
  if (fields.length === 0) return null
  return (
    <div>
      <Text size="sm" c="var(--tom-atencao)">
        {text.unknown}
      </Text>
      <Stack component="ul" gap={4} my={4}>
        {fields.map(({ CAMPO, REGISTROS, PARECIDO }) => (
          <Text component="li" size="sm" key={`${CAMPO} ${REGISTROS === 0}`}>
            {text.unknownField(CAMPO, REGISTROS ?? 0, PARECIDO)}
          </Text>
        ))}
      </Stack>
      <Text size="sm">{text.unknownFix}</Text>
    </div>
  )
}
