import { Button, Group, Paper, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { listaCursos } from '../../../catalogue/management/cadastro/cursos.ts'
import { useListing, useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import type { Writing } from '../../form/CommandForm.tsx'
import { text } from './text.ts'

/** Fills in the student's course if there is one, and offers them if there are several. */
export function OwnCourses({ typed, change }: Writing) {
  const student = String(typed.aluno ?? '')
  const may = mayCall(useSession(), listaCursos)
  // A course filled in here is removed when the student changes.
  const given = useRef('')
  const open = !typed.curso || typed.curso === given.current
  const give: Choose = (id, nome) => {
    given.current = String(id)
    change('curso', String(id), nome ?? '')
  }
  return student && may ? (
    <CoursesOf key={student} {...{ student, open, give }} chosen={!!typed.curso} />
  ) : null
}

type Choose = (id: number | null, nome: string | null) => void

interface Props {
  student: string
  /** Whether the field is empty or holds a value filled in here. */
  open: boolean
  chosen: boolean
  give: Choose
}

function CoursesOf({ student, open, chosen, give }: Props) {
  const { data } = useListing(listaCursos, { aluno: Number(student), quantidade: 5 })
  const courses = data?.elementos ?? []
  const [only] = courses.length === 1 ? courses : []
  // Once per student: a cleared field stays empty.
  const filled = useRef(false)
  useEffect(() => {
    if (!only || filled.current) return
    filled.current = true
    if (open) give(only.id, only.nome)
  }, [only, open, give])
  if (courses.length < 2 || chosen) return null
  return (
    <Paper component="section" aria-label={text.courses} p="md" mb="md">
      <Text size="sm" mb="xs">
        {text.courses}
      </Text>
      <Group gap="xs">
        {courses.map(({ id, nome }) => (
          <Button key={id} size="compact-sm" variant="default" onClick={() => give(id, nome)}>
            {nome}
          </Button>
        ))}
      </Group>
    </Paper>
  )
}
