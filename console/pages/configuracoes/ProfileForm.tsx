import { Button, Checkbox, Group, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Right, rights } from '../../../catalogue/doors.ts'
import { salvaPerfil } from '../../../catalogue/management/perfil/salva-perfil.ts'
import type { StandardProfile } from '../../../catalogue/profiles.ts'
import { useCommand, useSession } from '../../api/hooks.ts'
import { fieldErrors } from '../../derive/field-errors.ts'
import { say } from '../../text/say.ts'
import { useAttention } from '../../ui/attend.ts'
import { Notice } from '../../ui/Notice.tsx'
import { named, type Profile } from './shown.ts'
import { text } from './text.ts'

const all = Object.keys(rights) as Right[]

interface Props {
  profile: Profile | undefined
  /** What a new profile starts with. */
  suggested?: StandardProfile | undefined
  onClose: () => void
}

/** Rights that the editor lacks are shown but cannot be changed. */
export function ProfileForm({ profile, suggested, onClose }: Props) {
  const start = profile ?? suggested
  const own = useSession().pessoa?.permissoes ?? []
  const { mutate, isPending, error, data } = useCommand(salvaPerfil)
  const content = useAttention<HTMLDivElement>(error)
  const [key] = useState(() => crypto.randomUUID())
  const [codigo, setCodigo] = useState(start?.codigo ?? '')
  const [nome, setNome] = useState(start?.nome ?? '')
  const [given, setGiven] = useState<readonly string[]>(start?.permissoes ?? [])
  const [byUnit, setByUnit] = useState(start?.porUnidade ?? false)
  const [byBatch, setByBatch] = useState(profile?.porIntegracao ?? false)
  const errors = fieldErrors(error)
  const yesNo = (value: boolean) => (value ? 'S' : 'N') as 'S' | 'N'
  const input = {
    codigo: codigo.trim(),
    nome: nome.trim(),
    permissoes: all.filter((right) => given.includes(right)),
    porUnidade: yesNo(byUnit),
    porIntegracao: yesNo(byBatch),
  }
  const filled = input.codigo !== '' && input.nome !== ''
  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={profile?.nome ?? text.newProfile}
      closeButtonProps={{ 'aria-label': text.cancel }}
    >
      <Stack ref={content}>
        {error && <Notice error={error} />}
        <TextInput
          required
          label={text.code}
          description={text.codeHelp}
          readOnly={start !== undefined}
          value={codigo}
          error={errors.codigo}
          onChange={({ currentTarget }) => setCodigo(currentTarget.value)}
        />
        <TextInput
          required
          label={text.name}
          value={nome}
          error={errors.nome}
          onChange={({ currentTarget }) => setNome(currentTarget.value)}
        />
        <Checkbox.Group
          label={text.profiles}
          value={[...given]}
          onChange={setGiven}
          error={errors.permissoes}
        >
          <SimpleGrid cols={{ base: 1, sm: 2 }} mt={6} verticalSpacing={6}>
            {all.map((right) => (
              <Checkbox
                key={right}
                value={right}
                label={say(rights[right])}
                disabled={!own.includes(right)}
                description={own.includes(right) ? right : `${right}. ${text.lacking}`}
              />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Checkbox
          label={text.byUnit}
          checked={byUnit}
          onChange={({ currentTarget }) => setByUnit(currentTarget.checked)}
        />
        <Checkbox
          label={text.byIntegration}
          checked={byBatch}
          onChange={({ currentTarget }) => setByBatch(currentTarget.checked)}
        />
        {data && (
          <Stack gap={4} role="status">
            <Text size="sm">{text.affects(data.usuarios ?? 0)}</Text>
            {data.ganha.length > 0 && (
              <Text size="sm">
                {text.gains}: {named(data.ganha)}
              </Text>
            )}
            {data.perde.length > 0 && (
              <Text size="sm">
                {text.loses}: {named(data.perde)}
              </Text>
            )}
          </Stack>
        )}
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            variant="default"
            disabled={!filled}
            onClick={() => mutate({ input: { ...input, SIMULAR: 'S' }, key: crypto.randomUUID() })}
          >
            {text.see}
          </Button>
          <Button
            disabled={!filled}
            loading={isPending}
            onClick={() => mutate({ input, key }, { onSuccess: onClose })}
          >
            {text.save}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
