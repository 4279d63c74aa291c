import { type FormField, isEmpty, type Typed } from '../derive/controls.ts'

/** Unsent input, kept in this tab until it is sent. Guarded fields are never kept. */
export interface Drafts {
  read: (form: string) => Typed | undefined
  keep: (form: string, fields: readonly FormField[], typed: Typed) => void
  drop: (form: string) => void
  /** Name of the record that an id in a draft refers to. */
  name: (key: string, called: string) => void
  nameOf: (key: string) => string | undefined
  /** Called on sign-out and when another person signs in. */
  dropAll: () => void
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'vinculo.rascunho.'
const namesAt = 'vinculo.nomes'

export function draftsIn(storage: Store): Drafts {
  const names = () => JSON.parse(storage.getItem(namesAt) ?? '{}') as Readonly<Record<string, string>>
  const forms = () =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) =>
      name.startsWith(prefix),
    )
  const remove = (form: string) => {
    storage.removeItem(prefix + form)
    // Names are kept only as long as a draft is.
    if (forms().length === 0) storage.removeItem(namesAt)
  }
  return {
    read: (form) => {
      const text = storage.getItem(prefix + form)
      return text === null ? undefined : (JSON.parse(text) as Typed)
    },
    keep: (form, fields, typed) => {
      // Consent is not kept: it has to be given again.
      const open = fields.filter(
        ({ name, guarded, control }) => !guarded && control.kind !== 'tick' && !isEmpty(typed[name]),
      )
      if (open.length === 0) return remove(form)
      storage.setItem(
        prefix + form,
        JSON.stringify(Object.fromEntries(open.map(({ name }) => [name, typed[name]]))),
      )
    },
    drop: remove,
    name: (key, called) => storage.setItem(namesAt, JSON.stringify({ ...names(), [key]: called })),
    nameOf: (key) => names()[key],
    dropAll: () => {
      for (const name of forms()) storage.removeItem(name)
      storage.removeItem(namesAt)
    },
  }
}
