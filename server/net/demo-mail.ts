import { join } from 'node:path'

/** The client of the sample data. */
export const demoClient = 'demo'

/** Folder of the sample client's messages where there is no mail server. */
export const demoMailFolder = (data: string): string => join(data, 'mensagens-demo')
