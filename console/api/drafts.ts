import { type FormField, isEmpty, type Typed } from '../derive/controls.ts'

/** What was typed and not sent yet, kept in this tab until it is. Guarded fields are never kept. */
export interface Drafts {
  read: (form: string) => Typed | undefined
  keep: (form: string, fields: readonly FormField[], typed: Typed) => void
  drop: (form: string) => void
  /** When somebody leaves, or somebody else comes. */
  dropAll: () => void
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'vinculo.rascunho.'

export function draftsIn(storage: Store): Drafts {
  return {
    read: (form) => {
      const text = storage.getItem(prefix + form)
      return text === null ? undefined : (JSON.parse(text) as Typed)
    },
    keep: (form, fields, typed) => {
      const open = fields.filter(({ name, guarded }) => !guarded && !isEmpty(typed[name]))
      if (open.length === 0) return storage.removeItem(prefix + form)
      storage.setItem(
        prefix + form,
        JSON.stringify(Object.fromEntries(open.map(({ name }) => [name, typed[name]]))),
      )
    },
    drop: (form) => storage.removeItem(prefix + form),
    dropAll: () => {
      const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      for (const name of names) if (name.startsWith(prefix)) storage.removeItem(name)
    },
  }
}
