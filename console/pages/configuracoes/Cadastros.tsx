import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { listaDeficiencias, salvaDeficiencia } from '../../../catalogue/management/deficiencia/index.ts'
import { useCommand, useListing } from '../../api/hooks.ts'
import { fieldErrors } from '../../derive/field-errors.ts'
import { text as shared } from '../../text/text.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Form } from '../../ui/Form.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { text } from './text.ts'

/** Disability codes that records may use. */
export function Cadastros() {
  const { data, error, refetch } = useListing(listaDeficiencias, { quantidade: 200 })
  const save = useCommand(salvaDeficiencia)
  const [codigo, setCodigo] = useState('')
  const [descricao, setDescricao] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const errors = fieldErrors(save.error)
  const send = () => {
    if (codigo.trim() === '' || descricao.trim() === '') return
    save.mutate(
      { input: { codigo: codigo.trim(), descricao: descricao.trim() }, key },
      {
        onSuccess: () => {
          setCodigo('')
          setDescricao('')
          setKey(crypto.randomUUID())
        },
      },
    )
  }
  return (
    <Stack maw={760}>
      <PageTitle>{text.registers}</PageTitle>
      <Text size="sm">{text.registersIntro}</Text>
      <Form onSubmit={send} error={save.error}>
        <Group align="end" gap="sm">
          <TextInput
            label={text.code}
            value={codigo}
            error={errors.codigo}
            onChange={({ currentTarget }) => setCodigo(currentTarget.value)}
          />
          <TextInput
            label={text.description}
            style={{ flex: 1, minWidth: '12rem' }}
            value={descricao}
            error={errors.descricao}
            onChange={({ currentTarget }) => setDescricao(currentTarget.value)}
          />
          <Button type="submit" loading={save.isPending}>
            {text.addCode}
          </Button>
        </Group>
      </Form>
      {save.error && <Notice error={save.error} />}
      {save.isSuccess && (
        <Text size="sm" role="status">
          {text.saved}
        </Text>
      )}
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <DataTable
          label={shared.list.table(text.registers)}
          rows={data.elementos}
          keyOf={({ id }) => id ?? 0}
          columns={[
            { label: text.code, cell: ({ codigo }) => codigo },
            { label: text.description, cell: ({ descricao }) => descricao },
          ]}
        />
      )}
    </Stack>
  )
}
