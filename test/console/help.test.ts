import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { portuguese } from '../../catalogue/phrase.ts'
import { type HelpTopic, helpFor, helpOf, helpTopics, menuRows } from '../../console/routes.ts'
import { type Guide, guideSource } from '../../server/docs/guides.ts'
import { render } from '../../server/docs/markdown.ts'

const reading = { code: () => ({ text: '' }) as never, fence: () => '', link: () => undefined }

/** Headings of a guide by their address. */
async function headingsOf(guide: string): Promise<Map<string, string>> {
  const { body } = render(await guideSource(`guias/${guide}` as Guide), reading)
  return new Map(
    [...body.text.matchAll(/<h[23] id="([^"]+)">(.*?)<\/h/g)].map(([, id, title]) => [id!, title!]),
  )
}

describe('help', () => {
  it('opens the guide at a heading that exists, under the name of the heading', async () => {
    for (const topic of Object.keys(helpTopics) as HelpTopic[]) {
      const [guide = '', part = ''] = topic.split('#')
      assert.equal((await headingsOf(guide)).get(part), portuguese(helpTopics[topic]), topic)
    }
  })

  it('is there for every page, for everybody who can open it', () => {
    for (const row of menuRows) {
      assert.ok(helpOf().includes(helpFor(row)), row.slug)
      for (const party of row.parties.filter((one) => one === 'aluno' || one === 'professor')) {
        const topic = helpFor(row, party)
        assert.ok(helpOf(party).includes(topic), `${row.slug}: ${party}`)
        // Only vacancies, which professors merely see, have no part of their own.
        if (row.slug !== 'vagas') assert.notEqual(topic, helpFor(undefined, party), `${row.slug}: ${party}`)
      }
    }
    assert.equal(helpFor(undefined), 'secretaria#painel')
  })

  it('covers every part of the guides of students and professors', async () => {
    for (const party of ['aluno', 'professor'])
      assert.deepEqual(
        [...(await headingsOf(party)).keys()].map((part) => `${party}#${part}`),
        helpOf(party),
      )
  })
})
