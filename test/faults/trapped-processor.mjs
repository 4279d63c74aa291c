import './trap.ts'

await import('../../server/inbound/run/processor-thread.ts')
