import assert from 'node:assert/strict'
import { tiposSaida } from '../../../catalogue/workforce/parts.ts'
import { changeSettings } from '../../../server/domain/cliente/settings.ts'
import { act, idsBy, on, type Scenario } from './scenario.ts'

const motivo = 'Conforme combinado.'

/** Vacancies of every kind and state, and exits of every kind. */
export async function workforceScenario(told: Scenario): Promise<void> {
  const { dia, world, client } = told
  const ask = async (operation: string, body: object) => {
    const answer = await world.workforce(operation, client.key, body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const place = { unidadeRef: 'V-U', cargoRef: 'V-C', quantidade: '1' }
  const vacancy = async (titulo: string, more: object = {}) => {
    const { vaga } = await ask('novavaga', { vaga: { titulo, ...place, ...more } })
    return Number((vaga as { identificador: string }).identificador)
  }
  const { colaboradores } = await ask('listacolaboradores', { ativos: 'true' })
  const employed = (colaboradores as { cpf: string; situacao: string }[]).filter(
    (one) => one.situacao === 'Ativo',
  )
  await vacancy('Aprendiz', { tipo: 'A', pcd: 'S', motivo: 'Aumento de quadro' })
  await vacancy('Trainee', { tipo: 'T', motivo: 'Substituição', substituidoCpf: employed[0]!.cpf })
  const [suspended, closed, cancelled] = [await vacancy('Um'), await vacancy('Dois'), await vacancy('Três')]
  await changeSettings(world.context.owner, client.id, new Map([['aprovaVagas', 'S']]))
  await vacancy('Quatro')
  const refused = await vacancy('Cinco')
  await told.inside(async (tx) => {
    await act(tx, on(dia), 'SuspendeVaga', {}, [suspended])
    await act(tx, on(dia), 'EncerraVaga', { motivo, causa: 'O' }, [closed])
    await act(tx, on(dia), 'CancelaVaga', { motivo }, [cancelled])
    const [waiting] = await idsBy(
      tx,
      `select id from vaga where id = ${refused} and situacao = 'Em aprovação'`,
    )
    if (waiting) await act(tx, on(dia), 'ReprovaVaga', { motivo }, [waiting])
  })
  for (const [at, tipo] of tiposSaida.entries())
    await ask('registrarsaida', { cpf: employed[at + 1]!.cpf, saida: dia, tipo })
}
