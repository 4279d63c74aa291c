import { Button, Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { exportFormats } from '../../catalogue/management/envelopes.ts'
import type { ListingOperation } from '../../catalogue/operation.ts'
import { askForFile } from '../api/platform.ts'
import type { Wanted } from '../derive/address.ts'
import { pt } from '../text/pt.ts'

interface Props {
  listing: ListingOperation
  slug: string
  wanted: Wanted
  onError: (error: unknown) => void
}

/** Everything that the filters leave, as a file. */
export function Export({ listing, slug, wanted, onError }: Props) {
  const { cursor, quantidade, ...rest } = wanted
  const download = useMutation({
    mutationFn: async (formato: string) =>
      save(await askForFile(listing, { ...rest, formato }), `${slug}.${formato}`),
    onError,
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="sm" loading={download.isPending}>
          {pt.list.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(exportFormats).map(([formato, label]) => (
          <Menu.Item key={formato} onClick={() => download.mutate(formato)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
