import type { Page } from 'playwright-core'
import { newCode } from './links.ts'
import type { Institution, World } from './world.ts'

/** Requests the code of a link on its page and enters it. */
export async function enterCode(
  page: Page,
  world: World,
  client: Pick<Institution, 'id'>,
  segredo: string,
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Enviar código').click()
  await page.getByText('O código foi pedido').waitFor()
  await page.getByLabel('Código').fill(await newCode(world, client, segredo))
  await button('Abrir').click()
}
