import type { Attack } from '../attack.ts'
import { brokenHttp } from './broken-http.ts'
import { brokenJson } from './broken-json.ts'
import { endlessKeys } from './endless-keys.ts'
import { endlessLists } from './endless-lists.ts'
import { gzipBombs } from './gzip-bombs.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { longWords } from './long-words.ts'
import { nastyTexts } from './nasty-texts.ts'
import { oidcStarts } from './oidc-starts.ts'
import { pdfNames } from './pdf-names.ts'
import { signIns } from './sign-ins.ts'
import { silentWebhooks } from './silent-webhooks.ts'
import { slowReaders } from './slow-readers.ts'
import { strangersBodies } from './strangers-bodies.ts'
import { tokenGuesses } from './token-guesses.ts'
import { unreadDocs } from './unread-docs.ts'

export const attacks: readonly Attack[] = [
  nastyTexts,
  endlessLists,
  slowReaders,
  strangersBodies,
  endlessKeys,
  gzipBombs,
  signIns,
  tokenGuesses,
  silentWebhooks,
  oidcStarts,
  brokenHttp,
  brokenJson,
  idempotencyKeys,
  pdfNames,
  longWords,
  unreadDocs,
]
