import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import type { Sealer } from '../sealing.ts'
import type { FileStore } from './file-store.ts'
import { FolderObjects } from './folder.ts'
import type { OlderContents } from './older-contents.ts'
import { S3Objects } from './s3.ts'
import { SealedFiles } from './sealed-files.ts'

export type FilesConfig = Pick<Config, 'data' | 'files'>

/** Opens the configured store. Readers also pass the older contents in the database. */
export function openFiles({ data, files }: FilesConfig, sealer: Sealer, older?: OlderContents): FileStore {
  const objects = files.kind === 's3' ? new S3Objects(files) : new FolderObjects(join(data, 'arquivos'))
  return new SealedFiles(objects, sealer, older)
}
