import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { listings } from '../../server/nouns/listings.ts'
import { Browser } from '../support/browser.ts'
import { addContract, addStudent, insert } from '../support/contracts.ts'
import { addFile, pdfContent } from '../support/files.ts'
import { addCourse, enrol } from '../support/internships.ts'
import { addUsuario } from '../support/people.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const rights = ['contratos.ver', 'recrutamento.ver', 'cadastros.ver'] as const

/** A student and a host of one contract, with a record of each kind that belongs to them. */
async function addOffice(world: World, client: Institution, unidade_id: number) {
  const curso_id = await addCourse(world, client, { unidade_id })
  const aluno_id = await addStudent(world, client)
  await enrol(world, client, aluno_id, curso_id)
  const concedente_id = await addHost(world, client)
  const contrato_id = await addContract(world, client, { aluno_id, concedente_id, curso_id })
  const convenio_id = await insert(world, client, 'convenio', {
    convenio: `Convênio ${contrato_id}`,
    concedente_id,
    inicio: '2026-01-01',
  })
  const request = (values: object) => insert(world, client, 'solicitacao', { tipo: 'Recesso', ...values })
  const file = (values: object) =>
    insert(world, client, 'arquivo', { nome: 'Ata.pdf', ...pdfContent, ...values })
  const message = (parte: string, pessoa_id: number) =>
    insert(world, client, 'mensagem', { modelo: 'pendencias', parte, pessoa_id, nome: 'Nome' })
  const asksForEquivalence = await request({ tipo: 'Equivalência', solicitante: 'Aluno', aluno_id })
  const asksForAgreement = await request({
    tipo: 'Convênio',
    solicitante: 'Concedente',
    pessoa_id: concedente_id,
  })
  const asksForRecess = await request({ contrato_id, contrato_numero: contrato_id })
  const item = await insert(world, client, 'pendencia', { contrato_id, tipo: 'Relatório final' })
  const term = await addFile(world, client, { contrato_id, signers: [] })
  return {
    aluno: aluno_id,
    concedente: concedente_id,
    /** Records of the student and of the host, by list. */
    found: {
      ListaContratos: { aluno: [contrato_id], daConcedente: [contrato_id] },
      ListaPendencias: { aluno: [item], daConcedente: [item] },
      ListaSolicitacoes: {
        aluno: [asksForEquivalence, asksForRecess],
        daConcedente: [asksForAgreement, asksForRecess],
      },
      ListaArquivos: {
        aluno: [term, await file({ solicitacao_id: asksForEquivalence })],
        daConcedente: [
          term,
          await file({ solicitacao_id: asksForAgreement }),
          await file({ convenio_id }),
          await file({ pessoa_id: concedente_id }),
        ],
      },
      ListaMensagens: {
        aluno: [await message('aluno', aluno_id)],
        pessoa: [await message('concedente', concedente_id), await message('supervisor', concedente_id)],
      },
      ListaConvenios: { daConcedente: [convenio_id] },
      ListaVagas: { daConcedente: [await addVacancy(world, client, { concedente_id })] },
    } satisfies Partial<Record<keyof typeof listings, Record<string, number[]>>>,
  }
}

describe('lists of what belongs to a student or a host', () => {
  let world: World
  let client: Institution
  let stranger: Institution
  let own: Awaited<ReturnType<typeof addOffice>>
  /** Of another unit. */
  let other: typeof own
  const callers: Record<'all' | 'local' | 'stranger', Browser> = {} as never
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    stranger = await world.institution()
    const unit = (codigo: string) => insert(world, client, 'unidade', { codigo, nome: codigo })
    const [here, there] = [await unit('aqui'), await unit('ali')]
    own = await addOffice(world, client, here)
    other = await addOffice(world, client, there)
    callers.all = await signedIn(client, 'geral')
    callers.local = await signedIn(client, 'local', here)
    callers.stranger = await signedIn(stranger, 'fora')
  })
  after(() => world.close())

  async function signedIn(of: Institution, login: string, unidade_id?: number): Promise<Browser> {
    const perfil_id = await insert(world, of, 'perfil', {
      codigo: login,
      nome: login,
      permissoes: [...rights, 'convenios.ver'],
      por_unidade: unidade_id !== undefined,
    })
    await addUsuario(world, of, login, { senha: 's', how: 'weak', perfil_id, unidade_id })
    const browser = new Browser(world.base)
    await browser.signIn(of.codigo, login, 's')
    return browser
  }

  async function listed(who: keyof typeof callers, list: string, filter: object): Promise<number[]> {
    const { status, body, text } = await callers[who].go('POST', `/gestao/${list}`, filter, {
      'x-csrf-token': callers[who].csrf,
    })
    assert.equal(status, 200, text)
    return body.elementos.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b)
  }

  const idOf = ({ aluno, concedente }: typeof own, name: string) => (name === 'aluno' ? aluno : concedente)
  const questions = () =>
    Object.entries(own.found).flatMap(([list, filters]) =>
      Object.entries(filters).map(([name, ids]: [string, number[]]) => ({ list, name, ids })),
    )

  it('find all of it, by the id, and nothing of others', async () => {
    for (const { list, name, ids } of questions()) {
      const filter = { [name]: idOf(own, name) }
      assert.deepEqual(
        await listed('all', list, filter),
        ids.toSorted((a, b) => a - b),
        `${list} ${name}`,
      )
      assert.deepEqual(await listed('stranger', list, filter), [], `${list} ${name}`)
    }
  })

  it('show those limited to units what is theirs only', async () => {
    for (const { list, name, ids } of questions()) {
      assert.deepEqual(await listed('local', list, { [name]: idOf(own, name) }), ids, `${list} ${name}`)
    }
    for (const list of ['ListaContratos', 'ListaPendencias', 'ListaSolicitacoes', 'ListaMensagens']) {
      assert.deepEqual(await listed('local', list, { aluno: other.aluno }), [], list)
    }
    for (const list of ['ListaContratos', 'ListaPendencias']) {
      assert.deepEqual(await listed('local', list, { daConcedente: other.concedente }), [], list)
    }
  })
})
