import classes from './Tick.module.css'

interface Props {
  label: string
  checked: boolean
  /** Indeterminate: only some rows are selected. */
  some?: boolean
  onChange: (checked: boolean) => void
}

/** Native checkbox: a component in every row would slow down the list. */
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
