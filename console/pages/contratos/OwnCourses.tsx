import { Button, Group, Paper, Text } from '@mantine/core'
import { listaCursos } from '../../../catalogue/management/cadastro/cursos.ts'
import { useListing, useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import type { Writing } from '../../form/CommandForm.tsx'
import { text } from './text.ts'

/** Offers the courses of a student who has several; the field fills in the only one by itself. */
export function OwnCourses({ typed, change }: Writing) {
  const student = String(typed.aluno ?? '')
  const may = mayCall(useSession(), listaCursos)
  return student && may && !typed.curso ? <CoursesOf key={student} {...{ student, change }} /> : null
}

function CoursesOf({ student, change }: { student: string } & Pick<Writing, 'change'>) {
  const { data } = useListing(listaCursos, { aluno: Number(student), ativo: 'S', quantidade: 5 })
  const courses = data?.elementos ?? []
  if (courses.length < 2) return null
  return (
    <Paper component="section" aria-label={text.courses} p="md" mb="md">
      <Text size="sm" mb="xs">
        {text.courses}
      </Text>
      <Group gap="xs">
        {courses.map(({ id, nome }) => (
          <Button
            key={id}
            size="compact-sm"
            variant="default"
            onClick={() => change('curso', String(id), nome ?? '')}
          >
            {nome}
          </Button>
        ))}
      </Group>
    </Paper>
  )
}
