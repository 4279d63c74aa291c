import { DatabaseClient } from '../client.ts'
import { verifierOf } from './passwords.ts'

export const database = 'vinculo'
/** Owns the tables; used by migrations and the operator's commands. */
export const owner = 'vinculo'
/** Login of the application. It owns nothing and is member of no role. */
export const application = 'vinculo_app'

const wanted = [
  { role: owner, rights: 'login createdb' },
  { role: application, rights: 'login' },
]

/** Creates the roles and the database, and corrects those that an older version created. */
export async function prepareRoles(superuserUrl: string, superuserPassword: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: superuserUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    const found = await client.query('select rolname, rolcanlogin, rolpassword from pg_authid')
    const roles = new Map(found.rows.map((row) => [row.rolname, row]))
    for (const { role, rights } of wanted) {
      const verifier = verifierOf(superuserPassword, role)
      const known = roles.get(role)
      if (known?.rolcanlogin && known.rolpassword === verifier) continue
      await client.query(
        `${known ? 'alter' : 'create'} role ${role} ${rights} password ${client.escapeLiteral(verifier)}`,
      )
    }
    const member = await client.query('select pg_has_role($1, $2, $3) as already', [
      owner,
      application,
      'set',
    ])
    if (!member.rows[0].already) await client.query(`grant ${application} to ${owner}`)
    const made = await client.query('select from pg_database where datname = $1', [database])
    if (made.rowCount === 0) await client.query(`create database ${database} owner ${owner}`)
  } finally {
    await client.end()
  }
}
