import { call, callForFile, type Sending, type SentContent, sendFile } from '../../client/call.ts'
import { Problem } from '../../client/problem.ts'
import type { Answer, Declared, Input } from '../../client/types.ts'
import { reactionTo } from './reactions.ts'
import type { SessionKeeper } from './session.ts'

/** Calls operations for the signed-in person. After a new sign-in or a new token the call is repeated. */
export function askerFor(keeper: SessionKeeper) {
  const mended = async <T>(run: () => Promise<T>, tried = false): Promise<T> => {
    try {
      return await run()
    } catch (error) {
      const reaction = error instanceof Problem ? reactionTo(error.code) : 'tell'
      if (reaction === 'sign-in') {
        await keeper.renewed()
        return mended(run)
      }
      if (reaction === 'renew' && !tried) {
        await keeper.load()
        return mended(run, true)
      }
      throw error
    }
  }
  return {
    ask: <D extends Declared>(declaration: D, input: Input<D>, sending?: Sending): Promise<Answer<D>> =>
      mended(() => call(keeper.connection, declaration, input, sending)),
    askForFile: <D extends Declared>(declaration: D, input: Input<D> & { formato: string }): Promise<Blob> =>
      mended(() => callForFile(keeper.connection, declaration, input)),
    sendContent: (file: File): Promise<SentContent> => mended(() => sendFile(keeper.connection, file)),
  }
}
