import { type FormEvent, type ReactNode, useState } from 'react'
import { useAttention } from './attend.ts'

interface Props {
  error: unknown
  onSubmit: () => void
  children: ReactNode
}

/** A form that leads to its first wrong field when it cannot be sent or is refused. */
export function Form({ error, onSubmit, children }: Props) {
  const [attempts, setAttempts] = useState(0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    onSubmit()
  }
  return (
    <form ref={useAttention<HTMLFormElement>(error, attempts)} onSubmit={submit} noValidate>
      {children}
    </form>
  )
}
