import { useState } from 'react'
import { Record } from '../Record.tsx'
import { ShowingContext } from './checked.ts'
import { Editions } from './Editions.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

/** Page of a template: the document it gives, its other editions, and what differs between them. */
export const TemplateRecord = () => (
  <Record
    without={['corpo', 'campos']}
    below={(template, id) => (
      <Below {...{ id }} tipo={String(template.tipo)} corpo={String(template.corpo)} />
    )}
  />
)

interface Props {
  id: number
  tipo: string
  corpo: string
}

function Below({ id, tipo, corpo }: Props) {
  const [contrato, setContrato] = useState('')
  return (
    <ShowingContext value={{ tipo, contrato, line: 0 }}>
      <TemplatePreview typed={{ corpo }} onContract={setContrato} />
      <Editions {...{ id, tipo, corpo }} />
    </ShowingContext>
  )
}
