import { join } from 'node:path'

/** The client of the sample data. */
export const demoClient = 'demo'

/** Where the letters of the sample client are, where there is no mail server. */
export const demoLetters = (data: string): string => join(data, 'mensagens-demo')
