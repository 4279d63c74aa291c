import { useEffect, useRef } from 'react'

/** Scrolls an element into view and focuses it, or the input inside it; of a list, the button that adds a row. */
export function focusOn(element: HTMLElement | null | undefined): void {
  const inside = 'input:not([type=hidden]), select, textarea'
  const target = element?.matches(`${inside}, button, [tabindex]`)
    ? element
    : (element?.querySelector<HTMLElement>(inside) ?? element?.querySelector('button'))
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

/**
 * After a refusal, or an attempt with missing fields, focuses the first wrong field; a refusal that concerns no
 * field has its notice focused. The ref is for the form, or for the content of the dialog.
 */
export function useAttention<E extends HTMLElement>(error: unknown, attempts = 0) {
  const element = useRef<E>(null)
  useEffect(() => {
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong]')
    if (wrong && (error || attempts > 0)) focusOn(wrong)
    else if (error) focusOn(element.current?.querySelector<HTMLElement>('[role=alert]'))
  }, [error, attempts])
  return element
}
