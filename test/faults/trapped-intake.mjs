import './trap.ts'

await import('../../server/inbound/receive/intake-thread.ts')
