import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ListingOperation } from '../../catalogue/operation.ts'
import { askForFile } from '../api/platform.ts'
import type { Wanted } from '../derive/address.ts'
import { text } from '../text/text.ts'
import { afterDrawing } from '../ui/soon.ts'
import { saveFile } from './save-file.ts'

// Loaded after the page.
const FormatMenu = lazy(async () => ({
  default: (await afterDrawing(() => import('./FormatMenu.tsx'))).FormatMenu,
}))

interface Props {
  listing: ListingOperation
  slug: string
  wanted: Wanted
  onError: (error: unknown) => void
  label?: string
}

/** Exports all rows that match the filters. */
export function Export({ listing, slug, wanted, onError, label = text.list.download }: Props) {
  const { cursor, quantidade, ...rest } = wanted
  const download = useMutation({
    mutationFn: async (formato: string) =>
      saveFile(await askForFile(listing, { ...rest, formato }), `${slug}.${formato}`),
    onError,
  })
  const button = (coming: boolean) => (
    <Button variant="default" size="sm" loading={download.isPending} disabled={coming}>
      {label}
    </Button>
  )
  return (
    <Suspense fallback={button(true)}>
      <FormatMenu onChoose={download.mutate}>{button(false)}</FormatMenu>
    </Suspense>
  )
}
