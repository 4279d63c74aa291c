import { ofCommands } from './texts-commands.en.ts'
import { ofFields } from './texts-fields-a.en.ts'
import { ofMoreFields } from './texts-fields-b.en.ts'
import { ofMachines } from './texts-machines.en.ts'
import { ofSettings } from './texts-settings.en.ts'
import { ofWireFields } from './texts-wire.en.ts'

/** The sentences of the catalogue that pages show, in English. */
export const texts: Readonly<Record<string, string>> = {
  ...ofMachines,
  ...ofCommands,
  ...ofFields,
  ...ofMoreFields,
  ...ofSettings,
  ...ofWireFields,
}
