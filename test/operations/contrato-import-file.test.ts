import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { addStudent, type Row } from '../support/contracts.ts'
import { call } from '../support/run-command.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('contracts imported from a file', () => {
  let world: World
  let client: Institution
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-importa-'))
  const file = join(folder, 'contratos.csv')
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    await addStudent(world, client, { identificacao: 'RA1' })
    await addHost(world, client, { documento: '11444777000161' })
  })
  after(async () => {
    rmSync(folder, { recursive: true })
    await world.close()
  })

  const bring = async (text: string, ...more: string[]) => {
    writeFileSync(file, text)
    const settings = { VINCULO_DATA: world.context.config.data, DATABASE_URL: world.databaseUrl }
    return call(['contracts', 'import', file, '--client', client.codigo, ...more], settings)
  }
  const outcomes = () =>
    readFileSync(join(folder, 'contratos.resultado.csv'), 'utf8')
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';').slice(0, 6))
  const kept = () =>
    world.rows<Row>(
      client.id,
      `select numero, situacao, inicio, bolsa_valor, modalidade, concedente_id is not null as concedente, importador
         from contrato order by numero`,
    )
  const table = `Contrato;Situação;Papéis;Modalidade;Aluno;Concedente;Início;Encerramento;Bolsa
700;Ativo;Pasta 7;Estágio;RA1;11.444.777/0001-61;01/02/2026;2026-05-31;1.234,56
701;Ativo;Pasta 7;estagio;ninguém;;01/02/2026;31/05/2026;
702;Ativo;Pasta 7;Estágio;RA1;;31/02/2026;31/05/2026;dez

703;Concluído;Pasta 8;Monitoria;RA1;;01/02/2025;31/05/2025;900,00
`

  it('are simulated without a trace, with a result for each row', async () => {
    const { code, stdout, stderr } = await bring(table, '--dry-run')
    assert.deepEqual(
      [code, /^2 contratos seriam aceitos, 2 recusados/.test(stdout)],
      [1, true],
      stdout + stderr,
    )
    assert.deepEqual(outcomes(), [
      ['2', 'S', '700', 'Ativo', '', ''],
      ['3', 'N', '', '', 'REFERENCIA_INEXISTENTE', 'aluno'],
      ['4', 'N', '', '', 'DATA_INVALIDA', 'inicio'],
      ['6', 'S', '703', 'Concluído', '', ''],
    ])
    assert.deepEqual(await kept(), [])
  })

  it('are imported once, however often the same file is sent', async () => {
    for (const _ of [1, 2]) {
      const { code, stdout } = await bring(table)
      assert.deepEqual([code, /^2 contratos aceitos, 2 recusados/.test(stdout)], [1, true], stdout)
    }
    const common = { importador: 'operador' }
    assert.deepEqual(await kept(), [
      {
        ...common,
        numero: 700,
        situacao: 'Ativo',
        inicio: '2026-02-01',
        bolsa_valor: '1234.56',
        modalidade: 'estagio',
        concedente: true,
      },
      {
        ...common,
        numero: 703,
        situacao: 'Concluído',
        inicio: '2025-02-01',
        bolsa_valor: '900.00',
        modalidade: 'monitoria',
        concedente: false,
      },
    ])
  })

  it('are refused with a message if the file is no such table, and nothing is written', async () => {
    const wrong = async (text: string, why: RegExp) => {
      const { code, stderr } = await bring(text)
      assert.equal(code, 2, stderr)
      assert.match(stderr, why)
    }
    await wrong(
      'Modalidade;Aluno;Signo\nEstágio;RA1;Leão',
      /faltam colunas obrigatórias: inicio \(Início\), encerramento \(Encerramento\)\n {2}a coluna "Signo" não é de nenhum campo e fica de fora/,
    )
    await wrong(
      'Modalidade;Aluno;Início;Encerramento;Início\nEstágio;RA1;;;',
      /o campo inicio \(Início\) vem em mais de uma coluna/,
    )
    await wrong('Modalidade;Aluno;Início;Encerramento\n', /nenhum contrato/)
    assert.equal((await kept()).length, 2)
  })

  it('are read without a column that is no field, and with guessed ones, as on the page; both are told', async () => {
    const { code, stdout, stderr } = await bring(
      'Contrato;Situação;Papéis;Modalidade;Aluno;Início;Encerrmento;Signo\n705;Concluído;Pasta 9;Monitoria;RA1;01/02/2025;31/05/2025;Leão\n',
      '--dry-run',
    )
    assert.deepEqual(
      [code, /^1 contratos seriam aceitos, 0 recusados/.test(stdout)],
      [0, true],
      `${stdout}${stderr}${outcomes()}`,
    )
    assert.match(stderr, /A coluna "Encerrmento" foi lida como encerramento \(Encerramento\)\./)
    assert.match(stderr, /A coluna "Signo" não é de nenhum campo e fica de fora\./)
    assert.equal((await kept()).length, 2)
  })
})
