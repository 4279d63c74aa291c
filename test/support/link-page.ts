import type { Page } from 'playwright-core'
import { newCode } from './links.ts'
import type { Institution, World } from './world.ts'

/** Requests the code of a link on its page and enters it; a complete code needs no press. */
export async function enterCode(
  page: Page,
  world: World,
  client: Pick<Institution, 'id'>,
  segredo: string,
): Promise<void> {
  await page.getByRole('button', { name: 'Enviar código', exact: true }).click()
  await page.getByText('O código foi pedido').waitFor()
  await page.getByLabel('Código').fill(await newCode(world, client, segredo))
  await page.locator('.code').waitFor({ state: 'detached' })
}
