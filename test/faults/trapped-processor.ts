import './trap.ts'

await import('../../server/inbound/processor-thread.ts')
