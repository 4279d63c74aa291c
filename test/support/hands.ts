import assert from 'node:assert/strict'
import type { FileChooser, Locator, Page } from 'playwright-core'
import { until } from './process.ts'

/** Most controls between the focus and the one wanted. */
const furthest = 250

/**
 * A person at a page, who uses it with a pointer or by keyboard alone. It counts presses on controls: a click,
 * or Enter on one. Typing is free; a select list takes two, to open it and to choose.
 */
export class Hands {
  readonly page: Page
  readonly #keyboard: boolean
  presses = 0

  constructor(page: Page, by: 'pointer' | 'keyboard' = 'pointer') {
    this.page = page
    this.#keyboard = by === 'keyboard'
  }

  async press(control: Locator): Promise<void> {
    this.presses++
    if (!this.#keyboard) return control.click()
    await this.#reach(control)
    await this.page.keyboard.press('Enter')
  }

  async type(field: Locator, text: string): Promise<void> {
    if (!this.#keyboard) return field.fill(text)
    await this.#reach(field)
    const kind = await field.getAttribute('type')
    // Dates and times are typed in parts, in the order of the browser's language.
    if (kind === 'date' || kind === 'time') return field.fill(text)
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(text)
  }

  /** Chooses from a select list. */
  async select(field: Locator, label: string): Promise<void> {
    this.presses += 2
    if (!this.#keyboard) return void (await field.selectOption({ label }))
    await this.#reach(field)
    await this.page.keyboard.type(label)
    await until(`${label} is chosen`, async () => (await chosen(field)) === label)
  }

  /** Types into a field that searches records, and chooses the option with this name. */
  async pick(field: Locator, words: string, option: string | RegExp): Promise<void> {
    this.presses++
    await this.type(field, words)
    const found = this.page.getByRole('option', { name: option }).first()
    await found.waitFor()
    if (!this.#keyboard) return found.click()
    const isOn = () => found.evaluate((one) => one.hasAttribute('data-combobox-selected'))
    for (let at = 0; !(await isOn()); at++) {
      assert.ok(at < furthest, `the option ${option}`)
      await this.page.keyboard.press('ArrowDown')
    }
    await this.page.keyboard.press('Enter')
  }

  /** Chooses a file; the dialog of the system is free. */
  async attach(field: Locator, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.press(field)])
    await chooser.setFiles(file)
  }

  /** Moves the focus with Tab until the control has it. */
  async #reach(control: Locator): Promise<void> {
    await control.waitFor()
    const has = () => control.evaluate((one) => one === one.ownerDocument.activeElement)
    for (let at = 0; !(await has()); at++) {
      assert.ok(at < furthest, `${control} is reached with Tab`)
      await this.page.keyboard.press('Tab')
    }
  }
}

const chosen = (field: Locator) =>
  field.evaluate((select) => {
    const { options, selectedIndex } = select as unknown as HTMLSelect
    return options[selectedIndex]?.label
  })

interface HTMLSelect {
  options: readonly { label: string }[]
  selectedIndex: number
}
