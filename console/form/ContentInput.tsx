import { Button, FileInput, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import type { ContentKind } from '../../catalogue/fields.ts'
import { largestOf } from '../../catalogue/upload.ts'
import { sendContent } from '../api/platform.ts'
import { text } from '../text/text.ts'
import { Notice } from '../ui/Notice.tsx'
import { UploadsContext } from './uploads.ts'

interface Props {
  name: string
  label: string
  of: ContentKind
  /** Accepted files. */
  description?: string
  error: string | undefined
  required: boolean
  /** Token of the uploaded content. */
  value: string
  onChange: (value: string) => void
}

/**
 * Uploads a file as soon as it is chosen; the form sends its token. Until the upload has succeeded, or the file is
 * taken away, the form is not sent.
 */
export function ContentInput({ name, label, of, description = '', error, required, value, onChange }: Props) {
  const report = use(UploadsContext)
  const [file, setFile] = useState<File | null>(null)
  const sending = useMutation({ mutationFn: sendContent, onSuccess: ({ conteudo }) => onChange(conteudo) })
  const upload = sending.isPending ? 'sending' : sending.isError ? 'failed' : undefined
  useEffect(() => report(name, upload), [report, name, upload])
  useEffect(() => () => report(name, undefined), [report, name])
  const choose = (chosen: File | null) => {
    setFile(chosen)
    onChange('')
    if (chosen) sending.mutate(chosen)
    else sending.reset()
  }
  return (
    <>
      <FileInput
        {...{ name, label, error, required }}
        description={
          sending.isPending ? text.form.sending : text.form.content(description, largestOf(of) / 2 ** 20)
        }
        placeholder={value ? text.form.sent : text.form.chooseFile}
        value={file}
        onChange={choose}
        clearable
        clearButtonProps={{ 'aria-label': text.form.clear(label) }}
        data-field={name}
      />
      {sending.error && (
        <Stack gap="xs" align="start">
          <Notice error={sending.error} />
          {file && (
            <Button variant="default" onClick={() => sending.mutate(file)}>
              {text.form.sendAgain}
            </Button>
          )}
        </Stack>
      )}
    </>
  )
}
