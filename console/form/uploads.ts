import { createContext, useCallback, useState } from 'react'
import { text } from '../text/text.ts'

/** An upload that is not finished: the form is not sent without its file. */
export type Unfinished = 'sending' | 'failed'

type Report = (name: string, upload: Unfinished | undefined) => void

/** Tells the form how the upload of a field stands. */
export const UploadsContext = createContext<Report>(() => {})

/** Uploads of a form that are under way or failed, with what their fields say when it is submitted. */
export function useUploads() {
  const [open, setOpen] = useState<Readonly<Record<string, Unfinished>>>({})
  const report = useCallback<Report>(
    (name, upload) =>
      setOpen(({ [name]: _, ...others }) => (upload ? { ...others, [name]: upload } : others)),
    [],
  )
  const unsent = Object.fromEntries(
    Object.entries(open).map(([name, upload]) => [
      name,
      upload === 'sending' ? text.form.stillSending : text.form.notSent,
    ]),
  )
  return { report, unsent, isOpen: Object.keys(open).length > 0 }
}
