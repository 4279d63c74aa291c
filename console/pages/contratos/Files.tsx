import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { arquivoMachine } from '../../../catalogue/machines/arquivo.ts'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { linkDeArquivo } from '../../../catalogue/management/arquivo/link-de-arquivo.ts'
import { useSession } from '../../api/hooks.ts'
import { ask, prefix } from '../../api/platform.ts'
import { mayCall } from '../../derive/doors.ts'
import { moment } from '../../derive/format.ts'
import { Download } from '../../ui/Download.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import classes from './ContractRecord.module.css'
import { text } from './record-text.ts'
import type { Papers } from './Signers.tsx'

type File = Papers['arquivos'][number]

/** Files of a record. PDFs of the platform are read on the page; every other content is only downloaded. */
export function Files({ arquivos, opened = false }: Pick<Papers, 'arquivos'> & Opened) {
  if (arquivos.length === 0) return <Text size="sm">{text.noFiles}</Text>
  return (
    <ul className={classes.rows}>
      {arquivos.map((file) => (
        <li key={file.identificador}>
          <FileRow {...{ file, opened }} />
        </li>
      ))}
    </ul>
  )
}

interface Opened {
  /** PDFs of the platform are open from the start. */
  opened?: boolean
}

function FileRow({ file, opened }: { file: File } & Opened) {
  const session = useSession()
  const { identificador, nomeArquivo, situacao, situacaoAssinatura, inclusao, temConteudo, legivel } = file
  const id = Number(identificador)
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: () => ask(linkDeArquivo, { id }),
  })
  const may = temConteudo && mayCall(session, linkDeArquivo)
  const link = data?.link
  const openNow = opened && may && legivel
  useEffect(() => {
    if (openNow) mutate()
  }, [openNow, mutate])
  return (
    <Stack gap="xs">
      <div className={classes.row}>
        <div className={classes.words}>
          <Anchor component={Link} to={`/documentos/${id}`} size="sm" fw={600}>
            {nomeArquivo}
          </Anchor>
          <Group gap="xs">
            <StateBadge machine={arquivoMachine} state={situacao} />
            {situacaoAssinatura && <StateBadge machine={assinaturaMachine} state={situacaoAssinatura} />}
            <Text size="xs" c="dimmed">
              {inclusao && moment(inclusao)}
              {!temConteudo && ` · ${text.drawing}`}
            </Text>
          </Group>
        </div>
        {may && (
          <Group gap="xs">
            {legivel && (
              <Button
                size="xs"
                variant="default"
                loading={isPending}
                aria-expanded={link !== undefined}
                aria-label={text.of(link ? text.close : text.read, nomeArquivo)}
                onClick={() => (link ? reset() : mutate())}
              >
                {link ? text.close : text.read}
              </Button>
            )}
            <Download command={linkDeArquivo} id={id} of={nomeArquivo} />
          </Group>
        )}
      </div>
      {error && <Notice error={error} />}
      {link && <iframe className={classes.preview} title={nomeArquivo} src={readingAt(link)} />}
    </Stack>
  )
}

/** Address for reading on this page: of this server, whatever its public name. */
function readingAt(link: string): string {
  const path = link.startsWith('/') ? `${prefix}${link}` : new URL(link).pathname
  return `${path}?ler=1`
}
