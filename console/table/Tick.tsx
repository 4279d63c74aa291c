import classes from './Tick.module.css'

interface Props {
  label: string
  checked: boolean
  /** Some of what it stands for is chosen, and some is not. */
  some?: boolean
  onChange: (checked: boolean) => void
}

/** A box to tick. A list has one in every row: a browser's own costs nothing. */
export const Tick = ({ label, checked, some = false, onChange }: Props) => (
  <input
    type="checkbox"
    className={classes.tick}
    aria-label={label}
    checked={checked}
    ref={(box) => {
      if (box) box.indeterminate = some
    }}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
)
