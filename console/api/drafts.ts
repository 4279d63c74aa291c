import { type FormField, isEmpty, same, type Typed } from '../derive/controls.ts'

/** Unsent input, kept in this tab until it is sent. Guarded fields are never kept. */
export interface Drafts {
  read: (form: string) => Typed | undefined
  /** Of a form that changes a record, only what differs from `before` is kept, and what it was before. */
  keep: (form: string, fields: readonly FormField[], typed: Typed, before?: Typed) => void
  /** The values that the kept ones replace. */
  replaced: (form: string) => Typed | undefined
  drop: (form: string) => void
  /** Name of the record that an id in a draft refers to. */
  name: (key: string, called: string) => void
  nameOf: (key: string) => string | undefined
  names: () => Readonly<Record<string, string>>
  /** Called on sign-out and when another person signs in. */
  dropAll: () => void
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'vinculo.rascunho.'
const namesAt = 'vinculo.nomes'
const replacedBy = '.antes'

export function draftsIn(storage: Store): Drafts {
  const names = () => JSON.parse(storage.getItem(namesAt) ?? '{}') as Readonly<Record<string, string>>
  const forms = () =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) =>
      name.startsWith(prefix),
    )
  const remove = (form: string) => {
    storage.removeItem(prefix + form)
    storage.removeItem(prefix + form + replacedBy)
    // Names are kept only as long as a draft is.
    if (forms().length === 0) storage.removeItem(namesAt)
  }
  const read = (form: string) => {
    const text = storage.getItem(prefix + form)
    return text === null ? undefined : (JSON.parse(text) as Typed)
  }
  return {
    read,
    replaced: (form) => read(form + replacedBy),
    keep: (form, fields, typed, before) => {
      // Consent is not kept: it has to be given again.
      const open = fields.filter(
        ({ name, guarded, control }) =>
          !guarded && control.kind !== 'tick' && !isEmpty(typed[name]) && !same(typed[name], before?.[name]),
      )
      if (open.length === 0) return remove(form)
      const write = (at: string, values: Typed) =>
        storage.setItem(
          prefix + at,
          JSON.stringify(Object.fromEntries(open.map(({ name }) => [name, values[name]]))),
        )
      write(form, typed)
      if (before) write(form + replacedBy, before)
    },
    drop: remove,
    name: (key, called) => storage.setItem(namesAt, JSON.stringify({ ...names(), [key]: called })),
    nameOf: (key) => names()[key],
    names,
    dropAll: () => {
      for (const name of forms()) storage.removeItem(name)
      storage.removeItem(namesAt)
    },
  }
}
