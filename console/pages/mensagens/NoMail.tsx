import { Anchor, Group, Text } from '@mantine/core'
import { prefix } from '../../api/platform.ts'
import classes from './NoMail.module.css'
import { text } from './text.ts'

/** Banner for those who can configure e-mail, where there is no mail server. */
export const NoMail = () => (
  <aside className={classes.band} aria-label={text.title}>
    <Group gap="xs">
      <Text size="sm" fw={600}>
        <span aria-hidden="true">✉ </span>
        {text.band}
      </Text>
      <Anchor
        href={`${prefix}/docs/guias/operador#e-mail`}
        target="_blank"
        size="sm"
        c="inherit"
        underline="always"
      >
        {text.help}
      </Anchor>
    </Group>
  </aside>
)
