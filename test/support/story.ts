import { sql } from 'kysely'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { isRight, rights } from '../../catalogue/doors.ts'
import { createClient } from '../../server/domain/cliente/create.ts'
import { createAccount } from '../../server/domain/conta/create.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { saveProvider } from '../../server/oidc/settings.ts'
import { tester } from './actor.ts'
import { insert } from './contracts.ts'
import { institutionData, tellInstitution } from './institution-data.ts'
import { addUsuario } from './people.ts'
import { addStoryAccess } from './story-access.ts'
import { addStoryAgreements } from './story-agreements.ts'
import { addStoryApplications } from './story-applications.ts'
import { addStoryBank } from './story-bank.ts'
import { addStoryPairs } from './story-causes.ts'
import { addStoryContract } from './story-contract.ts'
import { addStoryFiles } from './story-files.ts'
import { addStoryFollowUp } from './story-follow-up.ts'
import { addStoryInternships } from './story-internships.ts'
import { addStoryMessages } from './story-messages.ts'
import { addStoryMoney } from './story-money.ts'
import { addStoryPayees } from './story-payees.ts'
import { addStoryProjects } from './story-projects.ts'
import { addStoryRepresentative } from './story-representative.ts'
import { addStoryVacancies } from './story-vacancies.ts'
import { addStoryWorkforce } from './story-workforce.ts'
import type { Institution, World } from './world.ts'

/** The institution that the documentation's examples presuppose, in a database of its own. */
export interface Story {
  client: Institution
  managementKey: string
}

/** The time of everything in the examples, in the institution's zone. */
export const storyTime = Temporal.PlainDateTime.from('2026-03-02T14:30:00')
const happened = storyTime.toZonedDateTime('America/Sao_Paulo').toInstant().toString()

/** Password of the user `admin`. */
export const storyPassword = 'uma senha de teste'

/** The client with its credentials and users. */
export async function openStory({ context }: World): Promise<Story> {
  const { owner, db, sealer } = context
  const codigo = 'demo'
  const usuario = 'sistema-academico'
  const nome = 'Universidade de Exemplo'
  const told = { ...institutionData, razaoSocial: nome }
  const id = await createClient(owner, { codigo, nome }, undefined, async (tx) => {
    await tellInstitution(tx, told)
  })
  const credential = (
    kind: 'integracao' | 'workforce' | 'gestao',
    scopes: Parameters<typeof createCredential>[1]['scopes'],
  ) => createCredential(owner, { clienteId: id, kind, name: 'sistema-academico', scopes })
  const token = await credential('integracao', ['recebe', 'consulta', 'financeiro', 'auditoria'])
  const key = await credential('workforce', ['workforce'])
  // All rights but that of disabilities, as integration tokens.
  const seen = Object.keys(rights)
    .filter(isRight)
    .filter((right) => right !== 'sensivel.ver')
  const managementKey = await credential('gestao', seen)
  const senha = await createAccount(owner, { clienteId: id, usuario, scopes: ['recebe', 'consulta'] })
  const provider = {
    emissor: 'https://id.exemplo.edu.br/realms/ufx',
    identificador: 'vinculo',
    segredo: undefined,
    escopos: 'openid profile email',
    campoLogin: 'preferred_username',
    rotulo: 'Entrar com a conta da instituição',
    aceitaSenha: true,
  }
  await db.inClient(id, (tx) => saveProvider(tx, sealer, provider), tester)
  return { client: { id, codigo, nome, token, key, usuario, senha }, managementKey }
}

/** A first batch with one refused record. */
export async function sendFirstBatch(world: World, client: Institution): Promise<void> {
  const { list, example } = recebeAlunos
  const other = {
    ESIAL_IDENTIFICACAO: '2026001235',
    ESIAL_ALUNO: 'Tiago Moura',
    ESIAL_CPF: '52998224726',
    ESIAL_LOGIN: 'tiago.moura',
    ESIAL_EMAIL: 'tiago.moura@aluno.exemplo.edu.br',
  }
  await world.process(client, 'RecebeAlunos', list, [example, { ...example, ...other }], {
    RETORNO: 'carga-2026-1',
  })
}

/** Adds what users did in the platform, and the result of the first event. */
export async function goOn(world: World, client: Institution): Promise<void> {
  const admin = await addUsuario(world, client, 'admin', { senha: storyPassword, nome: 'Administração' })
  // For the four-eyes rule, the key counts as its owner.
  await world.rows(
    client.id,
    `update credencial set usuario_id = ${admin} where tipo = 'gestao' returning id`,
  )
  // As migrations leave an older client: its treasury is offered new rights.
  await world.rows(
    client.id,
    `update perfil set permissoes = '{}', oferta = '{financeiro.ver,financeiro.alterar}'
      where codigo = 'FINANCEIRO' returning id`,
  )
  await insert(world, client, 'horario', { referencia: 'ADM', descricao: 'Segunda a sexta, 8h às 17h' })
  await addStoryPairs(world, client)
  await addStoryContract(world, client)
  await addStoryFollowUp(world, client)
  await addStoryVacancies(world, client)
  await addStoryApplications(world, client)
  await addStoryAgreements(world, client)
  await addStoryFiles(world, client)
  await addStoryProjects(world, client)
  await addStoryInternships(world, client)
  await addStoryMessages(world, client)
  await addStoryMoney(world, client)
  await addStoryRepresentative(world, client)
  await addStoryBank(world, client)
  await addStoryPayees(world, client)
  await addStoryWorkforce(world, client)
  await addStoryAccess(world, client)
  await failFirstEvent(world, client)
  await happenThen(world, client)
}

/** The first delivery failed: the receiver did not serve its path yet. */
function failFirstEvent({ context }: World, { id }: Institution): Promise<unknown> {
  return context.db.inClient(
    id,
    async (tx) => {
      await sql`update webhook_evento set situacao = 'Falhou', tentativas = 9, diagnostico = 'CAMINHO_INEXISTENTE'
      where sequencia = 1`.execute(tx)
      await sql`insert into webhook_tentativa
        (cliente_id, destino_id, evento_id, inicio, duracao_ms, status, diagnostico, resposta)
      select cliente_id, destino_id, id, now(), 84, 404, diagnostico, 'Not Found' from webhook_evento
       where sequencia = 1`.execute(tx)
    },
    tester,
  )
}

/** SQL that replaces moments of this run by that of the story. */
const moved = (column: string) =>
  `"${column}" = case when "${column}" between now() - interval '1 hour' and now() + interval '1 minute'
   then timestamptz '${happened}' else "${column}" end`

/** Moves all rows of this run to the time of the examples. */
async function happenThen({ context }: World, { id }: Institution): Promise<void> {
  await context.owner.inClient(
    id,
    async (tx) => {
      const { rows } = await sql<{ relation: string; name: string }>`
      select c.oid::regclass::text as relation, a.attname as name
        from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.atttypid = 'timestamptz'::regtype and a.attnum > 0 and not a.attisdropped
         and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'cliente_id')
       order by 1, 2`.execute(tx)
      const columns = Map.groupBy(rows, ({ relation }) => relation)
      const filled = await sql<{ relation: string }>`${sql.join(
        [...columns.keys()].map(
          (one) => sql`select ${sql.lit(one)} as relation where exists (select from ${sql.raw(one)})`,
        ),
        sql` union all `,
      )}`.execute(tx)
      const statements = filled.rows.flatMap(({ relation }) => [
        `alter table ${relation} disable trigger user`,
        `update ${relation} set ${columns.get(relation)!.map(({ name }) => moved(name))}`,
        `alter table ${relation} enable trigger user`,
      ])
      await sql.raw(statements.join(';')).execute(tx)
    },
    tester,
  )
}
