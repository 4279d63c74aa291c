import type pg from 'pg'
import manifest from '../../package.json' with { type: 'json' }
import { SettingError } from '../config/setting-error.ts'
import { baseline, lastFormer, type Migration } from './migration-list.ts'

/** Names of the applied migrations; none in an empty database. */
export async function appliedMigrations(on: Pick<pg.Pool, 'query'>): Promise<Set<string>> {
  const { rows: found } = await on.query(`select to_regclass('vinculo.migracao') is not null as known`)
  if (!found[0].known) return new Set()
  const { rows } = await on.query<{ nome: string }>('select nome from vinculo.migracao')
  return new Set(rows.map(({ nome }) => nome))
}

/** Refuses a database of a newer version, or of one before the baseline. Changes nothing. */
export async function refuseOtherVersions(
  on: Pick<pg.Pool, 'query'>,
  known: readonly Migration[],
): Promise<void> {
  const applied = await appliedMigrations(on)
  if (applied.size === 0) return
  if (!applied.has(baseline) && !applied.has(lastFormer)) {
    throw new SettingError(
      'O banco de dados é de uma versão anterior à 0.1.0 do Vínculo. Inicie-o primeiro com a versão 0.1.0, que o atualiza, e depois com esta. Nada foi alterado.',
    )
  }
  const names = new Set(known.map(({ name }) => name))
  const newer = [...applied].filter((name) => name > lastFormer && !names.has(name)).sort()
  if (newer.length === 0) return
  const { rows } = await on.query(
    `select to_jsonb(m)->>'versao' as versao from vinculo.migracao m where nome = $1`,
    [newer.at(-1)],
  )
  const version = rows[0]?.versao
  const by = version ? `pela versão ${version} do Vínculo` : 'por uma versão mais nova do Vínculo'
  throw new SettingError(
    `O banco de dados já foi atualizado ${by} (migração ${newer.at(-1)}), e esta é a versão ${manifest.version}, que não a conhece. Inicie com a versão que o atualizou ou com outra mais nova; para voltar a esta, restaure uma cópia de segurança feita por ela. Nada foi alterado.`,
  )
}
