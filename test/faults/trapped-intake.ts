import './trap.ts'

await import('../../server/inbound/intake-thread.ts')
