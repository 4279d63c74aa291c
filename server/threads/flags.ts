/** Node options of worker threads. Those of the process are not repeated; stack traces name source files here too. */
export const threadFlags: string[] = ['--enable-source-maps']
