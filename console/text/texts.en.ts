import { ofCommands } from './texts-commands.en.ts'
import { ofFields } from './texts-fields-a.en.ts'
import { ofMoreFields } from './texts-fields-b.en.ts'
import { ofMachines } from './texts-machines.en.ts'

/** The sentences of the catalogue that pages show, in English. */
export const texts: Readonly<Record<string, string>> = {
  ...ofMachines,
  ...ofCommands,
  ...ofFields,
  ...ofMoreFields,
}
