import { Record } from '../Record.tsx'
import { MessageText } from './MessageText.tsx'

/** Page of a message with what it says. */
export const MessageRecord = () => <Record below={({ id }) => <MessageText id={Number(id)} />} />
