import { bytesText } from '../server/bytes-text.ts'
import { findCluster, type OutsideCluster, outsideClusters } from '../server/store/embedded/clusters.ts'
import { clusterBase } from '../server/store/embedded/location.ts'
import { removeBase } from '../server/store/embedded/remove-cluster.ts'
import type { Call } from './call.ts'
import { confirmed, requireConfirmable } from './confirm.ts'
import { UsageError } from './errors.ts'

/** Shows the data folder and its cluster, and every cluster outside of a data folder. */
export function listDataCommand(call: Call, options: { json?: boolean }): void {
  const { data, databaseUrl } = call.config
  const base = databaseUrl ? undefined : clusterBase(data)
  const clusters = outsideClusters()
  const place = databaseUrl ? 'no PostgreSQL de DATABASE_URL' : base ? `em ${base}` : 'ainda não criado'
  const lines = clusters.map(
    (one) => `${one.base}\t${one.state}\t${bytesText(one.bytes)}\t${one.data ?? '(sem registro do dono)'}`,
  )
  call.print(
    options,
    {
      dados: data,
      banco: base ?? null,
      fora: clusters.map(({ base, data = null, state, bytes }) => ({
        banco: base,
        dados: data,
        estado: state,
        bytes,
      })),
    },
    [`Pasta de dados: ${data}; banco ${place}.`, ...lines].join('\n'),
  )
}

/** Removes a cluster outside of a data folder. */
export async function removeDataCommand(
  call: Call,
  named: string,
  options: { yes?: boolean; confirm?: string },
): Promise<void> {
  const cluster = findCluster(named)
  if (!cluster) throw new UsageError(`não há banco ${named}; veja vinculo data list.`)
  if (cluster.state === 'em uso') {
    throw new UsageError(
      `o banco ${cluster.base} está em uso. Pare o Vínculo de ${cluster.data ?? 'sua pasta'} antes. Se nenhum processo do Vínculo roda, pare o PostgreSQL que um deles deixou: kill -INT ${cluster.pid}`,
    )
  }
  if (!(await mayRemove(call, cluster, options))) {
    call.say('Nada foi removido.')
    return
  }
  // It may have been started while the question was open.
  if (findCluster(cluster.base)?.state === 'em uso') {
    throw new UsageError(`o banco ${cluster.base} foi iniciado agora e não foi removido.`)
  }
  await removeBase(cluster.base)
  call.say(`O banco ${cluster.base} (${bytesText(cluster.bytes)}) foi removido.`)
}

async function mayRemove(
  call: Call,
  { base, data, state, bytes }: OutsideCluster,
  options: { yes?: boolean; confirm?: string },
): Promise<boolean> {
  const size = bytesText(bytes)
  if (state === 'órfão') {
    requireConfirmable(call, options, 'a remoção')
    const question = `Remover o banco ${base} (${size}), cuja pasta de dados ${data} não existe? Se ela só está em um disco desmontado, responda não.`
    return options.yes || confirmed(call, question)
  }
  const wanted = data ?? base
  if (options.confirm === wanted) return true
  throw new UsageError(
    state === 'dono desconhecido'
      ? `o banco ${base} (${size}) não diz de que pasta de dados é. Se ninguém precisa dele, repita com --confirm ${wanted}`
      : `o banco ${base} (${size}) é da pasta de dados ${data}, que existe. Para removê-lo mesmo assim, repita com --confirm ${wanted}`,
  )
}
