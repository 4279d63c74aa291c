import { Anchor, Button, Checkbox, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { copiaAcessoUsuario } from '../../../catalogue/management/acesso/convida.ts'
import { convidaUsuario } from '../../../catalogue/management/acesso/convida-usuario.ts'
import { listaPerfis } from '../../../catalogue/management/perfil/lista-perfis.ts'
import { salvaUsuario } from '../../../catalogue/management/usuario/salva-usuario.ts'
import { useCommand, useListing } from '../../api/hooks.ts'
import { fieldErrors } from '../../derive/field-errors.ts'
import { CopyBlock } from '../../ui/CopyBlock.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { User } from './shown.ts'
import { text } from './text.ts'

const lines = {
  login: { label: text.login, required: true },
  nome: { label: text.name, required: true },
  email: { label: text.email, required: false },
  unidade: { label: text.unit, required: false },
} as const

export function UserForm({ user, onClose }: { user: User | undefined; onClose: () => void }) {
  const profiles = useListing(listaPerfis, { quantidade: 200 })
  const { mutate, isPending, error } = useCommand(salvaUsuario)
  const invite = useCommand(convidaUsuario)
  const copy = useCommand(copiaAcessoUsuario)
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState({
    login: user?.login ?? '',
    nome: user?.nome ?? '',
    email: user?.email ?? '',
    perfil: user?.perfil?.codigo ?? '',
    unidade: user?.unidade?.codigo ?? '',
    validade: user?.validade ?? '',
  })
  const [single, setSingle] = useState(user?.loginUnico ?? false)
  const [asked, setAsked] = useState(false)
  const errors = fieldErrors(error)
  const set = (name: keyof typeof typed) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }))
  const lacks = (name: 'login' | 'nome' | 'perfil') => asked && typed[name].trim() === ''
  const send = () => {
    setAsked(true)
    if ([typed.login, typed.nome, typed.perfil].some((one) => one.trim() === '')) return
    const input = {
      ...(user?.id ? { usuario: user.id } : {}),
      login: typed.login.trim(),
      nome: typed.nome.trim(),
      email: typed.email.trim() || null,
      perfil: typed.perfil,
      unidade: typed.unidade.trim() || null,
      validade: typed.validade || null,
      loginUnico: (single ? 'S' : 'N') as 'S' | 'N',
    }
    mutate({ input, key }, { onSuccess: onClose })
  }
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={user?.nome ?? text.newUser}
      closeButtonProps={{ 'aria-label': text.cancel }}
    >
      <Form onSubmit={send} error={error}>
        <Stack>
          {error && <Notice error={error} />}
          {Object.entries(lines).map(([at, { label, required }]) => {
            const name = at as keyof typeof lines
            return (
              <TextInput
                key={name}
                label={label}
                required={required}
                description={name === 'unidade' ? text.unitHelp : undefined}
                value={typed[name]}
                onChange={({ currentTarget }) => set(name)(currentTarget.value)}
                error={
                  errors[name] ??
                  (name in { login: 1, nome: 1 } && lacks(name as 'login') ? text.missing : undefined)
                }
              />
            )
          })}
          <NativeSelect
            required
            label={text.profile}
            value={typed.perfil}
            onChange={({ currentTarget }) => set('perfil')(currentTarget.value)}
            error={errors.perfil ?? (lacks('perfil') ? text.missing : undefined)}
            data={[
              { value: '', label: text.choose },
              ...(profiles.data?.elementos ?? []).map(({ codigo, nome }) => ({ value: codigo, label: nome })),
            ]}
          />
          <TextInput
            type="date"
            label={text.until}
            description={text.untilHelp}
            value={typed.validade}
            error={errors.validade}
            onChange={({ currentTarget }) => set('validade')(currentTarget.value)}
          />
          <Checkbox
            label={text.single}
            checked={single}
            onChange={({ currentTarget }) => setSingle(currentTarget.checked)}
          />
          {invite.error && <Notice error={invite.error} />}
          {invite.data && (
            <Text size="sm" role="status">
              {text.invited(invite.data.email)}{' '}
              <Anchor component={Link} to="/mensagens" fz="inherit" underline="always">
                {text.notArrived}
              </Anchor>{' '}
              {text.withoutMail}
            </Text>
          )}
          {copy.error && <Notice error={copy.error} />}
          {copy.data && (
            <Stack gap={4} role="status">
              <Text size="sm">{text.copied(copy.data.horas ?? 0)}</Text>
              <CopyBlock value={copy.data.endereco} />
            </Stack>
          )}
          <Group justify="end" gap="xs">
            {user?.id && !user.loginUnico && (
              <Button
                variant="default"
                loading={copy.isPending}
                onClick={() => copy.mutate({ input: { id: user.id! }, key: crypto.randomUUID() })}
              >
                {text.copyAccess}
              </Button>
            )}
            {user?.email && !user.loginUnico && (
              <Button
                variant="default"
                loading={invite.isPending}
                onClick={() => invite.mutate({ input: { login: user.login }, key: crypto.randomUUID() })}
              >
                {text.invite}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {text.cancel}
            </Button>
            <Button type="submit" loading={isPending}>
              {text.save}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Modal>
  )
}
