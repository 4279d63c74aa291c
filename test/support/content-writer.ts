/**
 * A process that stores contents in a folder repeatedly, until it is killed or done. Arguments: the folder,
 * the secrets' folder, the client, the number of rounds, and the contents' seeds.
 */
import { loadSecrets } from '../../server/config/secrets.ts'
import { FolderObjects } from '../../server/store/files/folder.ts'
import { SealedFiles } from '../../server/store/files/sealed-files.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { contentOf } from './contents.ts'

const [folder, data, client, times, ...seeds] = process.argv.slice(2) as [string, string, string, string]
const sealer = new Sealer(loadSecrets({ data, keys: undefined }))
const files = new SealedFiles(new FolderObjects(folder), sealer)
for (let time = 0; time < Number(times); time++) {
  for (const seed of seeds) await files.put(Number(client), contentOf(`${seed}${time}`))
  if (time === 0) process.stdout.write('começou\n')
}
